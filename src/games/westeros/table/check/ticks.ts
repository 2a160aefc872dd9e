import { useState } from 'react'
import type { Ledger } from '../../../../referee'
import type { Change } from '../../moves'
import type { WesterosVocabulary } from '../../index'
import { TRACKS, type AreaId } from '../../box/box'
import type { State } from '../../state'

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

const kept = (storedUnder: string, at: string): readonly Tick[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storedUnder) ?? 'null')
    if (typeof value !== 'object' || value === null || !('at' in value) || value.at !== at || !('ticked' in value)) return []
    return Array.isArray(value.ticked) ? value.ticked.filter((one): one is Tick => typeof one === 'string') : []
  } catch {
    return []
  }
}

/**
 * @param at what {@link comparedAt} says: after another move all ticks are gone
 * @param storedUnder where ticks of another list lie
 */
export function useTicks(
  at: string,
  storedUnder = CHECK,
): readonly [ReadonlySet<Tick>, (change: Readonly<Record<Tick, boolean>>) => void] {
  const [list, setList] = useState({ at, ticked: kept(storedUnder, at) })
  const ticked = new Set(list.at === at ? list.ticked : kept(storedUnder, at))
  const put = (change: Readonly<Record<Tick, boolean>>) => {
    for (const [tick, on] of Object.entries(change)) {
      if (on) ticked.add(tick)
      else ticked.delete(tick)
    }
    const next = { at, ticked: [...ticked] }
    setList(next)
    try {
      localStorage.setItem(storedUnder, JSON.stringify(next))
    } catch {
      // They last as long as the screen.
    }
  }
  return [ticked, put]
}
