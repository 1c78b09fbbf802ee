// The Clang side of the module UIKit: it exists so that `import UIKit.UIGestureRecognizerSubclass` compiles.
// Everything of substance is in TouchKit.
