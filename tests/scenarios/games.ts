import { cases as axisAndAllies } from './axis-and-allies'
import { cases as elCapitan } from './el-capitan'
import { cases as graenaland } from './graenaland'
import { cases as mafiaCity } from './mafia-city'
import type { GameCases } from './run'
import { cases as westeros } from './westeros'

/** Games that have scenarios, by id. The folder with this name contains the adapter and the test cases. */
export const GAMES: Readonly<Record<string, GameCases>> = {
  westeros,
  'el-capitan': elCapitan,
  graenaland,
  'mafia-city': mafiaCity,
  'axis-and-allies': axisAndAllies,
}
