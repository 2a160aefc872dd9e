import type { Addend } from '../../../kit/addends'
import { either, fields, keyed, listOf, maybe, only, reading, text, boolean, variants, whole, type Shape } from '../../../kit/shape'
import type { Dice } from '../../../kit/dice'
import type { Marks } from '../../../kit/marks'
import { MOST_CHANGES_OF_CHOICE, type Ballot, type KeptSecret } from '../../../referee'
import { isSpace } from '../box/board'
import { POWERS, type Power } from '../box/powers'
import { STAGES, type Battle, type LossesByPower } from '../model/battle'
import type { Announced, Book, Commitment, FireOnTheWay, Holding, Player, Result, Rolling, State, Turn } from '../model/state'
import { STATUSES, TASKS, type Piece, type Task } from '../model/pieces'
import { advantage, army, byPower, count, development, ipc, label, modifiers, named, power, space, unit, units } from '../shapes/pieces'
import { settings } from '../shapes/settings'

/**
 * Validates a stored state from another device. The state is signed with the key of that device and may contain any data, but the rules and
 * screens rely on its types. The limits are far beyond the values of a real game. The validator does not check whether legal moves can lead
 * to the state.
 */

const MOST = 9_999
const SPACES = 140
const any = whole(-MOST, MOST)
const number = whole(0, MOST)
const sums = keyed(label, any, 99)
const every = <T>(shape: Shape<T>): Shape<Readonly<Record<Power, T>>> =>
  fields<Record<Power, T>>({ soviet: shape, germany: shape, uk: shape, japan: shape, us: shape })
const spaces = listOf(space, SPACES)
const side = only('axis', 'allies')
const held: Shape<'axis' | 'allies' | null> = (json, at) => (json === null ? null : side(json, at))
const ofSides = fields<{ axis: number; allies: number }>({ axis: number, allies: number })
const losses: Shape<LossesByPower> = byPower(named)

const addend: Shape<Addend> = fields<{ why: string; amount: number; params?: Readonly<Record<string, string | number>> }>({
  why: label,
  amount: any,
  params: maybe(keyed(label, either<string | number>(any, text(0, 200)), 20)),
})
const book = fields<Book>({ cash: listOf(addend, MOST), production: listOf(addend, MOST) })
const announced = fields<Announced>({ at: space, kind: only('land', 'sea', 'raid'), from: maybe(space) })
const pieceId = text(1, 9)
const fire = fields<FireOnTheWay>({ at: space, units, end: space, group: number, pieces: maybe(listOf(pieceId, MOST)) })

type Of<What extends Rolling['what']> = Extract<Rolling, { readonly what: What }>
const rolling: Shape<Rolling> = variants<Rolling['what'], Rolling>('what', {
  research: fields<Of<'research'>>({ what: only('research'), count, development }),
  onTheWay: fields<Of<'onTheWay'>>({ what: only('onTheWay'), count, fire }),
  raidFire: fields<Of<'raidFire'>>({ what: only('raidFire'), count, at: space, bombers: count, cash: number }),
  bombs: fields<Of<'bombs'>>({ what: only('bombs'), count, at: space, bombers: count, cash: number, shotDown: count }),
  rocket: fields<Of<'rocket'>>({ what: only('rocket'), count, from: space, to: space, cash: number }),
})

const turn = fields<Turn>({
  canals: fields<Turn['canals']>({ panama: held, suez: held }),
  researched: boolean,
  rolling: maybe(rolling),
  purchased: boolean,
  collected: boolean,
  taken: spaces,
  returned: maybe(spaces),
  announced: listOf(announced, MOST),
  fought: spaces,
  commitments: listOf(fields<Commitment>({ id: number, to: space }), MOST),
  fire: listOf(fire, MOST),
  rockets: listOf(fields<Turn['rockets'][number]>({ from: space, to: space }), MOST),
  raided: spaces,
  used: keyed(space, number, SPACES),
  newIcs: spaces,
  newDecks: listOf(fields<Turn['newDecks'][number]>({ zone: space, via: space, room: number }), MOST),
  gunsMoved: maybe(keyed(space, number, SPACES)),
  landed: boolean,
  settled: boolean,
})

const stage = only(...STAGES)
const opening = fields<{ submarines: number; destroyer: boolean }>({ submarines: count, destroyer: boolean })
const firing = fields<NonNullable<Battle['firing']>>({ attack: units, defend: byPower(units) })
const battle = fields<Battle>({
  at: space,
  place: only('land', 'sea'),
  by: power,
  amphibious: boolean,
  seaBattle: boolean,
  aside: maybe(units),
  pieces: maybe(fields<NonNullable<Battle['pieces']>>({ attack: listOf(pieceId, MOST), defend: listOf(pieceId, MOST) })),
  bombard: units,
  tech: fields<Battle['tech']>({ attacker: listOf(development, 6), defender: byPower(listOf(development, 6)) }),
  modifiers,
  spaces: keyed(space, fields<{ friendly: boolean; origin: boolean }>({ friendly: boolean, origin: boolean }), SPACES),
  attack: army,
  defend: byPower(army),
  cycle: number,
  done: listOf(stage, STAGES.length),
  due: listOf(fields<Battle['due'][number]>({ stage, hits: number }), 20),
  opening: maybe(fields<NonNullable<Battle['opening']>>({ attack: opening, defend: opening })),
  kept: firing,
  firing: maybe(firing),
  step7: (json, at) => (json === null ? null : only('attacker', 'attackerDives', 'defenderDives')(json, at)),
  submerged: fields<Battle['submerged']>({ attack: count, defend: byPower(count) }),
  flownHome: units,
  retreated: maybe(fields<NonNullable<Battle['retreated']>>({ units, to: text(0, 40) })),
  proposals: maybe(byPower(losses)),
  outcome: maybe(only('captured', 'cleared', 'airOnly', 'held', 'empty', 'retreated', 'byHand')),
})

const ballot = fields<Ballot<'losses', Power>>({
  id: label,
  kind: only('losses'),
  roles: listOf(power, POWERS.length),
  cast: keyed(power, label, POWERS.length),
  anew: listOf(label, 99),
  changes: maybe(keyed(power, listOf(label, MOST_CHANGES_OF_CHOICE), POWERS.length)),
  known: boolean,
  blocks: maybe(listOf(label, 99)),
})
const dice: Shape<Dice> = fields<Dice>({ source: only('app', 'table'), rolls: number })
const result = fields<Result>({ side, count: ofSides, individual: listOf(power, POWERS.length), growth: every(any) })

const piece = fields<Piece>({
  unit,
  power,
  at: space,
  aboard: maybe(pieceId),
  spent: number,
  since: space,
  from: maybe(space),
  task: maybe(fields<Task>({ kind: only(...TASKS), at: space })),
  status: only(...STATUSES),
  loaded: maybe(boolean),
})

const state = fields<State>({
  ballot: maybe(ballot),
  secrets: listOf(fields<KeptSecret<Power>>({ secret: label, owner: power, commitment: label, shown: boolean }), 0),
  marks: fields<Marks>({ rewinds: number, known: listOf(label, MOST) }),
  settings,
  numbers: keyed(label, number, 199),
  players: listOf(fields<Player>({ name: text(0, 60), powers: listOf(power, POWERS.length, 1) }), POWERS.length, 2),
  dice,
  round: whole(1, MOST),
  power,
  phase: whole(0, 7),
  cash: sums,
  territories: keyed(space, fields<Holding>({ controller: power, income: ipc, ic: boolean, aa: count }), SPACES),
  developments: every(listOf(development, 6)),
  bought: every(units),
  turn,
  battle: maybe(battle),
  book: every(book),
  used: listOf(advantage, 99),
  ended: maybe(listOf(advantage, 99)),
  pieces: keyed(pieceId, piece, MOST),
  nextPiece: number,
  result: maybe(result),
  over: boolean,
  playsOn: boolean,
})

/** Returns whether the board contains all spaces that the state names, and exactly one player plays each power. */
const isWhole = ({ players, territories, pieces, over, result: won }: State): boolean => {
  const played = players.flatMap(({ powers }) => powers)
  const isSeated = played.length === POWERS.length && POWERS.every((one) => played.includes(one))
  return (
    isSeated &&
    [...Object.keys(territories), ...Object.values(pieces).map(({ at }) => at)].every((at) => isSpace(at)) &&
    (!over || won !== undefined)
  )
}

/** Returns whether JSON is a valid state of Axis & Allies. */
export const isState = (json: unknown): boolean => {
  const read = reading(state, json, 'state')
  return read.ok && isWhole(read.value)
}
