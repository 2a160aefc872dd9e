import type { Revealed } from '../../../../referee'
import type { DeckCard, HouseId, WildlingCard } from '../../box/box'
import type { BallotKind, State } from '../../model/state'
import type { ballots as englishBallots, consent as englishConsent } from '../en/ballots'
import { kindOfCards, playerOf } from '../sentences/lookup'
import { byAmount, chosenIn, openTrack } from '../sentences/log-figures'
import { cards } from './cards'
import { listAnd } from './nouns'
import { names } from './names'
import { second } from './second'

const { house } = names

/** Returns in Czech what the secret choice is about. */
export const subject = (state: State): string => {
  const track = openTrack(state)
  switch (state.ballot?.kind) {
    case 'bid':
      return track === undefined ? 'nabídky' : `nabídky za ${names.trackAcc[track]}`
    case 'contribution':
      return 'pomoc Noční hlídce'
    case 'orders':
      return 'rozkazy'
    case 'card':
      return 'karty rodů'
    default:
      return 'co kdo zvolil'
  }
}

const thinking: Readonly<Record<number, string>> = {
  1: 'Ještě přemýšlí jeden rod',
  2: 'Ještě přemýšlejí dva rody',
  3: 'Ještě přemýšlejí tři rody',
  4: 'Ještě přemýšlejí čtyři rody',
  5: 'Ještě přemýšlí pět rodů',
}

/** Czech texts of a secret choice. No text reveals the choice. */
export const ballots = {
  beforeTitle: (state: State): string => {
    switch (state.ballot?.kind) {
      case 'bid':
        return `Kolik kdo dá za ${names.trackAcc[openTrack(state) ?? 'ironThrone']}?`
      case 'contribution':
        return 'Kolik kdo dá Noční hlídce?'
      case 'orders':
        return 'Jaké rozkazy kdo zadá?'
      case 'card':
        return 'Kterou kartu kdo zahraje?'
      default:
        return 'Tajná volba'
    }
  },
  hand: (state: State, id: HouseId): string => `Předat telefon: ${playerOf(state, id) ?? house.nom(id)}`,
  cover: (state: State, id: HouseId): string => {
    const player = playerOf(state, id)
    const give = `Předej telefon ${house.dat(id)}`
    return player === undefined ? give : `${player} · ${give}`
  },
  waiting: (n: number): string => (n === 0 ? 'Všichni už zvolili' : (thinking[n] ?? `Ještě přemýšlí ${n} rodů`)),
  reveal: {
    bid: 'Odkrýt nabídky',
    contribution: 'Odkrýt, co kdo dal',
    orders: 'Odkrýt rozkazy',
    card: 'Odkrýt obě karty',
  } satisfies Record<BallotKind, string>,
  runByTable: (ids: readonly HouseId[]): string => `Hraje stůl, bez volby: ${names.houses(ids)}.`,
} satisfies typeof englishBallots

const shown = (revealed: Revealed, state: State): string => {
  if (revealed.kind === 'cards') {
    if (revealed.seenBy !== undefined) return 'Vrchní karta divokých'
    const list = (nameOf: (card: string) => string) => listAnd(Object.values(revealed.what).map((card) => nameOf(String(card))))
    const kind = kindOfCards(state, revealed)
    if (kind === 'wildling') return `Karta divokých: ${list((card) => second.wildling[card as WildlingCard])}`
    if (kind === 'tides') return 'Karty Bitevní vřavy'
    return `Karty Westerosu: ${list((card) => cards.nameOf(card as DeckCard, state.box))}`
  }
  const chosen = chosenIn(revealed.label, revealed.what)
  switch (chosen.kind) {
    case 'bid':
      return `Nabídky za ${names.trackAcc[chosen.track]}: ${amounts(chosen.bids)}`
    case 'contribution':
      return `Pro Noční hlídku: ${amounts(chosen.bids)}`
    case 'orders':
      return `Rozkazy: ${names.houses(chosen.houses)}`
    case 'card':
      return `Karty rodů: ${listAnd(chosen.cards.map(([, card]) => names.houseCard(state, card)))}`
  }
}

const amounts = (bids: Parameters<typeof byAmount>[0]): string =>
  byAmount(bids)
    .map(([id, amount]) => `${house.plain(id)} ${amount}`)
    .join(', ')

/** Czech texts of information revealed to all players, for the dialog that asks the players for consent. */
export const consent = { shown } satisfies typeof englishConsent
