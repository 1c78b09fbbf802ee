// Files written for iOS import QuartzCore for `CACurrentMediaTime()`, which is TouchKit's off
// Apple's systems.
@_exported import TouchKit
