import { correctWith, countBroken } from '../../../kit/correct'
import { refusedByReferee } from '../../../referee'
import { fields } from '../fields/index'
import { broken } from '../model/count'
import type { Change } from '../model/moves'
import type { Code } from '../model/refusals'
import type { State } from '../model/state'

/**
 * Decides a correction: applies its changes in order, then checks the number of pieces. Refusals: COUNT_BROKEN, MALFORMED (the turn of a
 * colour that does not play).
 */
export const decideCorrection = correctWith<State, Change, Code>({
  fields,
  fresh: 'number',
  objection: ({ turns }, change) =>
    change.set === 'turn' && !turns.order.includes(change.colour) ? refusedByReferee('MALFORMED', { set: change.set }).refusal : undefined,
  fault: (after) => countBroken(broken(after)),
})
