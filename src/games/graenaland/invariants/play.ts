import { countOf, weightOf } from '../../../kit/vote'
import { BUILDINGS, HERO_OF, START_CARDS, WORKS, type Clan } from '../box/box'
import { numberOf, tokensOf } from '../box/numbers'
import { allSettledIn, armyOf, clansOf, coastOf, hasWork, heroAt, holdingOf, ownBuildings, placesOf } from '../model/board'
import type { Event } from '../model/events'
import type { State } from '../model/state'
import { housesLeft, settlementsOf } from '../rules/places'
import { broken } from '../model/count'

/**
 * Checks the invariants of each position that players reach by legal moves: I1–I10, I12, I14. A correction or an overruled refusal may
 * break these invariants.
 */

const all = (name: string, holds: boolean): readonly string[] => (holds ? [] : [name])
const isOnIsland = ({ stage }: State): boolean => stage !== 'firstPlayer' && stage !== 'start'

export const violations = (state: State): readonly string[] => {
  const clans = clansOf(state)
  const places = placesOf(state)
  const isBegun = isOnIsland(state)
  return [
    ...broken(state),
    ...all(
      'I2',
      clans.every((clan) => housesLeft(state, clan) >= 0 && (!isBegun || settlementsOf(state, clan) >= 2)),
    ),
    ...all(
      'I3',
      places.every((at) => holdsBuildings(state, at)),
    ),
    ...all('I4', holdsWorks(state)),
    ...all(
      'I5',
      clans.every((clan) => holdsHeroes(state, clan)),
    ),
    ...all(
      'I6',
      state.waiting.every(({ clan, hero, at }) => BUILDINGS.some((what) => HERO_OF[what] === hero && holdingOf(state, at, clan)[what] > 0)),
    ),
    ...all(
      'I7',
      clans.every((clan) => armyOf(state, clan) >= numberOf(state.numbers, 'startArmy')),
    ),
    ...all(
      'I8',
      places.every((at) => holdsCards(state, at)),
    ),
    ...all('I9', new Set(state.proposed).size === state.proposed.length && new Set(state.marketsUsed).size === state.marketsUsed.length),
    ...all('I10', holdsVote(state)),
    ...all('I12', holdsFreeStart(state)),
    ...all('I14', holdsResult(state)),
  ]
}

/**
 * I3: a territory has at most one building of each type. A territory with mountains has no buildings. The owner of a building also has a
 * village in the territory.
 */
const holdsBuildings = (state: State, at: string): boolean =>
  BUILDINGS.every((what) => {
    const owners = clansOf(state).filter((clan) => holdingOf(state, at, clan)[what] > 0)
    const total = clansOf(state).reduce((count, clan) => count + holdingOf(state, at, clan)[what], 0)
    const isRight = owners.every((clan) => holdingOf(state, at, clan).village > 0)
    return total <= 1 && isRight && (total === 0 || state.island[at]?.terrain !== 'mountains')
  })

/**
 * I4: a territory has at most one public work of each kind, and only if it has settlements. The total number of public works of a kind is
 * at most the number of tokens in the box.
 */
const holdsWorks = (state: State): boolean =>
  placesOf(state).every((at) => {
    const here = state.works[at] ?? []
    return new Set(here).size === here.length && (here.length === 0 || allSettledIn(state, at) > 0)
  }) && WORKS.every((work) => placesOf(state).filter((at) => hasWork(state, at, work)).length <= tokensOf(state.numbers, work))

/**
 * I5: the warrior of a clan is on the map. A clan has a priest, on the map or waiting, if and only if it has a church. The same is true for
 * the skald and the hall.
 */
const holdsHeroes = (state: State, clan: Clan): boolean => {
  const heroes = state.heroes[clan] ?? {}
  const isThere = (hero: 'priest' | 'skald') =>
    heroes[hero] !== undefined || state.waiting.some((one) => one.clan === clan && one.hero === hero)
  const owns = (what: 'church' | 'hall') => ownBuildings(state, clan, what) > 0
  return (!isOnIsland(state) || heroes.warrior !== undefined) && isThere('priest') === owns('church') && isThere('skald') === owns('hall')
}

/** I8: a territory has at most as many cards as its limit, and no cards if it has no settlements. */
const holdsCards = (state: State, at: string): boolean => {
  const lying = state.cards[at]?.length ?? 0
  const settlements = allSettledIn(state, at)
  return lying <= (settlements === 0 ? 0 : settlements + numberOf(state.numbers, 'stock'))
}

/** I10: a proposal is adopted with more than half of all votes, and every voter has at least one vote. */
const holdsVote = ({ proposal }: State): boolean => {
  if (proposal === undefined) return true
  const { total, needed } = countOf(proposal.vote)
  return proposal.vote.voters.every((voter) => weightOf(voter) > 0) && needed === Math.floor(total / 2) + 1
}

/**
 * I12: in a free start, the number of cards taken plus the number of cards left is two per coast tile. No clan has two villages in one
 * territory.
 */
const holdsFreeStart = (state: State): boolean => {
  const { free } = state
  if (free === undefined) return true
  const left = Object.values(free.left)
  const taken = Object.values(free.taken)
  const cards = [...left, ...taken].reduce((total, count) => total + count, 0)
  return (
    cards === START_CARDS * coastOf(state).length &&
    left.every((count) => count >= 0 && count <= START_CARDS) &&
    Object.values(free.villages).every((places) => new Set(places).size === places?.length)
  )
}

/** I14: only the clan that announced victory is the winner, and every clan has exactly one final rank. */
const holdsResult = ({ result, final, players }: State): boolean =>
  result === undefined ||
  (result.places[0]?.length === 1 &&
    result.places[0][0] === final?.announcer &&
    result.places.flat().toSorted().join() === clansOf({ players }).toSorted().join())

/**
 * Compares the positions before and after events and returns the ids of the violated invariants: I2, I4, I6, I7, I11, I13. The list is
 * empty if no invariant is violated.
 */
export const violationsBetween = (before: State, events: readonly Event[], after: State): readonly string[] => {
  const clans = clansOf(before)
  const is = (e: Event['e']) => events.some((event) => event.e === e)
  const isCalledOff = is('announcementFailed')
  const movedHeroes =
    events.find((event) => event.e === 'moved')?.results.filter(({ result }) => result === 'moved' || result === 'swapped') ?? []
  const ending = ['final', 'proof', 'showing'].includes(before.stage)
  return [
    ...all('I2', isCalledOff || !isOnIsland(before) || clans.every((clan) => settlementsOf(after, clan) >= settlementsOf(before, clan))),
    ...all('I4', isCalledOff || placesOf(before).every((at) => (after.works[at]?.length ?? 0) >= (before.works[at]?.length ?? 0))),
    ...all('I6', !is('moved') || after.waiting.every(({ clan, at }) => heroAt(after, clan, at) !== undefined)),
    ...all('I7', isCalledOff || clans.every((clan) => [0, 1].includes(armyOf(after, clan) - armyOf(before, clan)))),
    ...all(
      'I11',
      movedHeroes.every(({ clan }) => clan !== before.chief) && new Set(movedHeroes.map(({ clan }) => clan)).size === movedHeroes.length,
    ),
    ...all(
      'I13',
      !ending ||
        isCalledOff ||
        !events.some((event) => OUTSIDE.includes(event.e) || (event.e === 'built' && WORKS.some((work) => work === event.what))),
    ),
  ]
}
/** Names of events that cannot occur after an announcement of victory is accepted. */
const OUTSIDE: readonly Event['e'][] = ['drawn', 'moved', 'proposed', 'supplyTaken', 'jointProposed', 'offered']
