import { screens } from '../../games/screens'
import type { BackupExtras } from '../../session'

/** Extras in a full backup, stored per game: players and house rules. */

const gamesOf = (ids: readonly string[]) => ids.flatMap((id) => (Object.hasOwn(screens, id) ? [[id, screens[id]] as const] : []))

/** Returns the extras of all games. A game whose code cannot be loaded is left out. */
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
 * Reads the extras of a backup without changing anything.
 * @returns a function that imports the new extras; undefined if there are none
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
