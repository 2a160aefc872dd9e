import type { ComponentType } from 'react'
import { loadTexts } from '../../ui/language/loaded'
import { defineGameScreens, type GameParts, type GameScreens } from '../game/game-screens'
import type { StandardScreens } from './screens'

const Nothing = () => null

/** Properties of a game that the app needs before it loads the code of the game. */
type Known = Pick<GameParts, 'hasSecrets' | 'secretsIn' | 'feedbackEvents'>

/** Builds the screens of a game from its data. @param load imports the module that calls `standardScreens` with the data of the game */
export const lazyScreens = (load: () => Promise<{ readonly screens: StandardScreens }>, known: Known): GameScreens => {
  const screens = async () => {
    const file = await load()
    await loadTexts()
    return file.screens
  }
  const part =
    <P extends object>(of: (all: StandardScreens) => ComponentType<P>) =>
    async () =>
      of(await screens())
  return defineGameScreens({
    ...known,
    table: part((all) => all.Table),
    preload: async (language, open) => (await screens()).preload(language, open),
    newGame: part((all) => all.NewGame),
    practice: part((all) => all.Practice ?? Nothing),
    rules: part((all) => all.Rules),
    summary: part((all) => all.Summary),
    archive: part((all) => all.Archive),
    backupExtras: async () => (await screens()).backupExtras(),
    seats: async () => (await screens()).seats(),
  })
}
