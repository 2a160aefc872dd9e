import { fields, keyed, listOf, maybe, only, reading, refine, text, boolean, whole, type Shape } from '../../../kit/shape'
import type { Marks } from '../../../kit/marks'
import type { Declaration, ResponseWindow } from '../model/response'
import type { Turns } from '../../../kit/turns'
import { MOST_CHANGES_OF_CHOICE, type Ballot, type KeptSecret } from '../../../referee'
import { COLOURS, LOCATIONS, type Colour } from '../box/box'
import { EFFECTS, VETOES, type EffectName, type Veto } from '../box/effects'
import { broken } from '../model/count'
import type { CityMap, Control, Cycle, Effect, Jailing, Pending, Player, Reactions, Result, State, Strategy } from '../model/state'
import { coloursOf } from '../model/tokens'
import { colour, colours, counts, height, label, place, settings, stack } from '../shapes/pieces'

/**
 * Validates a state from outside the app. A state is signed with the key of its device and could contain any data, but the rules and
 * screens rely on its types. The limits are far beyond the values of a real game. The validator does not check whether legal moves can lead
 * to the state.
 */

const MOST = 9_999
const MOST_VETOES = 999
const count = whole(0, MOST)
const all = COLOURS.length
const places = listOf(place, LOCATIONS.length)
const tally = counts(MOST)
const deals = listOf(colour, MOST)

const effect = fields<Effect>({
  what: only(...(Object.keys(EFFECTS) as EffectName[])),
  by: colour,
  at: maybe(place),
  place: maybe(height),
  to: maybe(place),
  from: maybe(colour),
  more: maybe(count),
})

const declaration = fields<Declaration<Colour, Veto | null>>({
  by: colour,
  what: (json, at) => (json === null ? null : only(...VETOES)(json, at)),
})
const chain = fields<ResponseWindow<Colour, Veto | null>>({
  order: colours,
  stack: listOf(declaration, MOST_VETOES, 1),
  asked: colours,
})

const ballot = fields<Ballot<'silent', Colour>>({
  id: label,
  kind: only('silent'),
  roles: colours,
  cast: keyed(colour, label, all),
  anew: listOf(label, 99),
  changes: maybe(keyed(colour, listOf(label, MOST_CHANGES_OF_CHOICE), all)),
  known: boolean,
  blocks: maybe(listOf(label, 99)),
})

const control = fields<Control>({
  counts: tally,
  leaders: colours,
  controller: maybe(colour),
  why: only('most', 'lower', 'earlierDeal', 'tie', 'empty'),
})

const pending: Shape<Pending> = (json, at) =>
  fields<{ readonly is: 'thief' | 'drewCards'; readonly by: Colour; readonly from?: Colour }>({
    is: only('thief', 'drewCards'),
    by: colour,
    from: maybe(colour),
  })(json, at) as Pending

const state = fields<State>({
  ballot: maybe(ballot),
  secrets: listOf(fields<KeptSecret<Colour>>({ secret: label, owner: colour, commitment: label, shown: boolean }), 0),
  marks: fields<Marks>({ rewinds: count, known: listOf(label, MOST) }),
  settings,
  numbers: keyed(label, count, 99),
  players: listOf(fields<Player>({ colour, name: text(0, 60) }), all, 3),
  start: colour,
  stage: only('redraw', 'actions', 'locations', 'strategy', 'draw', 'over'),
  round: whole(1, MOST),
  map: maybe(fields<CityMap>({ centre: place, ring: places })),
  redraw: colours,
  stacks: keyed(
    refine(text(1, 1), (at) => LOCATIONS.some((one) => String(one) === at)),
    stack,
    LOCATIONS.length,
  ),
  hand: tally,
  reserve: tally,
  cell: tally,
  fresh: tally,
  cards: tally,
  pile: whole(-MOST, MOST),
  discards: whole(-MOST, MOST),
  hitman: place,
  policeman: maybe(colour),
  mayor: maybe(colour),
  vp: tally,
  turns: fields<Turns<Colour>>({ order: colours, turn: maybe(colour), round: count, passed: colours, ending: boolean }),
  acted: maybe(colour),
  bullet: maybe(colour),
  reacting: maybe(fields<Reactions>({ effect, chain })),
  jailing: maybe(fields<Jailing>({ owner: colour, causer: colour, open: boolean, used: boolean })),
  pending: maybe(pending),
  marked: places,
  cycle: maybe(
    fields<Cycle>({
      at: place,
      step: only('deals', 'effect', 'over'),
      deals,
      declined: colours,
      heard: boolean,
      control: maybe(control),
      used: boolean,
      shot: boolean,
      killed: boolean,
      starred: boolean,
      done: boolean,
    }),
  ),
  strategy: maybe(fields<Strategy>({ mayor: maybe(colour), at: maybe(place), decided: colours, named: maybe(colour) })),
  count,
  result: maybe(fields<Result>({ places: colours, decidedBy: listOf(only('vp', 'reserve', 'cards', 'mayor', 'distance'), all) })),
})

/** Returns whether every colour that a state mentions belongs to a player of the game. */
const isSeated = (read: State): boolean => {
  const playing = coloursOf(read)
  const { turns, stage, result } = read
  return (
    broken(read).every((fault) => fault === 'I2') &&
    turns.order.length === playing.length &&
    turns.order.every((one) => playing.includes(one)) &&
    (stage === 'over') === (result !== undefined)
  )
}

/** Returns whether JSON is a valid state of Mafia City. */
export const isState = (json: unknown): boolean => {
  const read = reading(state, json, 'state')
  return read.ok && isSeated(read.value)
}
