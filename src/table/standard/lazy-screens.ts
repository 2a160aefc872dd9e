import type { ComponentType } from 'react'
import { loadTexts } from '../../ui/language/loaded'
import { lazyPart } from '../../ui/lazy-part'
import type { Language } from '../../ui/words'
import type { Asking, StandardScreens } from './screens'

const Nothing = () => null

/** Creates the shared screens of a game, whose code is loaded on first use. @param load imports the module that creates the screens */
export const lazyScreens = (load: () => Promise<{ readonly screens: StandardScreens }>) => {
  const screens = async () => {
    const file = await load()
    await loadTexts()
    return file.screens
  }
  const shown = <P extends object>(of: (all: StandardScreens) => ComponentType<P>) => lazyPart(async () => of(await screens()))
  const Table = lazyPart(async () => (await screens()).Table)
  return {
    Table,
    preload: async (language: Language, open?: Asking) => Promise.all([Table.fetch(), (await screens()).preload(language, open)]),
    Practice: shown((all) => all.Practice ?? Nothing),
    NewGame: shown((all) => all.NewGame),
    Rules: shown((all) => all.Rules),
    Summary: shown((all) => all.Summary),
    Archive: shown((all) => all.Archive),
    backupExtras: async () => (await screens()).backupExtras(),
    seats: async () => (await screens()).seats(),
  }
}
