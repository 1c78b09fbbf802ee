import Testing
import TouchKit

@Suite struct FontTests {
  @Test func `A label's font is its size and its weight`() {
    let label = UILabel(frame: .zero)
    #expect(label.font == .systemFont(ofSize: 17))
    label.font = .systemFont(ofSize: 30, weight: .semibold)
    #expect(label.fontSize == 30 && label.fontWeight == 600)
    #expect(label.font.lineHeight == 36)
    label.fontWeight = 700
    #expect(label.font == .boldSystemFont(ofSize: 30))
    label.font = nil
    #expect(label.fontSize == 17 && label.fontWeight == 400)
  }

  @Test func `A weight between two with a name is the nearer one`() {
    #expect(
      UIFont.systemFont(ofSize: 12, weight: .init(rawValue: 0.5))
        == .systemFont(ofSize: 12, weight: .heavy))
    #expect(
      UIFont.systemFont(ofSize: 12, weight: .init(rawValue: -3)).withSize(13)
        == .systemFont(ofSize: 13, weight: .ultraLight))
  }

  @Test func `A text is as large as what it is for`() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    #expect(
      styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
        == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: .headline)
    #expect(label.fontWeight == 600 && label.font == .preferredFont(forTextStyle: .headline))
  }
}
