import { LOCATIONS, PRISON, PRIVATE_CLUB, type Colour } from '../box/box'
import type { Event } from '../model/events'
import type { Counts, Stack, State } from '../model/state'
import { coloursOf, stackAt } from '../model/tokens'
import { undecided } from '../rules/strategic-phase'
import { aloneLast } from '../rules/end-of-round'

/** Compares the positions before and after an event and checks I4, I6, I9, I10, I11, I12, I13. A correction may break these invariants. */
export const violationsBetween = (before: State, event: Event, after: State): readonly string[] =>
  event.e === 'begun' || event.e === 'corrected'
    ? []
    : [
        holdsMarkers(event, after) ? undefined : 'I4',
        holdsPoints(before, event, after) ? undefined : 'I6',
        holdsWays(before, event, after) ? undefined : 'I9',
        holdsOrder(before, event, after) ? undefined : 'I10',
        event.e !== 'settled' || event.happens === (event.vetoes % 2 === 0) ? undefined : 'I11',
        event.e !== 'unmarked' || holdsDecisions(before, event) ? undefined : 'I12',
        event.e !== 'drawn' || holdsDraws(before, event) ? undefined : 'I13',
      ].flatMap((fault) => fault ?? [])

const risen = (before: Counts, after: Counts, colour: Colour): number => (after[colour] ?? 0) - (before[colour] ?? 0)

/** I4: phase II begins without markers and ends with all markers; phase III removes all markers. */
const holdsMarkers = ({ e }: Event, { marked }: State): boolean => {
  if (e === 'locationsBegun' || e === 'strategyEnded') return marked.length === 0
  return e !== 'strategyBegun' || marked.length === LOCATIONS.length
}

/** I12: a marker is removed from a location only after every player with a Mafioso at the location has decided. */
const holdsDecisions = (before: State, { at }: Extract<Event, { readonly e: 'unmarked' }>): boolean =>
  !before.settings.tokensKept || before.strategy?.at !== at || undecided(before).length === 0

/** I6: in phase II, the controller of a location scores one point. A Star scores only in the Private Club, and only once. */
const holdsPoints = (before: State, event: Event, after: State): boolean =>
  coloursOf(before).every((colour) => {
    const more = risen(before.vp, after.vp, colour)
    if (more === 0) return true
    if (event.e === 'scored' && event.why === 'star' && (before.cycle?.at !== PRIVATE_CLUB || before.cycle.starred)) return false
    return more === 1 && event.e === 'scored' && before.stage === 'locations' && before.cycle?.control?.controller === colour
  })

/** I9: each type of event moves Mafiosi between locations, hands, reserves and the Cell only as the rules allow. */
const holdsWays = (before: State, { e }: Event, after: State): boolean =>
  coloursOf(before).every((colour) => {
    const cell = risen(before.cell, after.cell, colour)
    const reserve = risen(before.reserve, after.reserve, colour)
    const isFreed = cell >= 0 || (e === 'released' && before.cycle?.at === PRISON)
    const isBrought = reserve >= 0 || (reserve === -1 && (e === 'reinforced' || e === 'reinforcedTo'))
    return isFreed && isBrought && (reserve <= 0 || (reserve === 1 && e === 'killed')) && (cell <= 0 || e === 'jailed')
  })

/** I10: the Mafiosi that stay in a stack keep their order, and new Mafiosi are on top. */
const holdsOrder = (before: State, { e }: Event, after: State): boolean =>
  e === 'headsSwapped' || LOCATIONS.every((at) => isKept(stackAt(before, at), stackAt(after, at)))

const isKept = (before: Stack, after: Stack): boolean => {
  const isWithin = (some: Stack) => {
    let from = 0
    return some.every((colour) => {
      const found = before.indexOf(colour, from)
      from = found + 1
      return found >= 0
    })
  }
  return after.length > before.length ? isWithin(after.slice(0, before.length)) : isWithin(after) || isWithin(after.slice(0, -1))
}

/**
 * I13: at the end of a round, each player draws one card. A player who alone has the fewest victory points draws up to three cards. Players
 * draw fewer cards only if both piles are empty.
 */
const holdsDraws = (before: State, { sequence, pile, discards }: Extract<Event, { readonly e: 'drawn' }>): boolean =>
  coloursOf(before).every((colour) => {
    const drawn = sequence.filter((one) => one === colour).length
    const isOut = pile + discards === 0
    return (drawn >= 1 || isOut) && (drawn <= 1 || (drawn <= 3 && aloneLast(before) === colour))
  })
