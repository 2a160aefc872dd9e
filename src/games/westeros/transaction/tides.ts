import type { SecondEditionEvent } from '../model/events'
import type { State } from '../model/state'
import { count, plus } from '../model/units'
import { without } from './without'

/** Changes of the Tides of Battle cards of the open battle (E22). */

type EventOf<E extends SecondEditionEvent['e']> = Extract<SecondEditionEvent, { e: E }>

/** Returns the state after cards were drawn, replaced or turned up. */
export const evolveTides = (state: State, event: EventOf<'tidesDrawn' | 'tidesReplaced' | 'tidesShown'>): State => {
  const { battle } = state
  if (battle === undefined) return state
  const { tides = {} } = battle
  switch (event.e) {
    case 'tidesDrawn': {
      const drawn = (state.tidesDrawn ?? 0) + Object.keys(event.labels).length
      return { ...state, tidesDrawn: drawn, battle: { ...battle, tides: { ...tides, ...event.cards } } }
    }
    case 'tidesReplaced': {
      const used: State = { ...state, bladeUsed: true }
      if (event.card === undefined) return used
      return { ...used, battle: { ...battle, tides: { ...without(tides, event.side), discarded: event.card } } }
    }
    case 'tidesShown':
      return { ...state, battle: { ...battle, tides: { ...tides, ...event.cards, shown: true } } }
  }
}

/** Returns the state in which one more unit of a side has fallen by a skull. */
export const countFallen = (state: State, { side, standing, routed }: EventOf<'skullSuffered'>): State => {
  const { battle } = state
  if (battle === undefined) return state
  const { fallen = {} } = battle.tides ?? {}
  const number = (fallen[side] ?? 0) + count(plus(standing, routed))
  return { ...state, battle: { ...battle, tides: { ...battle.tides, fallen: { ...fallen, [side]: number } } } }
}
