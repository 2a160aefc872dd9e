// The games that are looked at: those of the catalogue, and the smallest whole game.
import { catalogue } from '../../src/games/catalogue'
import { axis } from './axis-and-allies'
import { capitan } from './el-capitan'
import { greenland } from './graenaland'
import { mafia } from './mafia-city'
import type { EveryGame } from './shape'
import { tiny } from './tiny'
import { westeros } from './westeros'

/** By id; one for each game of the catalogue. */
export const GAMES: Readonly<Record<string, EveryGame>> = {
  westeros,
  islet: tiny,
  'el-capitan': capitan,
  graenaland: greenland,
  'mafia-city': mafia,
  'axis-and-allies': axis,
}

export const LISTED: readonly string[] = catalogue.map(({ id }) => id)
