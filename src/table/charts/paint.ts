import type { ChartRole, RoleColours } from './story'

/** The colours of the page for a canvas, which knows no style sheet. */
export interface Colours {
  readonly ground: string
  readonly surface: string
  readonly ink: string
  readonly ink3: string
  readonly line: string
  /** Of each role on the table. */
  readonly roles: ReadonlyMap<string, RoleColours>
}

/** Reads the colours in the theme of the page. */
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

/** How much larger a pattern is on the picture than on the screen. */
const SCALE = 3

/** The pattern of a role for a canvas; undefined: it cannot be drawn, and the plain field is used. */
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
