import type { GameOnOffer } from '../session/environment/game-on-offer'
import type { Language } from '../ui/language'
import { titleIn as axisAndAllies } from './axis-and-allies/words/title'
import { titleIn as elCapitan } from './el-capitan/words/title'
import { titleIn as graenaland } from './graenaland/words/title'
import { titleIn as mafiaCity } from './mafia-city/words/title'
import { secondTitleIn, titleIn as westeros } from './westeros/words/title'

/** Game in the catalogue of the app, with a function that returns its title. */
export interface TitledGame extends GameOnOffer {
  /** Folder with the code of the game, if it is not named after the id: an edition of another game. */
  readonly folder?: string
  /**
   * Returns the title on the box and the supported edition in the given language. The edition is omitted if the game has only one edition.
   * `short`: title for lists that do not show the edition; by default `name`.
   */
  readonly titleIn: (language: Language) => { readonly name: string; readonly edition?: string; readonly short?: string }
}

/** All games of the app. */
export const catalogue: readonly TitledGame[] = [
  {
    id: 'westeros',
    titleIn: westeros,
    box: { players: '3–5', minutes: '180–240' },
    load: async () => (await import('./westeros')).westeros,
    summary: async () => (await import('./westeros/views/summary')).summaryOf,
    isState: async () => (await import('./westeros/parse/stored-state')).isState,
  },
  {
    id: 'westeros-second-edition',
    folder: 'westeros',
    titleIn: secondTitleIn,
    box: { players: '3–6', minutes: '120–240' },
    load: async () => (await import('./westeros')).westerosSecondEdition,
    summary: async () => (await import('./westeros/views/summary')).summaryOf,
    isState: async () => (await import('./westeros/parse/stored-state')).isState,
  },
  {
    id: 'el-capitan',
    titleIn: elCapitan,
    box: { players: '2–5', minutes: '60–120' },
    load: async () => (await import('./el-capitan')).elCapitan,
    summary: async () => (await import('./el-capitan/views/summary')).summaryOf,
    isState: async () => (await import('./el-capitan/parse/stored-state')).isState,
  },
  {
    id: 'mafia-city',
    titleIn: mafiaCity,
    box: { players: '3–5', minutes: '60–90' },
    load: async () => (await import('./mafia-city')).mafiaCity,
    summary: async () => (await import('./mafia-city/views/summary')).summaryOf,
    isState: async () => (await import('./mafia-city/parse/stored-state')).isState,
  },
  {
    id: 'graenaland',
    titleIn: graenaland,
    box: { players: '3–5', minutes: '90–120' },
    load: async () => (await import('./graenaland')).graenaland,
    summary: async () => (await import('./graenaland/views/summary')).summaryOf,
    isState: async () => (await import('./graenaland/parse/stored-state')).isState,
  },
  {
    id: 'axis-and-allies',
    titleIn: axisAndAllies,
    box: { players: '2–5', minutes: '180–240' },
    load: async () => (await import('./axis-and-allies')).axisAndAllies,
    summary: async () => (await import('./axis-and-allies/views/summary')).summaryOf,
    isState: async () => (await import('./axis-and-allies/parse/stored-state')).isState,
  },
]
