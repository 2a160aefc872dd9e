import { plus } from '../../../kit/counts'
import { lineOfPlay, type Ledger, type Vocabulary } from '../../../referee'
import { POWERS, type Power } from '../box/powers'
import type { Unit, Units } from '../box/units'
import type { LossesByPower } from '../model/battle'
import type { Event } from '../model/events'

/**
 * Returns the units that both sides have lost since the start of the current combat cycle. The players remove these units together (R35).
 */
export const cycleLosses = (ledger: Ledger<Vocabulary>): LossesByPower => {
  let lost: Partial<Record<Power, Units>> = {}
  for (const { entry } of lineOfPlay(ledger))
    for (const event of entry.events as readonly Event[]) {
      if (event.e === 'battleBegun' || event.e === 'pressed') lost = {}
      // Count the hits of AA fire as losses: aircraft hit by AA fire are removed immediately.
      if (event.e === 'fired' && event.stage === 'aa') lost = added(lost, event.battle.by, event.hits)
      if (event.e === 'lossesTaken') for (const power of POWERS) lost = added(lost, power, event.losses[power] ?? {})
    }
  return lost
}

/** Returns the lost units with the losses of a power added. A damaged battleship stays on the board. */
const added = (lost: Partial<Record<Power, Units>>, power: Power, more: Readonly<Record<string, number>>): typeof lost => {
  const { 'bb+': _turned, ...gone } = more
  const units = plus<Unit>(lost[power], gone)
  return Object.values(units).some((n) => n > 0) ? { ...lost, [power]: units } : lost
}
