/** Shape on a badge with a 48 × 48 grid: a filled path, or a line if `stroke` is given. */
export interface SignShape {
  /** SVG path data. */
  readonly d: string
  /** Width of the line; if omitted, the shape is filled. */
  readonly stroke?: number
  /** Whether the ends of the line are round. */
  readonly round?: true
  /** Whether overlapping areas of the path are holes. */
  readonly evenOdd?: true
}

/** Centre of the scaled emblem within the 48 × 48 badge, and the scale of the emblem. */
export interface SignPlace {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Badge on a 48 × 48 grid: its outline as SVG path data, the emblem on the badge, and the position of the emblem. */
export interface BadgeDrawing {
  readonly outline: string
  readonly sign: readonly SignShape[]
  readonly at: SignPlace
}

/** Returns a function that paints the badge of a role: its background with an edge, and its emblem. */
export const paintBadge =
  ({ outline, sign, at }: BadgeDrawing) =>
  (ctx: CanvasRenderingContext2D, colours: { readonly field: string; readonly charge: string }, edge: string): void => {
    const field = new Path2D(outline)
    ctx.fillStyle = colours.field
    // Canvas fill, not `Array.fill`.
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
    ctx.fill(field)
    ctx.lineWidth = 1.6
    ctx.strokeStyle = edge
    ctx.stroke(field)
    paintSign(ctx, sign, colours.charge, at)
  }

/** Paints an emblem in one colour into a 48 × 48 badge. */
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
      // Canvas fill, not `Array.fill`.
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
