/**
 * Functions that draw an SVG of the page on a canvas with its computed styles: paths, rects, circles, texts, groups
 * and patterns. CSS transforms are ignored; only the attribute `transform` is used.
 */

/** Applies the attribute `transform` of an SVG element to the canvas. */
const place = (ctx: CanvasRenderingContext2D, { transform: { baseVal } }: SVGGraphicsElement): void => {
  for (let at = 0; at < baseVal.numberOfItems; at++) {
    const { a, b, c, d, e, f } = baseVal.getItem(at).matrix
    ctx.transform(a, b, c, d, e, f)
  }
}

const numberOf = (node: Element, name: string): number => Number(node.getAttribute(name) ?? 0)

/** Returns the path of a rectangle with rounded corners, drawn clockwise. Older browsers have no `roundRect`. */
export const roundedRect = (x: number, y: number, width: number, height: number, corner: number): Path2D => {
  const [right, bottom] = [x + width, y + height]
  const r = Math.min(corner, width / 2, height / 2)
  const path = new Path2D()
  path.moveTo(x + r, y)
  path.arcTo(right, y, right, bottom, r)
  path.arcTo(right, bottom, x, bottom, r)
  path.arcTo(x, bottom, x, y, r)
  path.arcTo(x, y, right, y, r)
  path.closePath()
  return path
}

const shapeOf = (node: Element): Path2D | undefined => {
  const n = (name: string) => numberOf(node, name)
  switch (node.localName) {
    case 'path':
      return new Path2D(node.getAttribute('d') ?? '')
    case 'rect':
      return roundedRect(n('x'), n('y'), n('width'), n('height'), n('rx'))
    case 'circle': {
      const circle = new Path2D()
      circle.arc(n('cx'), n('cy'), n('r'), 0, 2 * Math.PI)
      return circle
    }
    default:
      return undefined
  }
}

/** Number of canvas pixels per unit of an SVG pattern, so that patterns are sharp on high-resolution screens. */
const FINE = 3

/** Returns the SVG pattern `url("#id")` as a canvas pattern; undefined if the pattern does not exist. */
const patternOf = (ctx: CanvasRenderingContext2D, node: Element, paint: string): CanvasPattern | undefined => {
  const [, id] = /^url\("?#([^")]+)"?\)/.exec(paint) ?? []
  const pattern = id === undefined ? undefined : node.closest('svg')?.querySelector(`#${CSS.escape(id)}`)
  if (!pattern) return undefined
  const tile = document.createElement('canvas')
  tile.width = numberOf(pattern, 'width') * FINE
  tile.height = numberOf(pattern, 'height') * FINE
  const on = tile.getContext('2d')
  if (on === null) return undefined
  on.scale(FINE, FINE)
  for (const child of pattern.children) paintSvg(on, child)
  const made = ctx.createPattern(tile, 'repeat') ?? undefined
  made?.setTransform(new DOMMatrix().scale(1 / FINE))
  return made
}

/** Converts a CSS fill or stroke value to a canvas style; undefined for `none`. */
const inkOf = (ctx: CanvasRenderingContext2D, node: Element, paint: string): string | CanvasPattern | undefined =>
  paint === 'none' ? undefined : paint.startsWith('url(') ? patternOf(ctx, node, paint) : paint

/**
 * Sets the fill and stroke styles of the canvas from the computed style of an element. Returns for fill and stroke whether
 * they must be painted.
 */
const pens = (ctx: CanvasRenderingContext2D, node: Element, style: CSSStyleDeclaration) => {
  const field = inkOf(ctx, node, style.fill)
  const width = Number.parseFloat(style.strokeWidth)
  const edge = width > 0 ? inkOf(ctx, node, style.stroke) : undefined
  if (field !== undefined) ctx.fillStyle = field
  if (edge !== undefined) {
    ctx.strokeStyle = edge
    ctx.lineWidth = width
    ctx.lineCap = style.strokeLinecap as CanvasLineCap
    ctx.lineJoin = style.strokeLinejoin as CanvasLineJoin
    ctx.setLineDash(style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[\s,]+/).map(Number.parseFloat))
  }
  return { hasField: field !== undefined, hasEdge: edge !== undefined }
}

const paintShape = (ctx: CanvasRenderingContext2D, node: Element, style: CSSStyleDeclaration): void => {
  const shape = shapeOf(node)
  if (shape === undefined) return
  const { hasField, hasEdge } = pens(ctx, node, style)
  if (hasField) ctx.fill(shape, style.fillRule as CanvasFillRule)
  if (hasEdge) ctx.stroke(shape)
}

const ALIGN: Readonly<Record<string, CanvasTextAlign>> = { start: 'left', middle: 'center', end: 'right' }

/** Draws an SVG text on the canvas. If the text has `<tspan>` lines, draws each line at its `dy` offset from the previous line. */
const paintText = (ctx: CanvasRenderingContext2D, node: Element, style: CSSStyleDeclaration): void => {
  const size = Number.parseFloat(style.fontSize)
  ctx.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  ctx.textAlign = ALIGN[style.textAnchor] ?? 'left'
  const { hasField, hasEdge } = pens(ctx, node, style)
  let y = numberOf(node, 'y')
  for (const line of node.children.length === 0 ? [node] : node.children) {
    const x = numberOf(line.hasAttribute('x') ? line : node, 'x')
    const down = line.getAttribute('dy') ?? '0'
    y += down.endsWith('em') ? Number.parseFloat(down) * size : Number(down)
    const text = line.textContent ?? ''
    const edgeFirst = style.paintOrder.startsWith('stroke')
    if (hasEdge && edgeFirst) ctx.strokeText(text, x, y)
    if (hasField) ctx.fillText(text, x, y)
    if (hasEdge && !edgeFirst) ctx.strokeText(text, x, y)
  }
}

/** Names of the SVG elements that are not rendered. */
const UNSEEN = new Set(['defs', 'title', 'desc', 'pattern', 'marker', 'clipPath'])

/**
 * Draws an SVG element and its children on a canvas.
 * @param ctx context in the coordinates of the SVG; its state is restored
 */
export const paintSvg = (ctx: CanvasRenderingContext2D, node: Element): void => {
  if (UNSEEN.has(node.localName)) return
  const style = getComputedStyle(node)
  if (style.display === 'none') return
  ctx.save()
  if (node instanceof SVGGraphicsElement) place(ctx, node)
  ctx.globalAlpha *= Number(style.opacity)
  if (node.localName === 'text') paintText(ctx, node, style)
  else {
    paintShape(ctx, node, style)
    for (const child of node.children) paintSvg(ctx, child)
  }
  ctx.restore()
}
