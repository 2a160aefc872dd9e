import { playout as axisAndAllies } from './axis-and-allies'
import { playout as elCapitan } from './el-capitan'
import type { GamePlayout } from './game-playout'
import { playout as graenaland } from './graenaland'
import { playout as mafiaCity } from './mafia-city'
import { playout as westeros } from './westeros'
import { playout as westerosSecondEdition } from './westeros-second-edition'

/** Games that can be played at random. The key is the id of the game. */
export const GAMES: Readonly<Record<string, GamePlayout>> = {
  westeros,
  'westeros-second-edition': westerosSecondEdition,
  'el-capitan': elCapitan,
  graenaland,
  'mafia-city': mafiaCity,
  'axis-and-allies': axisAndAllies,
}
