import { HOUSES, type HouseId } from '../../box/box'

/** The colours of the page for a canvas, which knows no style sheet. */
export interface Colours {
  readonly ground: string
  readonly surface: string
  readonly ink: string
  readonly ink3: string
  readonly line: string
  readonly houses: Readonly<Record<HouseId, HouseColours>>
}

export interface HouseColours {
  readonly field: string
  readonly charge: string
  readonly edge: string
  /** The pattern as the style sheet has it: `url("data:image/svg+xml,…")`. */
  readonly pattern: string
}

/** Reads the colours in the theme of the page. */
export const coloursOf = (playing: readonly HouseId[]): Colours => {
  const page = getComputedStyle(document.documentElement)
  const colour = (name: string) => page.getPropertyValue(name).trim()
  const probe = document.createElement('span')
  document.body.append(probe)
  const houses = HOUSES.map((house) => {
    if (playing.includes(house)) probe.className = house
    const own = getComputedStyle(probe)
    const read = (name: string) => own.getPropertyValue(name).trim()
    return [
      house,
      { field: read('--house'), charge: read('--on-house'), edge: read('--house-edge'), pattern: read('--house-pattern') },
    ] as const
  })
  probe.remove()
  return {
    ground: colour('--ground'),
    surface: colour('--surface-2'),
    ink: colour('--ink'),
    ink3: colour('--ink-3'),
    line: colour('--line'),
    houses: Object.fromEntries(houses) as Record<HouseId, HouseColours>,
  }
}

/** How much larger a pattern is on the picture than on the screen. */
const SCALE = 3

/** The pattern of a house for a canvas; undefined: it cannot be drawn, and the plain field stands alone. */
export const patternOf = async (ctx: CanvasRenderingContext2D, css: string): Promise<CanvasPattern | undefined> => {
  const [, address] = /^url\("?(data:image\/svg\+xml[^"]*)"?\)$/.exec(css) ?? []
  if (address === undefined) return undefined
  const tile = new Image()
  tile.src = address
  try {
    await tile.decode()
  } catch {
    return undefined
  }
  const large = document.createElement('canvas')
  large.width = tile.width * SCALE
  large.height = tile.height * SCALE
  large.getContext('2d')?.drawImage(tile, 0, 0, large.width, large.height)
  return ctx.createPattern(large, 'repeat') ?? undefined
}
