import type { Ledger } from '../../../../referee'
import type { Change } from '../../model/moves'
import type { WesterosVocabulary } from '../../index'
import { TRACKS, type AreaId } from '../../box/box'
import type { State } from '../../model/state'
import { useListAt } from '../../../../table/list-at'

/** What was found to agree with the board. Ticks live on this device only, and only until something else happens in the game. */

/** Parts of the position beside the areas, in the order of the walk. */
export const BESIDE = ['ironThrone', 'fiefdoms', 'kingsCourt', 'supply', 'power', 'used', 'round', 'decks', 'battle'] as const
export type Beside = (typeof BESIDE)[number]

/** Parts that there are in this position. */
export const besideIn = ({ tracking, battle }: State): readonly Beside[] =>
  BESIDE.filter((part) => {
    if (part === 'power') return tracking.power
    if (part === 'used') return tracking.cards !== 'none'
    // Decks that the app draws from lie in the box.
    if (part === 'decks') return tracking.decks === 'table'
    return part !== 'battle' || battle !== undefined
  })

/** The name of a tick: `area:winterfell`, `supply`. */
export type Tick = string
export const tickOf = (area: AreaId): Tick => `area:${area}`

/** What is ticked by setting something: what was set by hand agrees with the board from then on. */
export const tickOfChange = (change: Change): Tick | undefined => {
  switch (change.set) {
    case 'units':
    case 'token':
    case 'neutral':
    case 'order':
    case 'holder':
      return tickOf(change.area)
    case 'track':
      return change.track
    case 'bladeUsed':
      return TRACKS[1]
    case 'ravenUsed':
      return TRACKS[2]
    case 'supply':
    case 'power':
    case 'used':
      return change.set
    case 'round':
    case 'stage':
    case 'turned':
    case 'threat':
      return 'round'
    case 'deck':
      return 'decks'
    case 'attackers':
      return 'battle'
    default:
      return undefined
  }
}

/** The entry whose position is being compared: the newest on the line of play that is not itself a correction. */
export const comparedAt = ({ head }: Ledger<WesterosVocabulary>): string => {
  let moment = head
  while (moment.entry.move.do === 'correct' && moment.parent !== undefined) moment = moment.parent
  return moment.entry.id
}

/** Where the ticks of the board check lie. */
const CHECK = 'castellan.check'

const isTick = (found: unknown): found is Tick => typeof found === 'string'

/** @param at what {@link comparedAt} says: after another move all ticks are gone */
export function useTicks(at: string): readonly [ReadonlySet<Tick>, (change: Readonly<Record<Tick, boolean>>) => void] {
  const [list, put] = useListAt(at, { name: CHECK, field: 'ticked', isItem: isTick })
  const ticked = new Set(list)
  const tick = (change: Readonly<Record<Tick, boolean>>) => {
    for (const [one, on] of Object.entries(change)) {
      if (on) ticked.add(one)
      else ticked.delete(one)
    }
    put([...ticked])
  }
  return [ticked, tick]
}
