// Declarations that older type libraries lack.

interface Navigator {
  readonly userActivation?: { readonly hasBeenActive: boolean }
}
interface Document {
  readonly featurePolicy?: { allowsFeature(feature: string): boolean }
}
interface PointerEvent {
  readonly altitudeAngle?: number
  readonly azimuthAngle?: number
}
type RequestPriority = 'high' | 'low' | 'auto'
interface RequestInit {
  priority?: RequestPriority
}
