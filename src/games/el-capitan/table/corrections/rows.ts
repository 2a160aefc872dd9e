import { upTo } from '../../../../kit/counts'
import { numberAt } from '../../../../kit/rule-points'
import { sentence } from '../../../../ui/grammar/numbers'
import { pointRows } from '../../../../table/corrections/point-rows'
import { choiceRow, countRow, flagRow, nameRow, withCountOf, settingRows } from '../../../../table/corrections/row-kinds'
import type { SetRow } from '../../../../table/corrections/rows'
import { BONUS_CARDS, LONGEST_CITY, NAMELESS, PHASES, type CityId, type Colour } from '../../box/board'
import { allPoints, SPLITS, splitPoint } from '../../box/numbers'
import { cityOf } from '../../model/city'
import type { Change } from '../../model/moves'
import { NO_PIECES } from '../../model/pieces'
import { followsMoney } from '../../model/settings'
import { cardsInHand, SAILING_CARDS } from '../../model/sailing-cards'
import type { City, Loan, Ship, State } from '../../model/state'
import { LOAN_KINDS, isSameLoan } from '../parts/loans'
import type { Texts } from '../parts/words'
import { pointValueText } from './changes'

/** Input line of the correction screen. With each line, the players change one stored number or value. */
type Row = SetRow<Change>

const shipValue = (ship: Ship): string => (ship.at === 'city' ? `${ship.city}/${ship.harbour}` : ship.at)

const shipsOf = ({ cities }: State): readonly Ship[] => [
  { at: 'start' },
  { at: 'bank' },
  ...Object.keys(cities).flatMap((city): readonly Ship[] => ([1, 2] as const).map((harbour) => ({ at: 'city', city, harbour }))),
]

/** Returns whether the app knows the current money of a player: it tracks money, or the player has reported it at this payday. */
const isMoneyKnown = ({ settings, told: { hands, leftOut } }: State, colour: Colour): boolean =>
  followsMoney(settings) || (hands.includes(colour) && !leftOut.includes(colour))

/** Returns the input lines for a player: money, pieces, loans, bonus card, ship and name. */
export const playerRows = (state: State, texts: Texts, colour: Colour): readonly Row[] => {
  const text = texts.correct
  const player = state.players.find((one) => one.colour === colour)
  const left = state.left[colour] ?? NO_PIECES
  const loans = state.loans[colour] ?? []
  const hand = cardsInHand(state, colour)
  const piece = (label: string, what: keyof typeof left, max: number): Row =>
    countRow(label, left[what], max, (value) => ({ set: 'left', colour, ...left, [what]: value }))
  const money: Row = {
    kind: 'number',
    label: text.money,
    value: state.money[colour] ?? 0,
    min: -999,
    max: 9999,
    to: (florins) => ({ set: 'money', colour, florins }),
  }
  return [
    ...(isMoneyKnown(state, colour) ? [money] : []),
    piece(text.main, 'main', 18),
    ...(player?.neutral === undefined ? [] : [piece(text.neutral, 'neutral', 6)]),
    piece(text.fortresses, 'fortresses', 3),
    ...LOAN_KINDS.map(({ id, loan }): Row => {
      const isOne = (one: Loan) => isSameLoan(one, loan)
      return countRow(texts.hand.loans[id], loans.filter(isOne).length, 18, (count) => ({
        set: 'loans',
        colour,
        loans: withCountOf(loans, isOne, loan, count),
      }))
    }),
    choiceRow(
      text.bonus,
      state.bonus[colour] ?? 0,
      [0, ...BONUS_CARDS].map((florins) => [florins, `${florins}`] as const),
      (florins) => ({ set: 'bonus', colour, florins }),
    ),
    {
      kind: 'choice',
      label: text.ship,
      value: shipValue(state.ships[colour] ?? { at: 'start' }),
      options: shipsOf(state).map((ship) => ({
        value: shipValue(ship),
        label: texts.ship(ship, texts.cities),
        change: { set: 'ship', colour, ship },
      })),
    },
    ...(hand === undefined ? [] : [countRow(text.cards, hand, SAILING_CARDS, (cards): Change => ({ set: 'cards', colour, cards }))]),
    nameRow(text.name, player?.name, (name) => ({ set: 'name', colour, name })),
  ]
}

/** Creates the change that replaces some fields of a city. */
export const withCity = (state: State, city: CityId, change: Partial<City>): Extract<Change, { readonly set: 'city' }> => ({
  set: 'city',
  city,
  ...cityOf(state, city),
  ...change,
})

/** Returns the input line for the name of a city whose name the rulebook lacks. */
export const cityRows = (state: State, texts: Texts, city: CityId): readonly Row[] => {
  const lost = NAMELESS.find((one) => one === city)
  if (lost === undefined) return []
  return [
    {
      kind: 'text',
      label: texts.correct.cityNames[lost],
      value: state.cityNames?.[lost] ?? '',
      longest: LONGEST_CITY,
      to: (name) => ({ set: 'cityName', city: lost, name }),
    },
  ]
}

/**
 * Returns the input lines for the number of the current phase, and for the player whose turn it is. A phase ends with the payday of
 * the same number.
 */
export const courseRows = (state: State, texts: Texts): readonly Row[] => [
  choiceRow(
    texts.correct.phase,
    state.phase,
    upTo(PHASES).map((phase) => [phase, texts.lie.phase(phase)] as const),
    (phase) => ({ set: 'phase', phase }),
  ),
  ...(state.stage === 'turns' && state.settings.turnsTold && state.turns.turn !== undefined
    ? [
        choiceRow(
          texts.correct.turn,
          state.turns.turn,
          state.turns.order.map((colour) => [colour, texts.colours[colour]] as const),
          (colour): Change => ({ set: 'turn', colour }),
        ),
      ]
    : []),
]

/** Returns the input lines for the board numbers that belong to no city: the layout of the tracks, and the known cells of the chart. */
export const boardRows = ({ cities, numbers }: State, texts: Texts): readonly Row[] => [
  choiceRow(
    sentence(texts.pointName(splitPoint.id)),
    numberAt(numbers, splitPoint),
    SPLITS.map((_, at) => [at, pointValueText(splitPoint.id, at, texts)] as const),
    (value) => ({ set: 'number', point: splitPoint.id, value }),
  ),
  ...pointRows(
    allPoints(Object.keys(cities)).filter(({ id }) => id.startsWith('chart/')),
    numbers,
    (id) => sentence(texts.pointName(id)),
  ),
]

/** Returns the input lines for the settings: choices for unclear rules, and what the app tracks. */
export const ruleRows = ({ settings }: State, texts: Texts): readonly Row[] => {
  const text = texts.correct.rules
  const put = (change: Partial<State['settings']>): Change => ({ set: 'settings', settings: { ...settings, ...change } })
  return [
    ...settingRows(settings, ['turnsTold', 'moneyTold', 'cardsTold', 'reopenShutsDown', 'fortressNeedsSecond'], text),
    flagRow(text.negative, settings.debt === 'negative', (on) => put({ debt: on ? 'negative' : 'forced' })),
    flagRow(text.small16, settings.smallExtended === 16, (on) => put({ smallExtended: on ? 16 : 20 })),
    { kind: 'number', label: text.bonusCities, value: settings.bonusCities, min: 1, max: 12, to: (bonusCities) => put({ bonusCities }) },
  ]
}
