import Foundation

/// What a person has said of a photo, and its file does not.
struct PhotoMarks: Equatable, Sendable {
  /// Comes before the file's own rating; 0 for none, nil where none was given.
  var rating: Int?
  var isFavourite = false

  var isNothing: Bool { rating == nil && !isFavourite }
}

/// What is to be said of a photo from now on.
package struct MarkChange: Equatable, Sendable {
  package enum Rating: Equatable, Sendable {
    case stays
    /// The one in the photo's file.
    case ofFile
    /// Within ``PhotoIndex/ratings``.
    case given(Int)
  }

  package var rating: Rating

  /// Nil where that stays as it is.
  package var isFavourite: Bool?

  package init(rating: Rating = .stays, isFavourite: Bool? = nil) {
    (self.rating, self.isFavourite) = (rating, isFavourite)
  }
}
