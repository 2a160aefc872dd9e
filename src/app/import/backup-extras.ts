import { screens } from '../../games/screens'
import type { BackupExtras } from '../../session'

/** Reads and writes additional data in a full backup. Each game has its own data: player names and house rules. */

const gamesOf = (ids: readonly string[]) => ids.flatMap((id) => (Object.hasOwn(screens, id) ? [[id, screens[id]] as const] : []))

/** Returns the additional data of all games. Omits a game whose code cannot be loaded. */
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
 * Reads the additional data in a backup without changing anything.
 * @returns a function that imports the new data; undefined if the backup contains nothing new
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
