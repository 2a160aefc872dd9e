import { sentence } from '../../../../ui/grammar/numbers'
import { numberAt } from '../../../../kit/rule-points'
import { FactList } from '../../../../table/question/entry/FactList'
import { CITIES, type Colour } from '../../box/board'
import { harbourPrice } from '../../box/numbers'
import { cityOf } from '../../model/city'
import { followsMoney } from '../../model/settings'
import type { State } from '../../model/state'
import { cashCheck, dueOf } from '../../rules/loans'
import { paydaySheet, totalOf, type Due } from '../../rules/payday'
import { on, occupied } from '../../rules/track'
import { useNamedTexts } from './named'
import type { Texts } from './words'

export interface MerchantSheetProps {
  readonly state: State
  readonly by: Colour
  /** Maximum number of bought sailing cards that the player can still have. */
  readonly cards: number
}

/**
 * Component that lists the possessions of a player: ship, loans with the amounts received and due, pieces by city, and the payout at a
 * payday in the current state.
 */
export function MerchantSheet({ state, by, cards }: MerchantSheetProps) {
  const texts = useNamedTexts()
  const facts = [
    ...shipOf(state, by, texts),
    ...cardsOf(state, cards, texts),
    ...loansOf(state, by, texts),
    ...piecesOf(state, by, texts),
    ...payOf(state, by, texts),
  ]
  return <FactList label={texts.sheet.of(texts.colours[by])} facts={facts} />
}

interface Said {
  readonly key: string
  readonly title: string
  readonly note?: string
}

const shipOf = ({ settings, ships, numbers }: State, by: Colour, { sheet, ship: at, cities, sail }: Texts): readonly Said[] => {
  if (!settings.turnsTold) return []
  const ship = ships[by] ?? { at: 'start' as const }
  const price = ship.at === 'city' ? numberAt(numbers, harbourPrice(ship.city, ship.harbour)) : undefined
  return [
    {
      key: 'ship',
      title: `${sheet.ship}: ${at(ship, cities)}`,
      ...(ship.at === 'city' && price !== undefined && { note: sail.costs(ship.harbour, price) }),
    },
  ]
}

/**
 * Returns the lines about the bought sailing cards that the player has not used. The number is exact only if the players report the cards
 * of voyages.
 */
const cardsOf = ({ settings }: State, cards: number, { lie, sheet }: Texts): readonly Said[] =>
  followsMoney(settings) ? [{ key: 'cards', title: sentence(lie.cards(cards, settings.cardsTold)), note: sheet.cards }] : []

const loansOf = (state: State, by: Colour, { settle, act, sheet, lie }: Texts): readonly Said[] => {
  const loans = state.loans[by] ?? []
  return [
    ...loans.map((loan, at) => ({
      key: `loan ${at}`,
      title: settle.loan(loan.face, loan.extended),
      note: loan.extended
        ? sheet.dueOnce(dueOf(loan, state.settings))
        : act.due(dueOf(loan, state.settings), dueOf({ ...loan, extended: true }, state.settings)),
    })),
    ...(loans.length > 0 && followsMoney(state.settings) ? [{ key: 'check', title: sentence(lie.check(cashCheck(state, by))) }] : []),
  ]
}

/** Returns one line for each city that contains a piece of the player. */
const piecesOf = (state: State, by: Colour, { cities, sheet }: Texts): readonly Said[] => {
  const pays = paydaySheet(state).cities
  return CITIES.flatMap((id): readonly Said[] => {
    const city = cityOf(state, id)
    const sites = occupied(city).filter((site) => on(city, site) === by)
    const shut = city.shut.filter((owner) => owner === by).length
    const owned = pays[id]?.fortresses.find(({ colour }) => colour === by)
    const parts = [
      ...(sites.length > 0 ? [sheet.sites(sites)] : []),
      ...(shut > 0 ? [sheet.shut(shut)] : []),
      ...(owned === undefined ? [] : [sheet.fortress(owned.florins)]),
    ]
    return parts.length === 0 ? [] : [{ key: id, title: sentence(cities[id] ?? id), note: parts.join(' · ') }]
  })
}

/** Returns the payout that the player would receive now, listed by reason. */
const payOf = (state: State, by: Colour, { ifPayday, sheet }: Texts): readonly Said[] => {
  const pay = paydaySheet(state).players.find(({ colour }) => colour === by)
  if (pay === undefined || state.stage === 'over') return []
  const sumOf = (dues: readonly Due[]) => totalOf(dues) ?? '?'
  return [
    {
      key: 'pay',
      title: `${ifPayday}: ${pay.total ?? '?'}`,
      note: sheet.pay(sumOf([pay.proliferation]), sumOf(pay.majority), sumOf(pay.fortress)),
    },
  ]
}
