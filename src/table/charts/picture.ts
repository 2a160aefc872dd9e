import { playersOf } from '../../session/players'
import { apart, gapsIn, levelsUpTo, linePoints, namedColumns, pathOf, xsOf, yOf, type Frame } from '../../ui/chart/geometry'
import { lengthOf, withPlainSpaces, type Played } from './format'
import { coloursOf, patternOf, type Colours } from './paint'
import type { BoardDrawing, ChartRole, Ending, GameStory, LinesData } from './story'
import type { ChartWords } from './words'

/** Draws the result of a game as a picture on a canvas, in the fonts and colours of the page. */

const WIDTH = 1080
/** Height of the area above the banner, which contains the title of the game. */
const HEAD = 84
const BANNER = HEAD + 420
/**
 * Heights in pixels of the areas below the banner: chart, row of the ranking, row of a comparison that decided the game, and footer. The
 * picture is as high as its content.
 */
const [CHART, ROW, STEP, FOOT] = [500, 64, 46, 78] as const
const EDGE = 56
const VOICE = "'Alegreya Variable', Georgia, serif"
const PLAIN = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

/** Canvas context and colours with which the picture is drawn. */
interface Pen {
  readonly ctx: CanvasRenderingContext2D
  readonly colours: Colours
}

/** Draws the result as a PNG: the winner, the first line chart, and the ranking. @returns undefined if the browser cannot create it */
export const gameInPicture = async (story: GameStory, played: Played, speech: ChartWords): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  const chart = story.charts.find((one) => one.kind === 'lines')
  const { drawing } = story
  const shift = drawing === undefined ? 0 : drawing.height + 50
  const standingsAt = shift + (chart === undefined ? BANNER + 40 : BANNER + CHART)
  const steps = story.ending?.steps ?? []
  const stepsAt = standingsAt + story.standings.length * ROW + 30
  const height = stepsAt + (steps.length === 0 ? 0 : 62 + steps.length * STEP) + FOOT
  canvas.height = height
  const ctx = canvas.getContext('2d')
  if (ctx === null) return undefined
  const colours = coloursOf(story.roles)
  const pen: Pen = { ctx, colours }
  await lettersFor(`${played.title}${story.ending?.title ?? ''}`)
  ctx.fillStyle = colours.ground
  ctx.fillRect(0, 0, WIDTH, height)
  ctx.fillStyle = colours.ink
  ctx.textAlign = 'center'
  ctx.font = `600 ${fitting(ctx, story.title, 40, WIDTH - 2 * EDGE)}px ${VOICE}`
  ctx.fillText(story.title, WIDTH / 2, 56)
  await banner(pen, story, played, speech)
  if (drawing !== undefined) board(pen, story, drawing)
  ctx.translate(0, shift)
  if (chart !== undefined) lines(pen, story, chart, { left: EDGE + 34, top: BANNER + 104, right: WIDTH - EDGE - 132, bottom: BANNER + 440 })
  ctx.translate(0, -shift)
  rows(pen, story, standingsAt)
  if (steps.length > 0) decided(pen, steps, speech.words.decided.title, stepsAt)
  ctx.font = `500 26px ${PLAIN}`
  ctx.fillStyle = colours.ink3
  ctx.textAlign = 'center'
  ctx.fillText(`${played.title} · Castellan`, WIDTH / 2, height - 30, WIDTH - 2 * EDGE)
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'))
}

/** Waits until the fonts of the page are loaded. */
const lettersFor = async (text: string): Promise<void> => {
  try {
    await Promise.all([document.fonts.load(`700 64px ${VOICE}`, text), document.fonts.load(`600 30px ${VOICE}`, text)])
  } catch {
    // If the font fails to load, the fallback serif font is used.
  }
}

const banner = async (pen: Pen, story: GameStory, { title: name, minutes }: Played, speech: ChartWords): Promise<void> => {
  const { ctx, colours } = pen
  const winners = story.roles.filter(({ role }) => story.ending?.winners.includes(role) === true)
  const [only, ...others] = winners
  const house = only !== undefined && others.length === 0 ? colours.roles.get(only.role) : undefined
  ctx.fillStyle = house?.field ?? colours.surface
  ctx.fillRect(0, HEAD, WIDTH, BANNER - HEAD)
  const pattern = house === undefined ? undefined : await patternOf(ctx, house.pattern)
  if (pattern !== undefined) {
    ctx.fillStyle = pattern
    ctx.fillRect(0, HEAD, WIDTH, BANNER - HEAD)
  }
  const size = winners.length === 1 ? 190 : 120
  winners.forEach((winner, at) =>
    badge(pen, winner, WIDTH / 2 + (at - winners.length / 2) * (size + 20) + 10, HEAD + 28, size, house?.charge),
  )
  const title = story.ending?.title ?? name
  const below = story.ending?.how ?? story.where
  const big = fitting(ctx, title, 68, WIDTH - 2 * EDGE - 60)
  // Draws text on a rectangle of plain colour, never directly on a pattern.
  ctx.fillStyle = house?.field ?? colours.surface
  plate(ctx, EDGE, HEAD + 236, WIDTH - 2 * EDGE, 152, 24)
  ctx.fillStyle = house?.charge ?? colours.ink
  ctx.textAlign = 'center'
  ctx.font = `700 ${big}px ${VOICE}`
  const width = WIDTH - 2 * EDGE - 40
  const text = `${below} · ${lengthOf(speech, story, minutes)}`
  ctx.font = `500 30px ${PLAIN}`
  const isLong = ctx.measureText(text).width > width
  ctx.font = `700 ${big}px ${VOICE}`
  ctx.fillText(title, WIDTH / 2, HEAD + (isLong ? 302 : 314))
  ctx.font = `500 ${isLong ? 27 : 30}px ${PLAIN}`
  const broken = isLong ? inTwoLines(text, (line) => ctx.measureText(line).width) : [text]
  broken.forEach((line, at) => ctx.fillText(line, WIDTH / 2, HEAD + (isLong ? 342 + at * 34 : 362), width))
}

/** Breaks a text into two lines between words, so that the longer line is as short as possible. */
export const inTwoLines = (text: string, widthOf: (line: string) => number): readonly string[] => {
  const words = text.split(' ')
  const broken = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longer = (lines: readonly string[]) => Math.max(...lines.map(widthOf))
  return broken.toSorted((a, b) => longer(a) - longer(b))[0] ?? [text]
}

/** Returns the font size at which a text fits a width. */
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

/** Draws the final position of the board with the drawing function of the game. */
const board = (pen: Pen, { roles }: GameStory, drawing: BoardDrawing): void => {
  const { ctx, colours } = pen
  ctx.save()
  ctx.translate(EDGE, BANNER + 40)
  drawing.paint({
    ctx,
    width: WIDTH - 2 * EDGE,
    ink: colours.ink,
    ink3: colours.ink3,
    line: colours.line,
    surface: colours.surface,
    font: (size, weight = 500) => `${weight} ${size}px ${PLAIN}`,
    badge: (role, x, y, size) => {
      const who = roles.find((one) => one.role === role)
      if (who !== undefined) badge(pen, who, x, y, size)
    },
  })
  ctx.restore()
}

const lines = (pen: Pen, { roles }: GameStory, { title, goal, rounds, values }: LinesData, box: Frame): void => {
  const { ctx, colours } = pen
  const all = roles.map(({ role }) => values[role] ?? [])
  const numbers = all.flatMap((line) => line.map((value) => value ?? 0))
  const levels = levelsUpTo(Math.max(1, goal?.value ?? 0, ...numbers), 12, Math.min(0, ...numbers))
  const highest = levels.at(-1) ?? 1
  const frame: Frame = { ...box, lowest: levels[0] ?? 0 }
  ctx.textAlign = 'left'
  ctx.fillStyle = colours.ink
  ctx.font = `600 38px ${VOICE}`
  ctx.fillText(title, EDGE, BANNER + 62)
  ctx.font = `500 24px ${PLAIN}`
  ctx.fillStyle = colours.ink3
  ctx.textAlign = 'right'
  if (goal !== undefined) ctx.fillText(goal.label, WIDTH - EDGE, BANNER + 60)
  for (const level of levels) {
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
  const axis = rounds.map(({ round }) => round)
  const xs = xsOf(frame, axis)
  for (const at of namedColumns(xs, 44)) ctx.fillText(rounds[at]?.mark ?? '', xs[at] ?? 0, frame.bottom + 36)
  for (const at of gapsIn(axis)) {
    const [from = 0, to = 0] = [xs[at], xs[at + 1]]
    ctx.globalAlpha = 0.6
    ctx.fillStyle = colours.surface
    ctx.fillRect(from, frame.top, to - from, frame.bottom - frame.top)
    ctx.globalAlpha = 1
    ctx.fillStyle = colours.ink3
    ctx.fillText('…', (from + to) / 2, frame.bottom + 36)
  }
  const points = linePoints(frame, axis, highest, all, 5)
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
  // A role without values has no line, so the badge at the end is left out.
  const ends = roles.flatMap((role, at) => {
    const end = points[at]?.at(-1)
    return end === undefined ? [] : [{ role, last: all[at]?.findLast((value) => value !== undefined), y: end.y - 24 }]
  })
  const places = apart(
    ends.map(({ y }) => y),
    50,
    frame.bottom,
  )
  ctx.textAlign = 'left'
  ctx.font = `600 28px ${PLAIN}`
  ctx.fillStyle = colours.ink
  ends.forEach(({ role, last }, at) => {
    const y = places[at] ?? 0
    badge(pen, role, frame.right + 20, y, 48)
    // The last value stands beside the badge, because badges of lines with almost equal values are moved apart.
    ctx.fillText(`${last ?? ''}`, frame.right + 76, y + 34)
  })
}

/**
 * Returns the text of each row of the ranking: the name of the role and its player, or the short name of the role. Players with equal
 * names are numbered.
 */
export const rowNames = (roles: readonly Pick<ChartRole, 'name' | 'called' | 'player' | 'seat'>[]): readonly string[] => {
  const players = playersOf(roles)
  return roles.map(({ name, called }, at) => called ?? [name, players[at]?.name].filter((part) => part !== undefined).join(' · '))
}

const rows = (pen: Pen, { standings, roles }: GameStory, from: number): void => {
  const { ctx, colours } = pen
  const names = rowNames(roles)
  standings.forEach(({ role, figure }, at) => {
    const index = roles.findIndex((one) => one.role === role)
    const who = roles[index]
    if (who === undefined) return
    const y = from + at * ROW
    ctx.strokeStyle = colours.line
    ctx.lineWidth = 1.5
    ctx.stroke(new Path2D(`M${EDGE} ${y}H${WIDTH - EDGE}`))
    badge(pen, who, EDGE, y + 8, 48)
    ctx.textAlign = 'left'
    ctx.fillStyle = colours.ink
    ctx.font = `600 30px ${PLAIN}`
    ctx.fillText(names[index] ?? who.name, EDGE + 68, y + 43, 560)
    ctx.textAlign = 'right'
    ctx.font = `500 28px ${PLAIN}`
    ctx.fillText(figure, WIDTH - EDGE, y + 42, 420)
  })
}

/** Lists the comparisons that decided the game, below the ranking. */
const decided = ({ ctx, colours }: Pen, steps: Ending['steps'], title: string, from: number): void => {
  ctx.textAlign = 'left'
  ctx.fillStyle = colours.ink
  ctx.font = `600 32px ${VOICE}`
  ctx.fillText(title, EDGE, from + 34)
  steps.forEach(({ icon, text }, at) => {
    const y = from + 54 + at * STEP
    ctx.save()
    ctx.strokeStyle = colours.ink3
    ctx.lineWidth = 1.8
    ctx.lineCap = 'round'
    ctx.translate(EDGE, y)
    ctx.scale(1.25, 1.25)
    ctx.stroke(new Path2D(icon))
    ctx.restore()
    ctx.fillStyle = colours.ink
    ctx.font = `500 27px ${PLAIN}`
    ctx.fillText(withPlainSpaces(text), EDGE + 46, y + 25, WIDTH - 2 * EDGE - 46)
  })
}
