import type { ChartRole, RoleColours } from './story'

/** Colours of the page, read from its CSS in order to draw on a canvas. */
export interface Colours {
  readonly ground: string
  readonly surface: string
  readonly ink: string
  readonly ink3: string
  readonly line: string
  /** Colours of each role of the game. */
  readonly roles: ReadonlyMap<string, RoleColours>
}

/** Reads the colours of the current theme from the page. */
export const coloursOf = (roles: readonly Pick<ChartRole, 'role' | 'colours'>[]): Colours => {
  const page = getComputedStyle(document.documentElement)
  const colour = (name: string) => page.getPropertyValue(name).trim()
  const probe = document.createElement('span')
  document.body.append(probe)
  const own = roles.map(({ role, colours: className = role }): readonly [string, RoleColours] => {
    probe.className = className
    const style = getComputedStyle(probe)
    const read = (name: string) => style.getPropertyValue(name).trim()
    return [role, { field: read('--house'), charge: read('--on-house'), edge: read('--house-edge'), pattern: read('--house-pattern') }]
  })
  probe.remove()
  return {
    ground: colour('--ground'),
    surface: colour('--surface-2'),
    ink: colour('--ink'),
    ink3: colour('--ink-3'),
    line: colour('--line'),
    roles: new Map(own),
  }
}

/** Scale of a background pattern on the exported picture, relative to the screen. */
const SCALE = 3

/** Creates the canvas pattern of a role. Returns undefined if the pattern cannot be drawn; the plain colour is then used. */
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
