import { screens } from '../../games/screens'
import type { Along } from '../../session'

/** What goes along with the games in the copy of everything: each game gives its own, and takes its own in again. */

const gamesOf = (ids: readonly string[]) => ids.flatMap((id) => (Object.hasOwn(screens, id) ? [[id, screens[id]] as const] : []))

/** What the games on offer give along. Where that cannot be loaded the copy is made without it. */
export const givenAlong = async (): Promise<Along> => {
  const given = await Promise.all(
    gamesOf(Object.keys(screens)).map(async ([id, game]) => {
      const one = await game?.along().catch(() => undefined)
      const what = one?.given()
      return what === undefined ? [] : [[id, what] as const]
    }),
  )
  return Object.fromEntries(given.flat())
}

/**
 * Looks at what has come along, and changes nothing.
 * @returns how to take in what of it is not here yet; undefined where there is no such thing
 */
export const newsAlong = async (along: Along): Promise<(() => void) | undefined> => {
  const found = await Promise.all(
    gamesOf(Object.keys(along)).map(async ([id, game]) => (await game?.along().catch(() => undefined))?.news(along[id])),
  )
  const news = found.filter((one) => one !== undefined)
  return news.length === 0 ? undefined : () => news.forEach((take) => take())
}
