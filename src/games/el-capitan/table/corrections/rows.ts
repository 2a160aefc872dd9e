import { pointRows } from '../../../../table/corrections/point-rows'
import type { SetRow } from '../../../../table/corrections/rows'
import { BONUS_CARDS, LONGEST_CITY, NAMELESS, type CityId, type Colour } from '../../box/board'
import { allPoints } from '../../box/numbers'
import { cityOf } from '../../model/city'
import type { Change } from '../../model/moves'
import { NO_PIECES } from '../../model/pieces'
import type { City, Loan, Ship, State } from '../../model/state'
import { LOAN_KINDS, isSameLoan } from '../parts/loans'
import type { Texts } from '../parts/words'

/** What is set by hand, as rows: of a player, a city, the numbers of the board, and the rules. */
type Row = SetRow<Change>

const shipValue = (ship: Ship): string => (ship.at === 'city' ? `${ship.city}/${ship.harbour}` : ship.at)

const shipsOf = ({ cities }: State): readonly Ship[] => [
  { at: 'start' },
  { at: 'bank' },
  ...Object.keys(cities).flatMap((city): readonly Ship[] => ([1, 2] as const).map((harbour) => ({ at: 'city', city, harbour }))),
]

/** Money, pieces, loans, bonus card and ship of a player, and the name. */
export const playerRows = (state: State, texts: Texts, colour: Colour): readonly Row[] => {
  const text = texts.correct
  const player = state.players.find((one) => one.colour === colour)
  const left = state.left[colour] ?? NO_PIECES
  const loans = state.loans[colour] ?? []
  const piece = (label: string, what: keyof typeof left, max: number): Row => ({
    kind: 'number',
    label,
    value: left[what],
    max,
    to: (value) => ({ set: 'left', colour, ...left, [what]: value }),
  })
  const withLoans = (loan: Loan, count: number): readonly Loan[] => [
    ...loans.filter((one) => !isSameLoan(one, loan)),
    ...Array.from({ length: count }, () => loan),
  ]
  return [
    {
      kind: 'number',
      label: text.money,
      value: state.money[colour] ?? 0,
      min: -999,
      max: 9999,
      to: (florins) => ({ set: 'money', colour, florins }),
    },
    piece(text.main, 'main', 18),
    ...(player?.neutral === undefined ? [] : [piece(text.neutral, 'neutral', 6)]),
    piece(text.fortresses, 'fortresses', 3),
    ...LOAN_KINDS.map(({ id, loan }): Row => ({
      kind: 'number',
      label: texts.hand.loans[id],
      value: loans.filter((one) => isSameLoan(one, loan)).length,
      max: 18,
      to: (count) => ({ set: 'loans', colour, loans: withLoans(loan, count) }),
    })),
    {
      kind: 'choice',
      label: text.bonus,
      value: `${state.bonus[colour] ?? 0}`,
      options: [0, ...BONUS_CARDS].map((florins) => ({
        value: `${florins}`,
        label: `${florins}`,
        change: { set: 'bonus', colour, florins },
      })),
    },
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
    { kind: 'text', label: text.name, value: player?.name ?? '', longest: 60, to: (name) => ({ set: 'name', colour, name }) },
  ]
}

/** A city with something set otherwise. */
export const withCity = (state: State, city: CityId, change: Partial<City>): Change => ({
  set: 'city',
  city,
  ...cityOf(state, city),
  ...change,
})

/** The name of a city, where the table gives it. */
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

/** The numbers of the board that are known. */
export const numberRows = ({ cities, numbers }: State, texts: Texts): readonly Row[] =>
  pointRows(allPoints(Object.keys(cities)), numbers, texts.pointName)

/** Rows of the rulings, and of how much is followed. */
export const ruleRows = ({ settings }: State, texts: Texts): readonly Row[] => {
  const text = texts.correct.rules
  const put = (change: Partial<State['settings']>): Change => ({ set: 'settings', settings: { ...settings, ...change } })
  const isOn = (label: string, what: 'turnsTold' | 'moneyTold' | 'cardsTold' | 'reopenShutsDown' | 'fortressNeedsSecond'): Row => ({
    kind: 'switch',
    label,
    on: settings[what],
    to: (on) => put({ [what]: on }),
  })
  return [
    isOn(text.turnsTold, 'turnsTold'),
    isOn(text.moneyTold, 'moneyTold'),
    isOn(text.cardsTold, 'cardsTold'),
    isOn(text.reopenShutsDown, 'reopenShutsDown'),
    isOn(text.fortressNeedsSecond, 'fortressNeedsSecond'),
    { kind: 'switch', label: text.negative, on: settings.debt === 'negative', to: (on) => put({ debt: on ? 'negative' : 'forced' }) },
    { kind: 'switch', label: text.small16, on: settings.smallExtended === 16, to: (on) => put({ smallExtended: on ? 16 : 20 }) },
    { kind: 'number', label: text.bonusCities, value: settings.bonusCities, min: 1, max: 12, to: (bonusCities) => put({ bonusCities }) },
  ]
}
