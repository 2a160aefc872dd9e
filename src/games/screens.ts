import { screens as axisAndAllies } from './axis-and-allies/table/lazy'
import { screens as elCapitan } from './el-capitan/table/lazy'
import { screens as graenaland } from './graenaland/table/lazy'
import { screens as mafiaCity } from './mafia-city/table/lazy'
import { firstEdition, secondEdition } from './westeros/table/entry/lazy'
import type { GameScreens } from '../table/game/game-screens'

export type { ArchivedGame, SeatName } from '../table/game/game-screens'

/** Screens of all games. The key is the id of the game in the catalogue. */
export const screens: Readonly<Record<string, GameScreens>> = {
  westeros: firstEdition,
  'westeros-second-edition': secondEdition,
  'el-capitan': elCapitan,
  'mafia-city': mafiaCity,
  graenaland,
  'axis-and-allies': axisAndAllies,
}
