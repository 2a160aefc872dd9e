import { cases as axisAndAllies } from './axis-and-allies'
import { cases as elCapitan } from './el-capitan'
import { cases as graenaland } from './graenaland'
import { cases as mafiaCity } from './mafia-city'
import type { GameCases } from './run'
import { cases as westeros } from './westeros'
import { cases as westerosSecondEdition } from './westeros-second-edition'

/** Games that have scenarios. The key is the id of the game, and the name of the folder with its scenarios. */
export const GAMES: Readonly<Record<string, GameCases>> = {
  westeros,
  'westeros-second-edition': westerosSecondEdition,
  'el-capitan': elCapitan,
  graenaland,
  'mafia-city': mafiaCity,
  'axis-and-allies': axisAndAllies,
}
