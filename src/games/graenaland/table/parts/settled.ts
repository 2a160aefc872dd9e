import type { ReportedNumbers } from '../../../../kit/rule-points'
import { reportedNumbers } from '../../../../session/environment/reported-numbers'
import { isObject } from '../../../../session/environment/local-storage'
import type { StandardRules } from '../../../../table/house-rules/standard-points'
import { islandKept } from '../../box/kept-island'
import { numbersOnIsland, pricesByTile, withoutOddVillages } from '../../box/kept-prices'
import type { Island } from '../../box/island'
import { DEFAULT_SETTINGS, WAYS_TO_PLAY, type Settings } from '../../model/settings'
import type { State } from '../../model/state'

export const WAYS = ['referee', 'light'] as const
export type Way = (typeof WAYS)[number]

/** Names of the set-up options that are on or off. The tracking preset is a separate option. */
export const SWITCHES = ['three', 'freeStart', 'offerRule', 'ordersSealed', 'goalsSealed', 'announceSealed', 'goldMatches'] as const
export type SwitchName = (typeof SWITCHES)[number]
export type Switches = Readonly<Record<SwitchName, boolean>>

/** Options that the players chose in the set-up step. */
export interface Settled {
  readonly way: Way
  /** Whether secret victory point cards decide the victory. Otherwise, three of five goals decide. */
  readonly vpCards: boolean
  readonly switches: Switches
  /** Choices for unclear rules that the players made as house rules. The default is the rules of the rulebook. */
  readonly rulings?: Rulings
  /** Numbers and prices of the players' house rules. */
  readonly numbers?: ReportedNumbers
  /** Ids of the prices that the players typed in during this set-up, as they are stored on the device. */
  readonly typedPrices?: readonly string[]
  /** Island that the players entered. If omitted or made for another number of players, the default island is used. */
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

/**
 * Returns the island for a number of players. The first available island is used: the entered island, the island of an earlier game, or the
 * default island.
 */
export const islandFor = (players: number, { island }: Settled): Island => {
  const usual = islandKept(reportedNumbers.getState().byGame.graenaland ?? {}, players)
  return island !== undefined && Object.keys(island).join() === Object.keys(usual).join() ? island : usual
}

/**
 * Returns the numbers for a new game on an island: numbers of earlier games on this device, replaced by the chosen numbers. A village price
 * is included only if it is known for the same tile.
 */
export const numbersFor = (
  players: number,
  island: Island,
  chosen: ReportedNumbers | undefined,
  stored: ReportedNumbers,
): ReportedNumbers => numbersOnIsland({ ...stored, ...chosen }, players, island)

/** Returns the names of the options that the set-up offers for this number of players, tracking preset and victory condition. */
export const offered = (players: number, { way, vpCards }: Settled): readonly SwitchName[] =>
  SWITCHES.filter((name) => {
    if (name === 'three') return players === 3
    if (name === 'offerRule') return players === 5
    if (name === 'goalsSealed') return vpCards && way === 'referee'
    return name !== 'announceSealed' || vpCards
  })

/** Returns the set-up options with another tracking preset. The preset determines what the app tracks and which choices are secret. */
export const inWay = ({ rulings, ...options }: Settled, way: Way): Settled => {
  const { ordersSealed, goalsSealed, paymentsTold } = WAYS_TO_PLAY[way]
  return {
    ...options,
    way,
    switches: { ...options.switches, ordersSealed, goalsSealed },
    ...(rulings && { rulings: { ...rulings, paymentsTold } }),
  }
}

/** Returns the settings for the chosen options, before the number of players switches options off. */
const settingsIn = ({ way, vpCards, switches, rulings }: Settled): Settings => ({
  ...DEFAULT_SETTINGS,
  ...WAYS_TO_PLAY[way],
  ...rulings,
  vpCards,
  ...switches,
})

/**
 * Returns the settings for a number of players. An option that does not apply is off. Exception: without victory point cards, `goalsSealed`
 * keeps its value.
 */
export const settingsFor = (players: number, chosen: Settled): Settings => {
  const { switches } = chosen
  const shown = offered(players, chosen)
  const on = Object.fromEntries(
    SWITCHES.map((name) => [name, switches[name] && (shown.includes(name) || (name === 'goalsSealed' && !chosen.vpCards))]),
  ) as unknown as Switches
  return { ...settingsIn(chosen), ...on }
}

export const isSettled = (value: unknown): value is Settled => {
  if (!isObject(value)) return false
  const { way, vpCards, switches, rulings, numbers, typedPrices, island } = value
  return (
    WAYS.some((one) => one === way) &&
    typeof vpCards === 'boolean' &&
    isObject(switches) &&
    (rulings === undefined || isObject(rulings)) &&
    (island === undefined || isObject(island)) &&
    (typedPrices === undefined || Array.isArray(typedPrices)) &&
    (numbers === undefined || (isObject(numbers) && Object.values(numbers).every((one) => Number.isSafeInteger(one)))) &&
    SWITCHES.every((name) => typeof switches[name] === 'boolean')
  )
}

export const wayOf = ({ cardsTold }: Pick<Settings, 'cardsTold'>): Way => (cardsTold ? 'referee' : 'light')
const switchesIn = (settings: Settings): Switches =>
  Object.fromEntries(SWITCHES.map((name) => [name, settings[name]])) as unknown as Switches

/** Returns the settings and numbers of a new game with the chosen options. */
export const rulesIn = (chosen: Settled): StandardRules<Settings> => ({ settings: settingsIn(chosen), numbers: chosen.numbers ?? {} })
/** Returns the rules of the rulebook with the chosen variants and tracking preset. Variants and presets do not count as house rules. */
export const bookFor = ({ way, vpCards, switches }: Settled): StandardRules<Settings> => {
  const { goldMatches: _, ...variants } = switches
  return { settings: { ...DEFAULT_SETTINGS, ...WAYS_TO_PLAY[way], vpCards, ...variants }, numbers: {} }
}
/** Returns the set-up options that correspond to house rules. The option for the rule changes with three players stays as it is. */
export const withRules = ({ settings, numbers }: StandardRules<Settings>, three: boolean): Settled => ({
  way: wayOf(settings),
  vpCards: settings.vpCards,
  switches: { ...switchesIn(settings), three },
  rulings: rulingsOf(settings),
  numbers,
})
/** Returns the set-up options with which a game has begun. Village prices are stored under their tiles, because the island may change. */
export const settledIn = ({ settings, numbers, players, island }: State): Settled => ({
  ...withRules(
    { settings, numbers: pricesByTile(withoutOddVillages(numbers, island), players.length, island) },
    players.length === 3 ? settings.three : FRESH.switches.three,
  ),
  island,
})
