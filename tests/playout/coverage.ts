import { line, type Ledger } from '../../src/referee'
import type { WesterosVocabulary } from '../../src/games/westeros/rules/vocabulary'
import type { HouseId } from '../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../src/games/westeros/box/printed'
import type { Event } from '../../src/games/westeros/model/events'
import { reachable } from '../../src/games/westeros/rules/geography'
import type { State } from '../../src/games/westeros/model/state'
import { count } from '../../src/games/westeros/model/units'

/** Lists what must occur at least once in the games of a campaign, e.g. kinds of events. */

const CARDS = [
  'supply',
  'mustering',
  'clash-of-kings',
  'game-of-thrones',
  'wildling-attack',
  'sea-of-storms',
  'storm-of-swords',
  'feast-for-crows',
  'rains-of-autumn',
  'last-days-of-summer',
] as const

export const ABILITY_CARDS: readonly string[] = Object.values(PRINTED_BOX.cards).flatMap(({ id, ability }) =>
  ability === undefined ? [] : [id],
)

/** Returns the House card effects of these houses that must occur if House cards are tracked. */
const withCards = (houses: readonly HouseId[]): readonly string[] => [
  ...ABILITY_CARDS.flatMap((card) => (houses.some((house) => PRINTED_BOX.cards[card]?.house === house) ? [`ability ${card}`] : [])),
  'seventh card',
]
/** Situations that must occur if units are tracked. */
const WITH_UNITS: readonly string[] = [
  'march over a chain of two seas',
  'march over a chain of three seas',
  'retreat with losses',
  'attackers returning with losses',
  'routed destroyed',
  'whole force destroyed',
  'neutral force entered',
  'tie in battle by Fiefdoms',
  'Blade used',
  'supply reduction',
]
const ALWAYS: readonly string[] = [
  ...CARDS.map((card) => `card ${card}`),
  'card winter-is-coming',
  'wildlings beaten',
  'wildlings win',
  'tie in an auction',
  'tie for the highest contribution',
  'tie for the lowest contribution',
  'sudden victory',
  'victory after the last round',
  'draw',
  'last round decided by castles',
  'last round decided by supply',
  'last round decided by power',
]

export const wanted = (tracks: { readonly units: boolean; readonly cards: boolean }, houses: readonly HouseId[]): readonly string[] => [
  ...ALWAYS,
  ...(tracks.units ? WITH_UNITS : []),
  ...(tracks.cards && tracks.units ? withCards(houses) : []),
]

/** Counts what occurs in a game, e.g. kinds of events, and adds the counts to `seen`. */
export const seenIn = (ledger: Ledger<WesterosVocabulary>, seen: Map<string, number>): void => {
  let before: State | undefined
  for (const { entry, state } of line(ledger)) {
    for (const event of entry.events)
      if (event.e !== 'rewound') for (const what of namesOf(event, before)) seen.set(what, (seen.get(what) ?? 0) + 1)
    before = state
  }
}

const namesOf = (event: Event, before: State | undefined): readonly string[] => {
  switch (event.e) {
    case 'cardResolved':
      return [`card ${event.card}`]
    case 'cardsTurnedUp':
      return Object.values(event.turned).some((cards) => cards.length > 1) ? ['card winter-is-coming'] : []
    case 'abilityUsed':
      return event.how === 'carriedOut' ? [`ability ${event.card}`] : event.how === 'noTarget' ? ['ability without target'] : []
    case 'marched': {
      const paths = before === undefined ? undefined : reachable(before, event.house, event.from)
      const longest = Math.max(
        0,
        ...[...event.moves, ...(event.attack === undefined ? [] : [event.attack])].map(({ to }) => paths?.get(to)?.length ?? 0),
      )
      return [
        ...(longest >= 2 ? ['march over a chain of two seas'] : []),
        ...(longest >= 3 ? ['march over a chain of three seas'] : []),
        ...(event.neutral === undefined ? [] : ['neutral force entered']),
      ]
    }
    case 'retreated': {
      if (event.to === undefined) return ['whole force destroyed']
      if (count(event.lost) === 0) return []
      return [event.side === 'attacker' ? 'attackers returning with losses' : 'retreat with losses']
    }
    case 'routedDestroyed':
      return ['routed destroyed']
    case 'cardsReturned':
      return ['seventh card']
    case 'battleDecided':
      return event.result.decidedBy === 'fiefdoms' ? ['tie in battle by Fiefdoms'] : []
    case 'bladeUsed':
      return ['Blade used']
    case 'unitsRemoved':
      return event.why === 'supply' ? ['supply reduction'] : []
    case 'trackOrdered':
      return event.decider === undefined ? [] : ['tie in an auction']
    case 'wildlingsAttacked':
      return [
        event.winner === 'watch' ? 'wildlings beaten' : 'wildlings win',
        ...(event.decider === undefined
          ? []
          : [event.winner === 'watch' ? 'tie for the highest contribution' : 'tie for the lowest contribution']),
      ]
    case 'gameEnded':
      if (event.outcome.how === 'sudden') return ['sudden victory']
      return event.outcome.decidedBy === 'draw'
        ? ['victory after the last round', 'draw']
        : ['victory after the last round', `last round decided by ${event.outcome.decidedBy}`]
    default:
      return []
  }
}
