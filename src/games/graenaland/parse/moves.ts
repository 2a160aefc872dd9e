import { isHiddenMove } from '../../../kit/hidden'
import { either, fields, number, keyed, listOf, maybe, only, reading, text, boolean, variants, whole, type Shape } from '../../../kit/shape'
import { accepted, refusedByReferee, type Correct, type Result } from '../../../referee'
import { CLANS, RESOURCES, THINGS, WORKS, type Resource } from '../box/box'
import { POSITIONS, usualIsland } from '../box/island'
import { change } from '../fields/index'
import type { Agreed, AnyMove, Change, Fee, Laid, OwnMove, Pair, Payment, Plan, Setup } from '../model/moves'
import type { Code } from '../model/refusals'
import { DEFAULT_SETTINGS } from '../model/settings'
import type { GoalCard, Order, Player } from '../model/state'
import { clan, goalCard, hero, island, label, nobody, order, place, resource, settings, some, spots } from '../shapes/pieces'

/** Parses moves, set-ups and sealed choices from JSON. */

const pair: Shape<Pair> = (json, at) => {
  const [one = 'grain', other = 'grain'] = listOf(resource, 2, 2)(json, at)
  return [one, other]
}
const cards = keyed<Resource, number>(resource, some, RESOURCES.length)
const places = listOf(place, 20)
const supplies = maybe(listOf(pair, 12))
const placed: Shape<Laid> = fields<Laid>({ cards, supplies })
const payment = maybe(fields<Payment>({ cards: maybe(cards), supplies, markets: maybe(places) }))
const fee: Shape<Fee | undefined> = maybe(keyed(clan, only('resource', 'supply'), CLANS.length))
const reportedNumbers = keyed(label, number, 60)
const planParts: { readonly [K in keyof Plan]-?: Shape<Plan[K]> } = {
  what: only(...THINGS),
  at: maybe(place),
  resource: maybe(resource),
  relocate: maybe(boolean),
  pay: payment,
  fee,
  told: maybe(reportedNumbers),
}

type Of<Do extends OwnMove['do']> = Extract<OwnMove, { readonly do: Do }>
type Parts<Do extends OwnMove['do']> = { readonly [K in keyof Omit<Of<Do>, 'do'>]-?: Shape<Of<Do>[K]> }
const by = clan
/** Validators for the fields of each move, except the field `do`. */
const PARTS: { readonly [Do in OwnMove['do']]: Parts<Do> } = {
  tell: { numbers: reportedNumbers },
  firstPlayer: { by },
  place: { by, spots },
  settle: { by, at: place },
  anchor: { by, to: maybe(place) },
  keepOnPaper: { by },
  cardsChosen: {},
  draw: { card: only(...RESOURCES, 'down', 'match', 'other', 'empty'), token: maybe(resource) },
  drawAll: { matches: places, empty: maybe(places) },
  order: { by, hero: maybe(hero), go: only(...POSITIONS) },
  reopen: { by },
  propose: { by, at: place, split: maybe(listOf(either<(typeof CLANS)[number] | null>(clan, nobody), 60)) },
  waive: { by },
  vote: { by, yes: boolean },
  closeVote: { said: maybe(keyed(clan, boolean, CLANS.length)) },
  announce: { by, points: whole(0, 99), countsOnSupply: maybe(boolean) },
  wait: { by },
  ready: { by },
  closeAnnounce: {},
  construct: { by, ...planParts },
  takeSupply: { by },
  joint: { by, what: only(...WORKS), at: place, resource: maybe(resource) },
  jointBuild: { by, give: maybe(keyed(clan, placed, CLANS.length)), pay: payment, told: maybe(reportedNumbers) },
  offer: { by, to: clan },
  offerBuild: planParts,
  drop: { by },
  done: { by },
  claim: { by, yes: boolean },
  passShip: {},
  proof: { by, card: maybe(goalCard), points: maybe(whole(0, 15)) },
}
const OWN = Object.fromEntries(
  Object.entries(PARTS).map(([what, parts]) => [what, fields<OwnMove>({ do: only(what), ...parts } as never)]),
) as Readonly<Record<OwnMove['do'], Shape<OwnMove>>>
const own: Shape<OwnMove> = variants<OwnMove['do'], OwnMove>('do', OWN)

/** Maximum number of changes in one correction. */
const MOST_CHANGES = 2000
const correct = fields<Correct<Change>>({ do: only('correct'), changes: listOf(change, MOST_CHANGES), reason: maybe(text(0, 200)) })
type Overrule = Extract<AnyMove, { readonly do: 'overrule' }>
const overrule = fields<Overrule>({ do: only('overrule'), move: own, waive: listOf(label as Shape<Code>, 60, 1) })

/** Parses a move from JSON. Does not validate the content of secret moves; the ballot validates them later. Refusal: MALFORMED. */
export const parseMove = (json: unknown): Result<AnyMove, Code> => {
  const { do: what } = typeof json === 'object' && json !== null ? (json as { readonly do?: unknown }) : {}
  if (typeof what === 'string' && isHiddenMove({ do: what })) {
    const { ballot } = json as { readonly ballot?: unknown }
    return ballot === undefined || typeof ballot === 'string' ? accepted(json as AnyMove) : refusedByReferee('MALFORMED')
  }
  return reading<AnyMove>(what === 'correct' ? correct : what === 'overrule' ? overrule : own, json, 'move')
}

/** Parses a secret order from JSON. Accepts a list of orders, so that the rules can refuse more than one order. Refusal: MALFORMED. */
export const parseOrder = (json: unknown): Result<Order | readonly Order[], Code> =>
  reading<Order | readonly Order[]>(either<Order | readonly Order[]>(order, listOf(order, 3)), json, 'order')
/** Parses a victory point card from any JSON. Refusal: MALFORMED. */
export const parseCard = (json: unknown): Result<GoalCard, Code> => reading<GoalCard>(goalCard, json, 'card')

const player = fields<Player>({ clan, name: text(0, 60) })
/** Parses a set-up from any JSON; omitted settings default to the rulebook. Refusal: MALFORMED. */
export const parseSetup = (json: unknown): Result<Agreed, Code> => {
  const shape = fields<Setup>({
    players: listOf(player, CLANS.length, 1),
    settings: maybe((given, at) => settings(typeof given === 'object' && given !== null ? { ...DEFAULT_SETTINGS, ...given } : given, at)),
    numbers: maybe(keyed(label, whole(0, 99), 400)),
    island: maybe(island),
    spots: maybe(listOf(spots, CLANS.length)),
  })
  const read = reading<Setup>(shape, json, 'setup')
  if (!read.ok) return read
  const { players, settings: agreed, numbers = {}, island: lying = usualIsland(players.length), spots: printed = [] } = read.value
  const leads = Object.values(lying).flatMap(({ ways: neighbours }) => Object.values(neighbours))
  const named = [...leads, ...printed.flat()]
  if (!named.every((at) => Object.hasOwn(lying, at))) return refusedByReferee('MALFORMED', { at: 'setup.island' })
  return accepted({ players, settings: { ...DEFAULT_SETTINGS, ...agreed }, numbers, island: lying, spots: printed })
}
