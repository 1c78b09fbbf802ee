// Files written for iOS import CoreGraphics for points, rectangles and transforms. Off Apple's
// systems these come from Foundation and TouchKit.
@_exported import TouchKit
