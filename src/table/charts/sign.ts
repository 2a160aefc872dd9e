/** A part of a sign in 48 × 48, for the page and for a canvas: a filled shape, or a line where it has a stroke. */
export interface SignShape {
  /** SVG path data. */
  readonly d: string
  /** Width of the line; the shape is filled if omitted. */
  readonly stroke?: number
  /** The line has round ends. */
  readonly round?: true
  /** Overlapping parts of the path are holes. */
  readonly evenOdd?: true
}

/** A sign that is scaled and moved: where its centre lies in the 48 × 48 of the badge, and its size. */
export interface SignPlace {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** A badge in 48 × 48: its outline as SVG path data, the sign on it, and where that lies. */
export interface BadgeDrawing {
  readonly outline: string
  readonly sign: readonly SignShape[]
  readonly at: SignPlace
}

/** Paints the badge of a role: its field with an edge, and its sign. */
export const paintBadge =
  ({ outline, sign, at }: BadgeDrawing) =>
  (ctx: CanvasRenderingContext2D, colours: { readonly field: string; readonly charge: string }, edge: string): void => {
    const field = new Path2D(outline)
    ctx.fillStyle = colours.field
    // Not the fill of a list.
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
    ctx.fill(field)
    ctx.lineWidth = 1.6
    ctx.strokeStyle = edge
    ctx.stroke(field)
    paintSign(ctx, sign, colours.charge, at)
  }

/** Paints a sign in one colour into the 48 × 48 of a badge. */
export const paintSign = (
  ctx: CanvasRenderingContext2D,
  shapes: readonly SignShape[],
  colour: string,
  { x, y, scale }: SignPlace,
): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(scale, scale)
  ctx.translate(-24, -24)
  ctx.fillStyle = colour
  ctx.strokeStyle = colour
  for (const { d, stroke, round, evenOdd } of shapes) {
    const path = new Path2D(d)
    if (stroke === undefined) {
      // Not the fill of a list.
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
      ctx.fill(path, evenOdd ? 'evenodd' : 'nonzero')
    } else {
      ctx.lineWidth = stroke
      ctx.lineCap = round ? 'round' : 'butt'
      ctx.stroke(path)
    }
  }
  ctx.restore()
}
