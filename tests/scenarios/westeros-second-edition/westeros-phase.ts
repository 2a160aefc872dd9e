import { HOUSES, type Box, type DeckId, type Track, type WesterosCard } from '../../../src/games/westeros/box/box'
import { roundView, type State } from '../../../src/games/westeros'
import { forbiddenOrders } from '../../../src/games/westeros/rules/westeros-cards'
import { WILDLINGS } from '../../../src/games/westeros/box/second/wildlings'
import { OneOf } from '../compare'
import * as answers from '../westeros/answers'
import { guard, TOLD, type Spots } from '../westeros/little-box'
import * as words from '../westeros/notation'
import { houseOf, mapped, type Of } from '../westeros/notation'
import { verdict } from '../westeros/play'
import { begin, playing } from './box'
import { optionOf } from './wildlings'

/** Scenarios about the Westeros cards. */

/** Returns the forbidden orders, e.g. `Raid` or `March+1`. */
const forbidden = (state: State): readonly string[] => [
  ...roundView(state).forbidden.map((kind) => words.ORDER_NAMES[kind]),
  ...(forbiddenOrders(state).length > 0 ? ['March+1'] : []),
]

const spelled = (card: string): OneOf => {
  const name = words.cardName(card)
  return new OneOf([name, name.replace('Wings ', 'Wings, '), name.replace('Wildling ', 'Wildlings ')])
}

interface DrawBefore {
  readonly threat: number
  readonly drawn: Of<readonly string[]>
  readonly icons?: Of<number>
}

export const draw = ({ threat, drawn, icons = {} }: DrawBefore): answers.Answers => {
  const cards = (deck: string) => (drawn[deck] ?? ['Last Days of Summer']).map((card) => words.cardOf(icons[card] ? `${card}*` : card))
  const turned = { 1: cards('I'), 2: cards('II'), 3: cards('III') }
  const play = begin('draw', {
    houses: [],
    stock: Object.fromEntries(HOUSES.map((house) => [house, { available: 0 }])),
    tracking: TOLD,
    box: { decks: turned, wildlings: { 'silence-at-the-wall': WILDLINGS['silence-at-the-wall'] } },
    changes: [{ set: 'threat', threat }],
  })
  const { decks } = play.state
  play.do({ do: 'draw', how: 'table', turned })
  play.settle(({ stage }) => {
    // The holders of the tokens choose nothing, so that only the cards themselves have an effect.
    for (const track of ['ironThrone', 'fiefdoms', 'kingsCourt'] as const)
      if (play.state.stage.at === 'choice') play.do({ do: 'choose', house: play.state.holders[track], option: 'nothing' })
    if (play.state.stage.at === 'wildlingCard') play.do({ do: 'drawWildling', card: 'silence-at-the-wall', how: 'table' })
    return stage.at === 'orders' || play.state.stage.at === 'orders'
  })
  const attacks = play.all('wildlingsAttacked')
  const isEarly = play.all('moved').some(({ stage }) => 'early' in stage && stage.early)
  return {
    ...answers.drawAnswer(play, decks),
    faceUp: Object.values(play.last('cardsTurnedUp')?.faceUp ?? {}).map(spelled),
    attackStrength: attacks[0]?.threat,
    attackStrengths: attacks.map((attack) => attack.threat),
    attackBeforeCards: isEarly,
    forbidden: forbidden(play.state),
  }
}

interface ChoiceBefore {
  readonly card: string
  readonly holders: Of<string>
}

const DECK_OF: Readonly<Partial<Record<WesterosCard, DeckId>>> = { 'dark-wings-dark-words': 2, 'put-to-the-sword': 3 }

const WORDS: Of<string> = {
  none: 'nothing',
  'game-of-thrones': 'crowns',
  power: 'crowns',
  defense: 'storm-of-swords',
  'march+1': 'rains-of-autumn',
}

/** Returns what follows a choice, read from the events and the state. */
const following = (state: State, events: ReadonlySet<string>): OneOf => {
  const { at } = state.stage
  const lists = forbidden(state)
  if (at === 'muster') return new OneOf(['mustering', 'Mustering'])
  if (at === 'auction' || at === 'auctionTies') return new OneOf(['clash-of-kings', 'Clash of Kings', 'clash'])
  if (events.has('supplySet')) return new OneOf(['supply', 'Supply'])
  if (events.has('powerGained')) return new OneOf(['crowns', 'power', 'game-of-thrones', 'Game of Thrones'])
  if (lists.length > 0) return new OneOf([state.restriction, words.cardName(state.restriction ?? ''), lists, ...lists, 'forbidden'])
  return new OneOf(['nothing', 'none', undefined, []])
}

export const choice = (
  { card: name, holders }: ChoiceBefore,
  { by, option }: { readonly by: string; readonly option: string },
): answers.Answers => {
  const card = words.cardOf(name) as WesterosCard
  const houses = playing([...Object.values(holders), by])
  const first = (track: string) => [...new Set([houseOf(holders[track] ?? houses[0] ?? ''), ...houses])]
  const deck = DECK_OF[card] ?? 1
  const turned = {
    1: ['last-days-of-summer'],
    2: ['last-days-of-summer'],
    3: ['last-days-of-summer'],
    [deck]: [card],
  } as unknown as Box['decks']
  const spots: Spots = houses.map((house) => [`castle of ${house}`, { castle: 2, crowns: 1, barrels: 1, ...guard(house) }])
  const tracks = ['ironThrone', 'fiefdoms', 'kingsCourt'] as const satisfies readonly Track[]
  const play = begin('draw', {
    houses,
    spots,
    box: { decks: turned },
    changes: tracks.map((track) => ({ set: 'track', track, order: first(track) })),
  })
  play.do({ do: 'draw', how: 'table', turned })
  const started = play.past.length
  const word = option.toLowerCase().replaceAll(' ', '-')
  const known = optionOf(WORDS[word] ?? word)
  // A word that the game does not know becomes an option that no Westeros card offers.
  const isKnown = known !== 'nothing' || ['nothing', 'none'].includes(word)
  const result = play.do({ do: 'choose', house: houseOf(by), option: isKnown ? known : 'units' })
  const events = new Set(play.past.slice(started).map(({ event }) => event.e as string))
  return {
    ...verdict(result),
    follows: result === 'ok' ? following(play.state, events) : undefined,
    forbidden: forbidden(play.state),
    gains: mapped(Object.fromEntries(play.all('powerGained').map(({ house, amount }) => [words.nameOf(house) ?? '', amount])), (n) => n),
  }
}
