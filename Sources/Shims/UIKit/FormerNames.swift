// What UIKit's types and constants were called in Swift 4.0: published files use these names to this day. UIKit itself has them for the Swift 4 mode only.
#if !hasFeature(Embedded)
  @available(*, deprecated, renamed: "UICollectionView.ScrollDirection")
  public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

  @available(*, deprecated, renamed: "UICollectionView.ScrollPosition")
  public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

  @available(*, deprecated, renamed: "UICollectionView.ElementCategory")
  public typealias UICollectionElementCategory = UICollectionView.ElementCategory

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
  public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
  public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
  public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
  public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

  @available(*, deprecated, renamed: "UIView.ContentMode")
  public typealias UIViewContentMode = UIView.ContentMode

  @available(*, deprecated, renamed: "UIView.AnimationOptions")
  public typealias UIViewAnimationOptions = UIView.AnimationOptions

  @available(*, deprecated, renamed: "UIView.AutoresizingMask")
  public typealias UIViewAutoresizing = UIView.AutoresizingMask
#endif
