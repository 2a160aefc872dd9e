import type { ReportedNumbers } from '../../../../kit/rule-points'
import { reportedNumbers } from '../../../../session/environment/reported-numbers'
import { isObject } from '../../../../session/environment/local-storage'
import type { PlainRules } from '../../../../table/house-rules/plain-points'
import { islandKept } from '../../box/kept-island'
import type { Island } from '../../box/island'
import { DEFAULT_SETTINGS, WAYS_TO_PLAY, type Settings } from '../../model/settings'
import type { State } from '../../model/state'

export const WAYS = ['referee', 'light'] as const
export type Way = (typeof WAYS)[number]

/** Switches that the set-up offers beside the way of playing. */
export const SWITCHES = ['three', 'freeStart', 'offerRule', 'ordersSealed', 'goalsSealed', 'announceSealed', 'goldMatches'] as const
export type SwitchName = (typeof SWITCHES)[number]
export type Switches = Readonly<Record<SwitchName, boolean>>

/** The choices of the set-up. */
export interface Settled {
  readonly way: Way
  /** Victory by secret cards; otherwise by three goals of five. */
  readonly vpCards: boolean
  readonly switches: Switches
  /** Rulings of the group's own rules; the rulebook's where there are none. */
  readonly rulings?: Rulings
  /** Numbers and prices of the group's own rules. */
  readonly numbers?: ReportedNumbers
  /** The island as it lies on the table; the usual one where there is none, or one for other numbers of players. */
  readonly island?: Island
}

type Rulings = Pick<Settings, 'palisadeAll' | 'enterNew' | 'anchorWarrior' | 'paymentsTold'>
const rulingsOf = ({ palisadeAll, enterNew, anchorWarrior, paymentsTold }: Settings): Rulings => ({
  palisadeAll,
  enterNew,
  anchorWarrior,
  paymentsTold,
})

export const FRESH: Settled = {
  way: 'referee',
  vpCards: false,
  switches: {
    three: true,
    freeStart: false,
    offerRule: false,
    ordersSealed: true,
    goalsSealed: true,
    announceSealed: false,
    goldMatches: false,
  },
}

/** The island of a table with so many players: as it is chosen, as it lay in the game before, or as it usually lies. */
export const islandFor = (players: number, { island }: Settled): Island => {
  const usual = islandKept(reportedNumbers.getState().told.graenaland ?? {}, players)
  return island !== undefined && Object.keys(island).join() === Object.keys(usual).join() ? island : usual
}

/** The switches that mean something with so many players, this way and these goals. */
export const offered = (players: number, { way, vpCards }: Settled): readonly SwitchName[] =>
  SWITCHES.filter((name) => {
    if (name === 'three') return players === 3
    if (name === 'offerRule') return players === 5 && way === 'referee'
    if (name === 'goalsSealed') return vpCards && way === 'referee'
    return name !== 'announceSealed' || vpCards
  })

/** Another way to play, with all that is its own: what is told, and what is sealed. */
export const inWay = ({ rulings, ...settled }: Settled, way: Way): Settled => {
  const { ordersSealed, goalsSealed, paymentsTold } = WAYS_TO_PLAY[way]
  return {
    ...settled,
    way,
    switches: { ...settled.switches, ordersSealed, goalsSealed },
    ...(rulings && { rulings: { ...rulings, paymentsTold } }),
  }
}

/** The settings as they are chosen, whoever plays. */
const settingsIn = ({ way, vpCards, switches, rulings }: Settled): Settings => ({
  ...DEFAULT_SETTINGS,
  ...WAYS_TO_PLAY[way],
  ...rulings,
  vpCards,
  ...switches,
})

/** The switches of a table; one that was not offered is off. Sealed cards stay as in the rulebook where there are no cards. */
export const settingsFor = (players: number, settled: Settled): Settings => {
  const { switches } = settled
  const shown = offered(players, settled)
  const on = Object.fromEntries(
    SWITCHES.map((name) => [name, switches[name] && (shown.includes(name) || (name === 'goalsSealed' && !settled.vpCards))]),
  ) as unknown as Switches
  return { ...settingsIn(settled), ...on }
}

export const isSettled = (value: unknown): value is Settled => {
  if (!isObject(value)) return false
  const { way, vpCards, switches, rulings, numbers, island } = value
  return (
    WAYS.some((one) => one === way) &&
    typeof vpCards === 'boolean' &&
    isObject(switches) &&
    (rulings === undefined || isObject(rulings)) &&
    (island === undefined || isObject(island)) &&
    (numbers === undefined || (isObject(numbers) && Object.values(numbers).every((one) => Number.isSafeInteger(one)))) &&
    SWITCHES.every((name) => typeof switches[name] === 'boolean')
  )
}

export const wayOf = ({ cardsTold }: Pick<Settings, 'cardsTold'>): Way => (cardsTold ? 'referee' : 'light')
const switchesIn = (settings: Settings): Switches =>
  Object.fromEntries(SWITCHES.map((name) => [name, settings[name]])) as unknown as Switches

/** The rules of a new game. */
export const rulesIn = (settled: Settled): PlainRules<Settings> => ({ settings: settingsIn(settled), numbers: settled.numbers ?? {} })
/** The rulebook's rules with the variants and the ways of following the game that the set-up asks for: none of them is a house rule. */
export const bookFor = ({ way, vpCards, switches }: Settled): PlainRules<Settings> => {
  const { goldMatches: _, ...variants } = switches
  return { settings: { ...DEFAULT_SETTINGS, ...WAYS_TO_PLAY[way], vpCards, ...variants }, numbers: {} }
}
/** Applies rules to the choices of the set-up; the adjustments for three stay as they were chosen. */
export const withRules = ({ settings, numbers }: PlainRules<Settings>, three: boolean): Settled => ({
  way: wayOf(settings),
  vpCards: settings.vpCards,
  switches: { ...switchesIn(settings), three },
  rulings: rulingsOf(settings),
  numbers,
})
/** Reads the choices of the set-up from a game that has begun. */
export const settledIn = ({ settings, numbers, players, island }: State): Settled => ({
  ...withRules({ settings, numbers }, players.length === 3 ? settings.three : FRESH.switches.three),
  island,
})
