import { REFUSALS } from '../../src/games/westeros'
import { campaign, missing, PRESET_KINDS } from './campaign'
import type { GamePlayout } from './game-playout'

const kinds = [3, 4, 5].flatMap((players) => PRESET_KINDS.map((preset) => ({ players, preset })))

/** Random games of *A Game of Thrones: the Board Game*. */
export const playout: GamePlayout = {
  kinds: kinds.map((kind) => ({ ...kind, play: (report, ...wish) => campaign(report, kind, ...wish) })),
  missing: (report, wanted) => {
    const isWanted = ({ players, preset }: (typeof kinds)[number]) =>
      wanted.some((other) => other.players === players && other.preset === preset)
    return missing(report, kinds.filter(isWanted))
  },
  refusals: Object.keys(REFUSALS),
}
