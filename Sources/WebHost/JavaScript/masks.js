// Of a layer with a mask only what is opaque in the mask is seen. Shapes that are filled with one opaque color are a path that cuts; a gradient, and anything else that is drawn, is a picture.

/** @typedef {{ x: number, y: number, width: number, height: number, a: number, b: number, c: number, d: number, tx: number, ty: number }} Place */
/** @typedef {Place & { element: HTMLElement, drawing: SVGSVGElement | null }} Mask */
/** @typedef {{ element: HTMLElement, width: number, height: number, scrollX: number, scrollY: number, mask: Mask | null }} Masked */

const nothing = 'inset(50%)'

// Shows what the mask of a layer lets through now.
/** @param {Masked} layer */
export function setMask({ element: { style }, width, height, scrollX, scrollY, mask }) {
  style.clipPath = style.mask = ''
  if (!mask) return
  const { a, b, c, d, element } = mask, opacity = element.hidden ? 0 : Number(element.style.opacity || 1)
  const x = mask.x + mask.tx + (mask.width - a * mask.width - c * mask.height) / 2 - scrollX
  const y = mask.y + mask.ty + (mask.height - b * mask.width - d * mask.height) / 2 - scrollY
  const gradient = element.style.backgroundImage, shapes = [...mask.drawing?.children ?? []]
  if (opacity === 0 || !gradient && shapes.length === 0) {
    style.clipPath = nothing
  } else if (gradient) {
    style.mask = `linear-gradient(rgb(0 0 0 / ${opacity}) 0 0), ${gradient} ${x}px ${y}px / ${mask.width}px ${mask.height}px no-repeat`
    style.maskComposite = 'intersect'
  } else if (opacity === 1 && shapes.length === 1 && cuts(shapes[0])) {
    const [shape] = shapes, rule = shape.getAttribute('fill-rule') ?? 'nonzero'
    /** @param {string} _ @param {string} h @param {string} v */
    const moved = (_, h, v) => `${a * +h + c * +v + x} ${b * +h + d * +v + y}`
    const path = (shape.getAttribute('d') ?? '').replace(/([-+.e\d]+) ([-+.e\d]+)/g, moved)
    style.clipPath = path ? `path(${rule}, "${path}")` : nothing
  } else {
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`
      + `<g opacity="${opacity}" transform="matrix(${a} ${b} ${c} ${d} ${x} ${y})">${mask.drawing?.innerHTML}</g></svg>`
    style.mask = `url("data:image/svg+xml,${encodeURIComponent(picture)}") 0 0 / ${width}px ${height}px no-repeat`
  }
}

// True for a shape without a line, of a color that lets nothing through.
/** @param {Element} shape */
function cuts(shape) {
  return shape.getAttribute('stroke') === 'none' && shape.getAttribute('fill')?.endsWith('/ 1)')
}
