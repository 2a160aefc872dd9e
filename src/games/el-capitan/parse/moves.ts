import { boolean, fields, keyed, listOf, maybe, only, reading, text, variants, whole, type Shape } from '../../../kit/shape'
import { accepted, refusedByReferee, type Result } from '../../../referee'
import { COLOURS, FORTRESS_SITES, SITES } from '../box/board'
import { change } from '../fields/index'
import type { Agreed, AnyMove, Card, OwnMove, Setup } from '../model/moves'
import type { Code } from '../model/refusals'
import { DEFAULT_SETTINGS } from '../model/settings'
import type { Player } from '../model/state'
import { settings } from '../shapes/settings'
import { city, cityNames, colour, florins, label, loan, occupant } from '../shapes/pieces'

/** Parses moves and set-ups from JSON. */

const MOST_CARDS = 10
/**
 * Maximum length of a row of warehouses in JSON. The limit is greater than the number of sites, so that the rules can refuse a row that is
 * too long.
 */
const MOST_ROW = 30
/** Maximum number of board numbers in one report. */
const MOST_NUMBERS = 40
const reportedNumbers = maybe(keyed(label, whole(0, 99), 8))

const pair = <T>(shape: Shape<T>): Shape<readonly [T, T]> => {
  const two = listOf(shape, 2, 2)
  return (json, at) => {
    const [one, other] = two(json, at)
    return [one as T, other as T]
  }
}

const card: Shape<Card> = variants<Card['as'], Card>('as', {
  destination: fields<Extract<Card, { as: 'destination' }>>({ as: only('destination'), city, seals: whole(0, 9) }),
  route: fields<Extract<Card, { as: 'route' }>>({ as: only('route'), city: maybe(city), seals: whole(0, 9), via: listOf(city, 9, 1) }),
  link: fields<Extract<Card, { as: 'link' }>>({ as: only('link'), link: pair(city) }),
})

type Of<Do extends OwnMove['do']> = Extract<OwnMove, { readonly do: Do }>
const OWN: { readonly [Do in OwnMove['do']]: Shape<Of<Do>> } = {
  firstPlayer: fields<Of<'firstPlayer'>>({ do: only('firstPlayer'), colour }),
  tell: fields<Of<'tell'>>({
    do: only('tell'),
    point: maybe(label),
    value: maybe(whole(0, 99)),
    told: maybe(keyed(label, whole(0, 99), MOST_NUMBERS)),
  }),
  buy: fields<Of<'buy'>>({ do: only('buy'), price: florins }),
  sail: fields<Of<'sail'>>({ do: only('sail'), to: city, cards: maybe(listOf(card, MOST_CARDS, 1)) }),
  build: fields<Of<'build'>>({ do: only('build'), colour: maybe(colour), site: maybe(whole(1, SITES)), told: reportedNumbers }),
  reopen: fields<Of<'reopen'>>({ do: only('reopen'), colour: maybe(colour), site: maybe(whole(1, SITES)), told: reportedNumbers }),
  fortress: fields<Of<'fortress'>>({ do: only('fortress'), told: reportedNumbers }),
  loan: fields<Of<'loan'>>({ do: only('loan'), face: florins }),
  endTurn: fields<Of<'endTurn'>>({ do: only('endTurn') }),
  paid: fields<Of<'paid'>>({ do: only('paid') }),
  settle: fields<Of<'settle'>>({
    do: only('settle'),
    by: colour,
    choices: listOf(only('repay', 'extend'), 30),
    forced: maybe(listOf(florins, 30)),
  }),
  nameStart: fields<Of<'nameStart'>>({ do: only('nameStart'), by: maybe(colour), starts: colour }),
  lastPiece: fields<Of<'lastPiece'>>({ do: only('lastPiece'), colour }),
  row: fields<Of<'row'>>({
    do: only('row'),
    city,
    row: listOf(colour, MOST_ROW),
    fortresses: listOf(occupant, FORTRESS_SITES, FORTRESS_SITES),
    value: maybe(whole(0, 99)),
    last: maybe(whole(1, SITES)),
  }),
  bonusCard: fields<Of<'bonusCard'>>({ do: only('bonusCard'), colour }),
  hand: fields<Of<'hand'>>({ do: only('hand'), by: colour, money: maybe(florins), loans: maybe(listOf(loan, 30)) }),
}

const own: Shape<OwnMove> = variants<OwnMove['do'], OwnMove>('do', OWN)

/** Maximum number of changes in one correction. */
const MOST_CHANGES = 2000
type Correct = Extract<AnyMove, { readonly do: 'correct' }>
type Overrule = Extract<AnyMove, { readonly do: 'overrule' }>
const correct = fields<Correct>({ do: only('correct'), changes: listOf(change, MOST_CHANGES), reason: maybe(text(0, 200)) })
const overrule = fields<Overrule>({ do: only('overrule'), move: own, waive: listOf(label, 30, 1) })
const BALLOT_MOVES: readonly string[] = ['cast', 'castAnew', 'callOff', 'reveal']

/** Parses a move from JSON. Refusals: MALFORMED, NO_BALLOT (this game has no secret choices). */
export const parseMove = (json: unknown): Result<AnyMove, Code> => {
  const { do: what } = typeof json === 'object' && json !== null ? (json as { readonly do?: unknown }) : {}
  if (typeof what === 'string' && BALLOT_MOVES.includes(what)) return refusedByReferee('NO_BALLOT')
  return reading<AnyMove>(what === 'correct' ? correct : what === 'overrule' ? overrule : own, json, 'move')
}

const player = fields<Player>({ colour, name: text(0, 60), neutral: maybe(colour) })
/** Parses a set-up from JSON. Omitted settings get their rulebook defaults. Refusal: MALFORMED. */
export const parseSetup = (json: unknown): Result<Agreed, Code> => {
  const shape = fields<Setup>({
    players: listOf(player, COLOURS.length, 1),
    settings: maybe((given, at) => settings(typeof given === 'object' && given !== null ? { ...DEFAULT_SETTINGS, ...given } : given, at)),
    numbers: maybe(keyed(label, whole(0, 99), 400)),
    cityNames: maybe(cityNames),
    cardsCounted: maybe(boolean),
  })
  const read = reading<Setup>(shape, json, 'setup')
  if (!read.ok) return read
  const { players, settings: agreed = DEFAULT_SETTINGS, numbers = {}, cityNames: named = {}, cardsCounted = false } = read.value
  return accepted({ players, settings: { ...DEFAULT_SETTINGS, ...agreed }, numbers, cityNames: named, cardsCounted })
}
