import { cases as axisAndAllies } from './axis-and-allies'
import { cases as elCapitan } from './el-capitan'
import { cases as graenaland } from './graenaland'
import { cases as mafiaCity } from './mafia-city'
import type { GameCases } from './run'
import { cases as westeros } from './westeros'

/** The games that have worked cases, by id; the folder of that name holds the cases and what puts them before the game. */
export const GAMES: Readonly<Record<string, GameCases>> = {
  westeros,
  'el-capitan': elCapitan,
  graenaland,
  'mafia-city': mafiaCity,
  'axis-and-allies': axisAndAllies,
}
