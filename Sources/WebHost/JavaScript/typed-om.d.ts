// Declarations that older type libraries lack.

interface CSSStyleValue {}
declare class CSSTransformComponent {}
declare class CSSMatrixComponent extends CSSTransformComponent {
  constructor(matrix: DOMMatrix, options?: { is2D?: boolean })
}
declare class CSSTransformValue implements CSSStyleValue {
  constructor(components: CSSTransformComponent[])
}
interface Element {
  readonly attributeStyleMap: { set(property: string, value: CSSStyleValue): void }
}
interface Navigator {
  readonly userActivation?: { readonly hasBeenActive: boolean }
}
interface PointerEvent {
  readonly altitudeAngle?: number
  readonly azimuthAngle?: number
}
