import { apart, linePoints, pathOf, xOf, yOf, type Frame } from '../../ui/chart/geometry'
import { lengthOf, type Played } from './format'
import { coloursOf, patternOf, type Colours } from './paint'
import type { ChartRole, GameStory, LinesData } from './story'
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
 * The picture as a PNG: who won, the first chart with lines, and how all stood.
 * @returns undefined: this browser makes none
 */
export const gameInPicture = async (story: GameStory, played: Played, speech: ChartWords): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const ctx = canvas.getContext('2d')
  if (ctx === null) return undefined
  const colours = coloursOf(story.roles.map(({ role }) => role))
  const pen: Pen = { ctx, colours }
  await lettersFor(`${played.title}${story.ending?.title ?? ''}`)
  ctx.fillStyle = colours.ground
  ctx.fillRect(0, 0, WIDTH, HEIGHT)
  await banner(pen, story, played, speech)
  const chart = story.charts.find((one) => one.kind === 'lines')
  if (chart !== undefined) lines(pen, story, chart, { left: EDGE + 34, top: BANNER + 104, right: WIDTH - EDGE - 76, bottom: BANNER + 440 })
  rows(pen, story, chart === undefined ? BANNER + 60 : BANNER + 500)
  ctx.font = `500 26px ${PLAIN}`
  ctx.fillStyle = colours.ink3
  ctx.textAlign = 'center'
  ctx.fillText(`${played.title} · Castellan`, WIDTH / 2, HEIGHT - 30, WIDTH - 2 * EDGE)
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

const banner = async (pen: Pen, story: GameStory, { title: name, minutes }: Played, speech: ChartWords): Promise<void> => {
  const { ctx, colours } = pen
  const winners = story.roles.filter(({ role }) => story.ending?.winners.includes(role) === true)
  const [only, ...others] = winners
  const house = only !== undefined && others.length === 0 ? colours.roles.get(only.role) : undefined
  ctx.fillStyle = house?.field ?? colours.surface
  ctx.fillRect(0, 0, WIDTH, BANNER)
  const pattern = house === undefined ? undefined : await patternOf(ctx, house.pattern)
  if (pattern !== undefined) {
    ctx.fillStyle = pattern
    ctx.fillRect(0, 0, WIDTH, BANNER)
  }
  const size = winners.length === 1 ? 190 : 120
  winners.forEach((winner, at) => badge(pen, winner, WIDTH / 2 + (at - winners.length / 2) * (size + 20) + 10, 28, size, house?.charge))
  const title = story.ending?.title ?? name
  const below = story.ending?.how ?? story.where
  const big = fitting(ctx, title, 68, WIDTH - 2 * EDGE - 60)
  // Words stand on a plate of the plain field, never straight on a pattern.
  ctx.fillStyle = house?.field ?? colours.surface
  plate(ctx, EDGE, 236, WIDTH - 2 * EDGE, 152, 24)
  ctx.fillStyle = house?.charge ?? colours.ink
  ctx.textAlign = 'center'
  ctx.font = `700 ${big}px ${VOICE}`
  ctx.fillText(title, WIDTH / 2, 314)
  ctx.font = `500 30px ${PLAIN}`
  ctx.fillText(`${below} · ${lengthOf(speech, story.rounds, minutes)}`, WIDTH / 2, 362, WIDTH - 2 * EDGE - 40)
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

const badge = ({ ctx, colours }: Pen, { role, paint }: ChartRole, x: number, y: number, size: number, edge?: string): void => {
  const own = colours.roles.get(role)
  if (own === undefined) return
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(size / 48, size / 48)
  paint(ctx, own, edge ?? own.edge)
  ctx.restore()
}

const lines = (pen: Pen, { roles }: GameStory, { title, goal, rounds, values }: LinesData, frame: Frame): void => {
  const { ctx, colours } = pen
  const all = roles.map(({ role }) => values[role] ?? [])
  const highest = Math.max(1, goal?.value ?? 0, ...all.flatMap((line) => line.map((value) => value ?? 0)))
  ctx.textAlign = 'left'
  ctx.fillStyle = colours.ink
  ctx.font = `600 38px ${VOICE}`
  ctx.fillText(title, EDGE, BANNER + 62)
  ctx.font = `500 24px ${PLAIN}`
  ctx.fillStyle = colours.ink3
  ctx.textAlign = 'right'
  if (goal !== undefined) ctx.fillText(goal.label, WIDTH - EDGE, BANNER + 60)
  const gap = Math.ceil(highest / 12)
  for (let level = 0; level <= highest; level += gap) {
    const y = yOf(frame, highest, level)
    ctx.strokeStyle = level === goal?.value ? colours.ink3 : colours.line
    ctx.setLineDash(level === goal?.value ? [4, 10] : [])
    ctx.lineWidth = level === goal?.value ? 3 : 1.5
    ctx.stroke(new Path2D(`M${frame.left} ${y}H${frame.right}`))
    ctx.textAlign = 'right'
    ctx.fillText(`${level}`, frame.left - 16, y + 8)
  }
  ctx.setLineDash([])
  ctx.textAlign = 'center'
  rounds.forEach(({ mark }, at) => ctx.fillText(mark, xOf(frame, rounds.length, at), frame.bottom + 36))
  const points = linePoints(frame, highest, all, 9)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  roles.forEach(({ role, dash }, at) => {
    const own = colours.roles.get(role)
    if (own === undefined) return
    const path = new Path2D(pathOf(points[at] ?? []))
    const strokes: readonly (readonly [string, number, readonly number[]])[] = [
      [own.edge, 14, []],
      [own.field, 9.5, []],
      [own.charge, 3.4, (dash ?? '').split(' ').map((length) => Number(length) * 2.2)],
    ]
    for (const [colour, width, gaps] of dash === undefined ? strokes.slice(0, 2) : strokes) {
      ctx.strokeStyle = colour
      ctx.lineWidth = width
      ctx.setLineDash([...gaps])
      ctx.stroke(path)
    }
  })
  ctx.setLineDash([])
  const wanted = points.map((line) => (line.at(-1)?.y ?? frame.bottom) - 24)
  const places = apart(wanted, 50, frame.bottom)
  roles.forEach((role, at) => badge(pen, role, frame.right + 24, places[at] ?? 0, 48))
}

const rows = (pen: Pen, { standings, roles }: GameStory, from: number): void => {
  const { ctx, colours } = pen
  standings.forEach(({ role, figure }, at) => {
    const who = roles.find((one) => one.role === role)
    if (who === undefined) return
    const y = from + at * 64
    ctx.strokeStyle = colours.line
    ctx.lineWidth = 1.5
    ctx.stroke(new Path2D(`M${EDGE} ${y}H${WIDTH - EDGE}`))
    badge(pen, who, EDGE, y + 8, 48)
    ctx.textAlign = 'left'
    ctx.fillStyle = colours.ink
    ctx.font = `600 30px ${PLAIN}`
    ctx.fillText([who.name, who.player].filter((name) => name !== undefined).join(' · '), EDGE + 68, y + 43, 560)
    ctx.textAlign = 'right'
    ctx.font = `500 28px ${PLAIN}`
    ctx.fillText(figure, WIDTH - EDGE, y + 42, 420)
  })
}
