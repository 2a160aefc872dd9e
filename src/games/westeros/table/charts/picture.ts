import { apart, linePoints, pathOf, xOf, yOf, type Frame } from '../../../../ui/chart/geometry'
import type { HouseId } from '../../box/box'
import type { Chronicle } from '../../views/timeline'
import { better, standings, threshold } from '../../rules/victory'
import type { GameWords } from '../../words'
import { HOUSE_NAMES, playerOf } from '../../words/lookup'
import { SIGILS } from '../sigils'
import { DASHES } from './houses'
import { coloursOf, patternOf, type Colours, type HouseColours } from './paint'
import { valuesOf } from './story'
import { lengthOf, type Told } from './telling'
import type { ChartWords } from './words'

/** The result of a game as one picture, drawn on a canvas: the letters and colours are those of the page. */

const WIDTH = 1080
const HEIGHT = 1350
const BANNER = 420
const EDGE = 56
const VOICE = "'Alegreya Variable', Georgia, serif"
const PLAIN = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

/** What is drawn with. */
interface Pen {
  readonly ctx: CanvasRenderingContext2D
  readonly colours: Colours
}

/**
 * The picture as a PNG: who won, the castles of every house by round, and how all stood.
 * @returns undefined: this browser makes none
 */
export const gameInPicture = async (
  told: Told & { readonly chronicle: Chronicle },
  game: GameWords,
  speech: ChartWords,
): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const ctx = canvas.getContext('2d')
  if (ctx === null) return undefined
  const { state, chronicle } = told
  const colours = coloursOf(state.playing)
  const pen: Pen = { ctx, colours }
  await lettersFor(`${told.title}${game.standing.title(state)}`)
  ctx.fillStyle = colours.ground
  ctx.fillRect(0, 0, WIDTH, HEIGHT)
  await banner(pen, told, game, speech)
  castles(pen, told, { left: EDGE + 34, top: BANNER + 104, right: WIDTH - EDGE - 76, bottom: BANNER + 440 }, chronicle, speech)
  rows(pen, told, game, BANNER + 500)
  ctx.font = `500 26px ${PLAIN}`
  ctx.fillStyle = colours.ink3
  ctx.textAlign = 'center'
  ctx.fillText(`${told.title} · Castellan`, WIDTH / 2, HEIGHT - 30, WIDTH - 2 * EDGE)
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'))
}

/** Waits for the letters of the page; where they do not come, others stand in. */
const lettersFor = async (text: string): Promise<void> => {
  try {
    await Promise.all([document.fonts.load(`700 64px ${VOICE}`, text), document.fonts.load(`600 30px ${VOICE}`, text)])
  } catch {
    // Georgia, or whatever serif there is.
  }
}

const banner = async ({ ctx, colours }: Pen, told: Told, { outcome, standing, names }: GameWords, speech: ChartWords): Promise<void> => {
  const { state, minutes } = told
  const winners = state.outcome?.winners ?? []
  const [only, ...others] = winners
  const house = only !== undefined && others.length === 0 ? colours.houses[only] : undefined
  ctx.fillStyle = house?.field ?? colours.surface
  ctx.fillRect(0, 0, WIDTH, BANNER)
  const pattern = house === undefined ? undefined : await patternOf(ctx, house.pattern)
  if (pattern !== undefined) {
    ctx.fillStyle = pattern
    ctx.fillRect(0, 0, WIDTH, BANNER)
  }
  const size = winners.length === 1 ? 190 : 120
  winners.forEach((winner, at) =>
    shield({ ctx, colours }, winner, WIDTH / 2 + (at - winners.length / 2) * (size + 20) + 10, 28, size, house?.charge),
  )
  const title = state.outcome === undefined ? told.title : standing.title(state)
  const below = state.outcome === undefined ? names.round(state.round, state.box.rounds) : outcome[state.outcome.how]
  const big = fitting(ctx, title, 68, WIDTH - 2 * EDGE - 60)
  // Words stand on a plate of the plain field, never straight on a pattern.
  ctx.fillStyle = house?.field ?? colours.surface
  plate(ctx, EDGE, 236, WIDTH - 2 * EDGE, 152, 24)
  ctx.fillStyle = house?.charge ?? colours.ink
  ctx.textAlign = 'center'
  ctx.font = `700 ${big}px ${VOICE}`
  ctx.fillText(title, WIDTH / 2, 314)
  ctx.font = `500 30px ${PLAIN}`
  ctx.fillText(`${below} · ${lengthOf(speech, state, minutes)}`, WIDTH / 2, 362, WIDTH - 2 * EDGE - 40)
}

/** The size at which a text fits into a width. */
const fitting = (ctx: CanvasRenderingContext2D, text: string, size: number, width: number): number => {
  ctx.font = `700 ${size}px ${VOICE}`
  return Math.floor(size * Math.min(1, width / ctx.measureText(text).width))
}

const plate = (ctx: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, corner: number): void => {
  const [right, bottom] = [x + width, y + height]
  ctx.beginPath()
  ctx.moveTo(x + corner, y)
  ctx.arcTo(right, y, right, bottom, corner)
  ctx.arcTo(right, bottom, x, bottom, corner)
  ctx.arcTo(x, bottom, x, y, corner)
  ctx.arcTo(x, y, right, y, corner)
  ctx.fill()
}

const shape = (path: string): Path2D => new Path2D(path)

const shield = ({ ctx, colours }: Pen, house: HouseId, x: number, y: number, size: number, edge?: string): void => {
  const own: HouseColours = colours.houses[house]
  const { fills, line } = SIGILS[house]
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(size / 48, size / 48)
  const field = shape('M4 3h40v20c0 11.5-8.5 18.5-20 22.5C12.5 41.5 4 34.5 4 23z')
  ctx.fillStyle = own.field
  ctx.fill(field)
  ctx.lineWidth = 1.6
  ctx.strokeStyle = edge ?? own.edge
  ctx.stroke(field)
  ctx.translate(24, 22.5)
  ctx.scale(0.7, 0.7)
  ctx.translate(-24, -24)
  ctx.fillStyle = own.charge
  for (const path of fills) ctx.fill(shape(path), 'evenodd')
  if (line !== undefined) {
    ctx.strokeStyle = own.charge
    ctx.lineWidth = line.width
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    ctx.stroke(new Path2D(line.path))
  }
  ctx.restore()
}

const castles = (pen: Pen, { state }: Told, frame: Frame, { rounds }: Chronicle, { words, say }: ChartWords): void => {
  const { ctx, colours } = pen
  const goal = threshold(state)
  const lines = state.playing.map((house) => valuesOf(rounds, house, 'castles'))
  const highest = Math.max(goal, ...lines.flatMap((values) => values.map((value) => value ?? 0)))
  ctx.textAlign = 'left'
  ctx.fillStyle = colours.ink
  ctx.font = `600 38px ${VOICE}`
  ctx.fillText(words.castles.title, EDGE, BANNER + 62)
  ctx.font = `500 24px ${PLAIN}`
  ctx.fillStyle = colours.ink3
  ctx.textAlign = 'right'
  ctx.fillText(say(words.castles.goal, { n: goal }), WIDTH - EDGE, BANNER + 60)
  for (let level = 0; level <= highest; level++) {
    const y = yOf(frame, highest, level)
    ctx.strokeStyle = level === goal ? colours.ink3 : colours.line
    ctx.setLineDash(level === goal ? [4, 10] : [])
    ctx.lineWidth = level === goal ? 3 : 1.5
    ctx.stroke(new Path2D(`M${frame.left} ${y}H${frame.right}`))
    ctx.textAlign = 'right'
    ctx.fillText(`${level}`, frame.left - 16, y + 8)
  }
  ctx.setLineDash([])
  ctx.textAlign = 'center'
  rounds.forEach(({ round }, at) => ctx.fillText(`${round}`, xOf(frame, rounds.length, at), frame.bottom + 36))
  const points = linePoints(frame, highest, lines, 9)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  state.playing.forEach((house, at) => {
    const path = new Path2D(pathOf(points[at] ?? []))
    const { edge, field, charge } = colours.houses[house]
    const strokes: readonly (readonly [string, number, readonly number[]])[] = [
      [edge, 14, []],
      [field, 9.5, []],
      [charge, 3.4, (DASHES[house] ?? '').split(' ').map((length) => Number(length) * 2.2)],
    ]
    for (const [colour, width, dash] of DASHES[house] === undefined ? strokes.slice(0, 2) : strokes) {
      ctx.strokeStyle = colour
      ctx.lineWidth = width
      ctx.setLineDash([...dash])
      ctx.stroke(path)
    }
  })
  ctx.setLineDash([])
  const wanted = points.map((line) => (line.at(-1)?.y ?? frame.bottom) - 24)
  const places = apart(wanted, 50, frame.bottom)
  state.playing.forEach((house, at) => shield(pen, house, frame.right + 24, places[at] ?? 0, 48))
}

const rows = (pen: Pen, { state }: Told, { names }: GameWords, from: number): void => {
  const { ctx, colours } = pen
  standings(state)
    .toSorted(better)
    .forEach(({ house, castles: held }, at) => {
      const y = from + at * 64
      ctx.strokeStyle = colours.line
      ctx.lineWidth = 1.5
      ctx.stroke(new Path2D(`M${EDGE} ${y}H${WIDTH - EDGE}`))
      shield(pen, house, EDGE, y + 8, 48)
      ctx.textAlign = 'left'
      ctx.fillStyle = colours.ink
      ctx.font = `600 30px ${PLAIN}`
      ctx.fillText([HOUSE_NAMES[house], playerOf(state, house)].filter((name) => name !== undefined).join(' · '), EDGE + 68, y + 43, 560)
      ctx.textAlign = 'right'
      ctx.font = `500 28px ${PLAIN}`
      ctx.fillText(names.count.castleAreas(held), WIDTH - EDGE, y + 42, 420)
    })
}
