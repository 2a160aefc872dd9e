import { playout as axisAndAllies } from './axis-and-allies'
import { playout as elCapitan } from './el-capitan'
import type { GamePlayout } from './game-playout'
import { playout as westeros } from './westeros'

/** The games that can be played at random, by id. */
export const GAMES: Readonly<Record<string, GamePlayout>> = {
  westeros,
  'el-capitan': elCapitan,
  'axis-and-allies': axisAndAllies,
}
