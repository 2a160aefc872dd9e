import { changeShape, fieldsOf, type Field } from '../../../kit/field'
import { isPossibleValue, numberAt } from '../../../kit/rule-points'
import { listOf, text, boolean, whole, type Shape } from '../../../kit/shape'
import { isSpace, isZone } from '../box/board'
import { ADVANTAGES, DEVELOPMENTS, eachPower, POWERS, type Power } from '../box/powers'
import { incomeId, pointOf, territoryOfNumber } from '../box/numbers'
import { UNIT_POINTS } from '../box/units'
import type { Change } from '../model/moves'
import { armiesOf, nextIdIn, piecesAfter, recounted } from '../model/pieces'
import type { State } from '../model/state'
import { advantage, announced, count, development, ipc, label, power, space, units } from '../shapes/pieces'
import { settings } from '../shapes/settings'

/** State values that a correction can set. Each kind of change has its own correction field. */

export type Section = 'powers' | 'board' | 'units' | 'turn' | 'numbers' | 'rules'
type Of<Set extends Change['set']> = Extract<Change, { readonly set: Set }>
type Record<Set extends Change['set'], Subject> = Field<State, Of<Set>, Subject, Section>
type OfPower = { readonly power: Power }

const everyPower = (): readonly OfPower[] => POWERS.map((one) => ({ power: one }))
const nameOf = ({ power: one }: OfPower): string => one

const cash: Record<'cash', OfPower> = {
  section: 'powers',
  subjects: ({ settings: { moneyTold } }) => (moneyTold ? everyPower() : []),
  name: nameOf,
  read: (state, { power: one }) => (state.settings.moneyTold ? { ipc: state.cash[one] ?? 0 } : undefined),
  write: (state, change) => ({ ...state, cash: { ...state.cash, [change.power]: change.ipc } }),
  shape: () => ({ power, ipc }),
}

/** Returns the changed numbers of this game after the income of one territory is set. */
const withIncome = ({ numbers }: State, at: string, income: number): State['numbers'] => {
  const point = pointOf(incomeId(at))
  return point === undefined || !isPossibleValue(point, income) || numberAt(numbers, point) === income
    ? numbers
    : { ...numbers, [point.id]: income }
}

const territory: Record<'territory', { readonly at: string }> = {
  section: 'board',
  subjects: ({ territories }) => Object.keys(territories).map((at) => ({ at })),
  name: ({ at }) => at,
  read: ({ territories }, { at }) => territories[at],
  write: (state, { at, controller, income, ic, aa }) => ({
    ...state,
    numbers: withIncome(state, at, income),
    territories: { ...state.territories, [at]: { controller, income, ic, aa } },
  }),
  shape: () => ({ at: space, controller: power, income: whole(0, 99), ic: boolean, aa: count }),
}

const taken: Record<'taken', { readonly at: string }> = {
  section: 'board',
  subjects: ({ territories }) => Object.keys(territories).map((at) => ({ at })),
  name: ({ at }) => at,
  read: ({ territories, turn }, { at }) => territories[at] && { taken: turn.taken.includes(at) },
  write: ({ turn, ...state }, { at, taken: is }) => ({
    ...state,
    turn: { ...turn, taken: [...turn.taken.filter((one) => one !== at), ...(is ? [at] : [])] },
  }),
  shape: () => ({ at: space, taken: boolean }),
}

const inOrder = (owned: readonly string[]) => DEVELOPMENTS.filter((one) => owned.includes(one))
const developments: Record<'developments', OfPower> = {
  section: 'powers',
  subjects: everyPower,
  name: nameOf,
  read: (state, { power: one }) => ({ owned: inOrder(state.developments[one]) }),
  write: (state, change) => ({ ...state, developments: { ...state.developments, [change.power]: inOrder(change.owned) } }),
  shape: () => ({ power, owned: listOf(development, DEVELOPMENTS.length) }),
}

const bought: Record<'bought', OfPower> = {
  section: 'powers',
  subjects: everyPower,
  name: nameOf,
  read: (state, { power: one }) => ({ units: state.bought[one] }),
  write: (state, change) => ({ ...state, bought: { ...state.bought, [change.power]: change.units } }),
  shape: () => ({ power, units }),
}

const placed: Record<'units', { readonly at: string; readonly power: Power }> = {
  section: 'units',
  subjects: (state) =>
    Object.entries(state.settings.armiesTold ? armiesOf(state.pieces) : {}).flatMap(([at, here]) =>
      (Object.keys(here) as Power[]).map((one) => ({ at, power: one })),
    ),
  name: ({ at, power: one }) => `${at} ${one}`,
  read: (state, { at, power: one }) =>
    state.settings.armiesTold && isSpace(at) ? { units: armiesOf(state.pieces)[at]?.[one] ?? {} } : undefined,
  write: (state, { at, power: one, units: there }) => {
    const changes = recounted(state.pieces, state.nextPiece, at, one, there)
    const pieces = piecesAfter(state.pieces, changes)
    return { ...state, pieces, nextPiece: Math.max(state.nextPiece, nextIdIn(pieces)) }
  },
  shape: () => ({ at: space, power, units }),
}

const clock: Record<'clock', unknown> = {
  section: 'turn',
  subjects: () => [{}],
  name: () => 'clock',
  read: ({ round, power: one, phase }) => ({ round, power: one, phase }),
  write: (state, { round, power: one, phase }) => ({ ...state, round, power: one, phase }),
  shape: () => ({ round: whole(1, 999), power, phase: whole(0, 7) }),
}

/** Maximum number of announced battles and raids in a turn. */
const MOST_FIGHTS = 100
const toFight: Record<'announced', unknown> = {
  section: 'turn',
  subjects: (state) => (state.settings.armiesTold ? [] : [{}]),
  name: () => 'announced',
  // If the app tracks units, the announced battles and raids follow from the moves of the units, so a correction cannot set them.
  read: (state) => (state.settings.armiesTold ? undefined : { announced: state.turn.announced }),
  write: ({ turn, ...state }, change) => ({
    ...state,
    turn: { ...turn, announced: change.announced.filter(({ at, kind }) => isSpace(at) && (kind === 'sea') === isZone(at)) },
  }),
  shape: () => ({ announced: listOf(announced, MOST_FIGHTS) }),
}

const used: Record<'used', { readonly advantage: string }> = {
  section: 'rules',
  subjects: ({ settings: { advantages } }) =>
    ADVANTAGES.flatMap(({ id, once }) => (once && advantages.includes(id) ? [{ advantage: id }] : [])),
  name: ({ advantage: id }) => id,
  read: (state, { advantage: id }) => ({ used: state.used.includes(id) }),
  write: (state, { advantage: id, used: is }) => ({ ...state, used: [...state.used.filter((one) => one !== id), ...(is ? [id] : [])] }),
  shape: () => ({ advantage, used: boolean }),
}

const number: Record<'number', { readonly point: string }> = {
  section: 'numbers',
  // The incomes are corrected in the form of the territories, so this form omits them.
  subjects: () => UNIT_POINTS.map(({ id }) => ({ point: id })),
  name: ({ point }) => point,
  read: ({ numbers }, { point: id }) => {
    const point = pointOf(id)
    const value = point && numberAt(numbers, point)
    return value === undefined ? undefined : { value }
  },
  write: (state, { point: id, value }) => {
    const point = pointOf(id)
    if (point === undefined || !isPossibleValue(point, value)) return state
    const at = territoryOfNumber(id) ?? ''
    const holding = state.territories[at]
    const territories = holding && { territories: { ...state.territories, [at]: { ...holding, income: value } } }
    return { ...state, ...territories, numbers: { ...state.numbers, [id]: value } }
  },
  shape: () => ({ point: label, value: whole(0, 99) }),
}

const name: Record<'name', { readonly seat: number }> = {
  section: 'powers',
  subjects: ({ players }) => players.map((_, seat) => ({ seat })),
  name: ({ seat }) => String(seat),
  read: ({ players }, { seat }) => players[seat] && { name: players[seat].name },
  write: (state, change) => ({
    ...state,
    players: state.players.map((player, at) => (at === change.seat ? { ...player, name: change.name } : player)),
  }),
  shape: () => ({ seat: whole(0, 4), name: text(0, 60) }),
}

/** Correction that assigns a power to another player. If a player would have no power left, the two players swap their powers. */
const plays: Record<'plays', OfPower> = {
  section: 'powers',
  subjects: everyPower,
  name: nameOf,
  read: ({ players }, { power: one }) => {
    const seat = players.findIndex(({ powers }) => powers.includes(one))
    return seat < 0 ? undefined : { seat }
  },
  write: (state, { power: one, seat }) => {
    const from = state.players.findIndex(({ powers }) => powers.includes(one))
    const [giving, taking] = [state.players[from], state.players[seat]]
    if (giving === undefined || taking === undefined || from === seat) return state
    const isOnly = giving.powers.length === 1
    const left = isOnly ? taking.powers : giving.powers.filter((other) => other !== one)
    const got = isOnly ? giving.powers : POWERS.filter((other) => other === one || taking.powers.includes(other))
    return {
      ...state,
      players: state.players.map((player, at) =>
        at === from ? { ...player, powers: left } : at === seat ? { ...player, powers: got } : player,
      ),
    }
  },
  shape: () => ({ power, seat: whole(0, 4) }),
}

/** Removes from the state the data that the app no longer tracks after a change of the settings. */
const forgetting = (state: State, agreed: State['settings']): State => ({
  ...state,
  settings: agreed,
  cash: agreed.moneyTold ? state.cash : eachPower(() => 0),
  bought: agreed.moneyTold ? state.bought : eachPower(() => ({})),
  // Keeps AA guns at sea: they are pieces even if the app does not track units.
  pieces: agreed.armiesTold ? state.pieces : Object.fromEntries(Object.entries(state.pieces).filter(([, { unit }]) => unit === 'aa')),
})

const rules: Record<'settings', unknown> = {
  section: 'rules',
  subjects: () => [{}],
  name: () => 'settings',
  read: (state) => ({ settings: state.settings }),
  write: (state, change) => forgetting(state, change.settings),
  shape: () => ({ settings }),
}

export const FIELDS = {
  settings: rules,
  cash,
  territory,
  taken,
  developments,
  bought,
  units: placed,
  clock,
  announced: toFight,
  used,
  number,
  name,
  plays,
}
export const fields = fieldsOf<State, Change, Section, unknown>(FIELDS)
/** Validator for one change of a correction. */
export const change: Shape<Change> = changeShape<State, Change, Section, unknown>(FIELDS, undefined)
