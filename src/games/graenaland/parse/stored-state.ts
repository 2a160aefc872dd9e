import type { Addend } from '../../../kit/addends'
import type { Marks } from '../../../kit/marks'
import { fields, number, keyed, listOf, maybe, only, reading, text, boolean, whole, either, type Shape } from '../../../kit/shape'
import type { Vote, Voter } from '../../../kit/vote'
import { MOST_CHANGES_OF_CHOICE, type Ballot, type KeptSecret } from '../../../referee'
import { CLANS, WORKS, type Clan, type Hero } from '../box/box'
import type { PlaceId } from '../box/island'
import { clansOf } from '../model/board'
import { broken } from '../model/count'
import type { Board, Final, FreeStart, GoalCard, Heroes, Holding, Opened, Player, Proposal, Result, State } from '../model/state'
import {
  card,
  clan,
  goalCard,
  hero,
  island,
  label,
  nobody,
  order,
  place,
  resource,
  settings,
  spots,
  waiting,
  works,
} from '../shapes/pieces'

/**
 * Validates a state from another device. The state is signed with the key of that device and could contain anything, but rules and screens
 * rely on its types. The limits are far above the values of a real game. The validator does not check whether legal moves can lead to the
 * state.
 */

const MOST = 9_999
const count = whole(0, MOST)
const all = CLANS.length
const MOST_PLACES = 20
const clans = listOf(clan, all)
const byClan = <T>(shape: Shape<T>) => keyed<Clan, T>(clan, shape, all)
const byPlace = <T>(shape: Shape<T>) => keyed<PlaceId, T>(place, shape, MOST_PLACES)

const ballot = fields<Ballot<'order' | 'announcement', Clan>>({
  id: label,
  kind: only('order', 'announcement'),
  roles: clans,
  cast: keyed(clan, label, all),
  anew: listOf(label, 99),
  changes: maybe(keyed(clan, listOf(label, MOST_CHANGES_OF_CHOICE), all)),
  known: boolean,
  blocks: maybe(listOf(label, 99)),
})

const boardParts = {
  settlements: byPlace(byClan(fields<Holding>({ village: count, fort: count, church: count, hall: count }))),
  works: byPlace(works),
  heroes: byClan<Heroes>(keyed<Hero, PlaceId>(hero, place, 3)),
  waiting: listOf(waiting, all * 2),
  army: byClan(count),
}

/** Validator for the parameters of a number that adds to a vote: it must have none. */
const noParams: Shape<undefined> = maybe(only<never>())
const addend = fields<Addend>({ why: label, amount: whole(-MOST, MOST), params: noParams })
const vote = fields<Vote<Clan>>({
  voters: listOf(fields<Voter<Clan>>({ role: clan, addends: listOf(addend, 9) }), all),
  needed: count,
  said: byClan(boolean),
})
const split = listOf(either<Clan | null>(clan, nobody), 60)

const opened: Shape<Opened> = (json, at) =>
  fields<{
    readonly kind: 'joint' | 'offer'
    readonly what?: string
    readonly at?: string
    readonly resource?: string
    readonly to?: Clan
  }>({
    kind: only('joint', 'offer'),
    what: maybe(only(...WORKS)),
    at: maybe(place),
    resource: maybe(resource),
    to: maybe(clan),
  })(json, at) as Opened

const state = fields<State>({
  ballot: maybe(ballot),
  secrets: listOf(fields<KeptSecret<Clan>>({ secret: label, owner: clan, commitment: label, shown: boolean }), all),
  marks: fields<Marks>({ rewinds: count, known: listOf(label, MOST) }),
  settings,
  numbers: keyed(label, number, 400),
  island,
  spots: listOf(spots, all),
  players: listOf(fields<Player>({ clan, name: text(0, 60) }), all, 3),
  stage: only(
    'firstPlayer',
    'start',
    'goals',
    'production',
    'orders',
    'proposals',
    'announce',
    'construct',
    'claim',
    'passShip',
    'final',
    'proof',
    'showing',
    'over',
  ),
  round: count,
  chief: clan,
  ...boardParts,
  improvements: byPlace(resource),
  cards: byPlace(listOf(card, 99)),
  free: maybe(
    fields<FreeStart>({
      left: byPlace(count),
      taken: byClan(count),
      villages: byClan(listOf(place, MOST_PLACES)),
      arrivals: byPlace(clans),
      pending: maybe(fields<NonNullable<FreeStart['pending']>>({ at: place, newcomer: clan, asked: clans })),
    }),
  ),
  drawn: byPlace(listOf(only('faceUp', 'faceDown', 'turn', 'empty'), 9)),
  orders: byClan(order),
  proposed: clans,
  proposal: maybe(fields<Proposal>({ by: clan, at: place, split: maybe(split), vote })),
  supplyTaken: boolean,
  jointSpent: boolean,
  opened: maybe(opened),
  marketsUsed: listOf(place, MOST_PLACES),
  announced: byClan(count),
  failed: clans,
  waits: clans,
  paper: clans,
  proofs: byClan(either<GoalCard | number>(goalCard, whole(0, 99))),
  final: maybe(fields<Final>({ announcer: clan, points: maybe(count), queue: clans, before: fields<Board>(boardParts) })),
  result: maybe(fields<Result>({ score: byClan(count), places: listOf(clans, all) })),
})

/**
 * Returns whether all references in a state are valid. The chief and the proposers take part in the game. The heroes, settlements, proposal
 * and neighbours are on the island. A result exists if and only if the stage is `over`.
 */
const isSeated = (read: State): boolean => {
  const playing = clansOf(read)
  const { stage, result, proposed, settlements, proposal } = read
  const lies = (at: PlaceId) => Object.hasOwn(read.island, at)
  return (
    broken(read).length === 0 &&
    proposed.every((one) => playing.includes(one)) &&
    Object.keys(settlements).every(lies) &&
    (proposal === undefined || lies(proposal.at)) &&
    Object.values(read.island).every(({ ways: neighbours }) => Object.values(neighbours).every(lies)) &&
    (stage === 'over') === (result !== undefined)
  )
}

/** Returns whether JSON is a valid state of Graenaland. */
export const isState = (json: unknown): boolean => {
  const read = reading(state, json, 'state')
  return read.ok && isSeated(read.value)
}
