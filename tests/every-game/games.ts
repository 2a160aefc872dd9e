// Games to test: all games in the app, and the test games The Islet and The Forecast.
import { catalogue } from '../../src/games/catalogue'
import { axis } from './axis-and-allies'
import { example } from './forecast'
import { capitan } from './el-capitan'
import { greenland } from './graenaland'
import { mafia } from './mafia-city'
import type { EveryGame } from './shape'
import { tiny } from './tiny'
import { westeros, westerosSecondEdition } from './westeros'

/** Data for testing each game. The key is the id of the game. */
export const GAMES: Readonly<Record<string, EveryGame>> = {
  westeros,
  'westeros-second-edition': westerosSecondEdition,
  islet: tiny,
  forecast: example,
  'el-capitan': capitan,
  graenaland: greenland,
  'mafia-city': mafia,
  'axis-and-allies': axis,
}

export const LISTED: readonly string[] = catalogue.map(({ id }) => id)
