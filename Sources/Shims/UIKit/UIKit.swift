// What `import UIKit` means off Apple's systems: TouchKit under UIKit's name, and the Clang module of the
// same name, which carries the submodules that recognizers import (`UIKit.UIGestureRecognizerSubclass`).
@_exported import TouchKit
@_exported import UIKit

#if !hasFeature(Embedded)
  @_exported import Foundation
#endif
