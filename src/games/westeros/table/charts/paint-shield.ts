import type { RoleColours } from '../../../../table/charts/story'
import type { HouseId } from '../../box/box'
import { FIELD, SIGILS } from '../sigils'

const shape = (path: string): Path2D => new Path2D(path)

/** Paints the shield of a house with its sigil on a canvas. Size 48 × 48 px, position at the origin. */
export const paintShield = (ctx: CanvasRenderingContext2D, house: HouseId, colours: RoleColours, edge: string): void => {
  const { fills, line } = SIGILS[house]
  const field = shape(FIELD)
  ctx.fillStyle = colours.field
  ctx.fill(field)
  ctx.lineWidth = 1.6
  ctx.strokeStyle = edge
  ctx.stroke(field)
  ctx.translate(24, 22.5)
  ctx.scale(0.7, 0.7)
  ctx.translate(-24, -24)
  ctx.fillStyle = colours.charge
  for (const path of fills) ctx.fill(shape(path), 'evenodd')
  if (line === undefined) return
  ctx.strokeStyle = colours.charge
  ctx.lineWidth = line.width
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.stroke(shape(line.path))
}
