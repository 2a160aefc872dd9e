import { formatList } from '../../../../../ui/list-format'
import type { Translation } from '../../../../../ui/language/translation'

/** English texts about rolls and their results, in battles and raids. */
const en = {
  /** Text about AA fire in a raid that at least one bomber survives. */
  cameThrough: (faces: readonly number[], through: number, down: number) => {
    const fate =
      down > 0
        ? `${down} shot down, ${through} came through`
        : through === 1
          ? 'the bomber came through'
          : through === 2
            ? 'both came through'
            : `all ${through} came through`
    return `AA fire ${formatList(faces.map(String), 'and')}: ${fate}.`
  },
  /** Text about the hits of a roll and the next step of the battle. */
  followedBy: (hits: string, next: string) => `${hits}: ${next}`,
  nowRolls: (powers: readonly string[]) => `now ${powers.join(' and ')} ${powers.length > 1 ? 'roll' : 'rolls'}`,
  chooseLosses: 'choose the losses',
  /** Text that lists the losses of both sides in a combat cycle. */
  offBoard: (losses: string) => `Off the board: ${losses}.`,
  takeOff: 'take off the losses',
  falls: (units: string, n: number) => `${units} ${n === 1 ? 'falls' : 'fall'}`,
}

export type BattleWords = Translation<typeof en>
export default en
