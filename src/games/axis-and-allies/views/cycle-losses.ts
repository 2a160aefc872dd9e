import { plus } from '../../../kit/counts'
import { lineOfPlay, type Ledger, type Vocabulary } from '../../../referee'
import { POWERS, type Power } from '../box/powers'
import type { Unit, Units } from '../box/units'
import type { LossesByPower } from '../model/battle'
import type { Event } from '../model/events'
import { battleLosses } from './battle-losses'

/**
 * Returns the units that both sides have lost since the start of the current combat cycle. The players remove these units together (R35).
 */
export const cycleLosses = (ledger: Ledger<Vocabulary>): LossesByPower => {
  let lost: Partial<Record<Power, Units>> = {}
  for (const { entry } of lineOfPlay(ledger))
    for (const event of entry.events as readonly Event[]) {
      if (event.e === 'battleBegun' || event.e === 'pressed') lost = {}
      // Losses of a battle that was ended without the app are not removed together: the players have already removed them.
      if (event.e === 'fired' || event.e === 'lossesTaken') {
        const more = battleLosses(event, undefined)
        for (const power of POWERS) if (more[power] !== undefined) lost = { ...lost, [power]: plus<Unit>(lost[power], more[power]) }
      }
    }
  return lost
}
