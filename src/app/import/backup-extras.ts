import { screens } from '../../games/screens'
import type { BackupExtras } from '../../session'

/** The extras beside the games in the copy of everything: people and own rules, of each game its own. */

const gamesOf = (ids: readonly string[]) => ids.flatMap((id) => (Object.hasOwn(screens, id) ? [[id, screens[id]] as const] : []))

/** The extras of all games on offer. A game whose code cannot be loaded has none. */
export const exportExtras = async (): Promise<BackupExtras> => {
  const exported = await Promise.all(
    gamesOf(Object.keys(screens)).map(async ([id, game]) => {
      const one = await game?.backupExtras().catch(() => undefined)
      const extras = one?.export()
      return extras === undefined ? [] : [[id, extras] as const]
    }),
  )
  return Object.fromEntries(exported.flat())
}

/**
 * Reads the extras of a file, and changes nothing.
 * @returns imports what is not here yet; undefined where everything is here
 */
export const importExtras = async (backupExtras: BackupExtras): Promise<(() => void) | undefined> => {
  const found = await Promise.all(
    gamesOf(Object.keys(backupExtras)).map(async ([id, game]) =>
      (await game?.backupExtras().catch(() => undefined))?.import(backupExtras[id]),
    ),
  )
  const imports = found.filter((one) => one !== undefined)
  return imports.length === 0 ? undefined : () => imports.forEach((run) => run())
}
