import type { Moment, Rewound } from '../../../../referee'
import type { BoardChange } from '../../../../table/game/game-outcomes'
import * as tableIcons from '../../../../table/icons'
import type { Graenaland } from '../..'
import { HERO_OF, HEROES, isSettlement, isWork, RESOURCES, SETTLEMENTS, type Clan } from '../../box/box'
import { numberOf, tokensOf } from '../../box/numbers'
import { armyOf, clansOf, hasWork, heroAt, holdingOf, placesOf } from '../../model/board'
import type { Event, Moved } from '../../model/events'
import type { Laid } from '../../model/moves'
import type { OwnMove } from '../../rules/moves'
import type { Board, Card, Order, State } from '../../model/state'
import { housesLeft } from '../../rules/places'
import { nextDraw, yieldingAt } from '../../rules/production'
import { drawsUpTo } from '../../views/draws'
import { handedOut } from '../../views/shares'
import { cardNames } from '../../words/shared/card-names'
import * as icons from '../parts/icons'
import { HERO_ICONS, THING_ICONS } from '../parts/pictures'
import { onlyHeroOf } from '../../words/shared/tellers'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'
import { startChanges } from './start-changes'
import type { OutcomeTexts } from './words'

type Change = Omit<BoardChange, 'id'>
type Of<E extends Event['e']> = Extract<Event, { readonly e: E }>

/** Log entry, with the texts that describe its outcome to the players. */
export interface Telling {
  readonly moment: Moment<Graenaland>
  readonly texts: Texts
  readonly outcomeTexts: OutcomeTexts
}
interface In extends Telling {
  readonly state: State
  readonly before: State
  readonly called: (clan: Clan) => string
  /** Whether the answer ends the round. */
  readonly endsRound: boolean
}

export const calledIn =
  ({ moment, texts }: Telling) =>
  (clan: Clan): string =>
    nameOf(moment.state, texts.clans, clan)

const isOwn = (event: Event | Rewound): event is Event => event.e !== 'rewound'
const cardList = (cards: readonly Card[], { texts }: Telling): string => cardNames(cards, texts).join(', ')

const productionOf = (at: In): readonly Change[] => {
  const { moment, state, texts, outcomeTexts } = at
  const draws = drawsUpTo(moment)
  return placesOf(state).flatMap((place): readonly Change[] => {
    const drawn = draws.filter((draw) => draw.at === place)
    const kept = drawn.filter((draw) => draw.kept).flatMap(({ card }) => (card === 'empty' ? [] : [card]))
    const lying = state.cards[place]?.length ?? 0
    const stopped = nextDraw(yieldingAt(state, place), numberOf(state.numbers, 'stock'))
    const notes = [
      ...(drawn.some(({ how, kept: stays, card }) => how === 'turn' && !stays && card !== 'empty') ? [outcomeTexts.turnedAway] : []),
      ...(stopped === 'LIMIT' ? [outcomeTexts.full(lying)] : []),
      ...(stopped === 'NO_CARDS' ? [outcomeTexts.noCard] : []),
    ]
    if (drawn.length === 0 && notes.length === 0) return []
    const title = kept.length === 0 ? texts.place(place) : `${texts.place(place)}: ${cardList(kept, at)}`
    const note = notes.length === 0 ? {} : { note: notes.join(', ') }
    const road: Change = { icon: icons.road, title: outcomeTexts.roadCard(texts.place(place)) }
    return [
      { icon: tableIcons.card, title, ...note, byApp: true, from: lying - kept.length, to: lying },
      ...(kept.includes('down') ? [road] : []),
    ]
  })
}

/** Returns the compass position that a clan ordered, as text; '' if the position is unknown. */
const goOf = ({ entry: { move }, parent }: Moment<Graenaland>, clan: Clan, { positions }: Texts): string => {
  const typed = move.do === 'order' && move.by === clan ? move : parent?.state.orders[clan]
  const opened = move.do === 'reveal' ? move.opened?.[clan]?.choice : undefined
  const order = typed ?? (typeof opened === 'object' && opened !== null && 'go' in opened ? (opened as Order) : undefined)
  return order === undefined ? '' : positions[order.go]
}

/** Returns the lines about a hero order. If two heroes of a clan swap places, two pieces move. */
const orderOf = (
  { clan, result, hero, from = '', to = '' }: Moved,
  { called, before, texts, outcomeTexts, moment }: In,
): readonly Change[] => {
  const who = called(clan)
  if (hero === undefined || result === 'stays') {
    const only = onlyHeroOf(before, clan)
    return [{ icon: icons.waiting, role: clan, title: outcomeTexts.stays(who, only && texts.heroes[only]), byApp: true }]
  }
  const [icon, name] = [HERO_ICONS[hero], texts.heroes[hero]]
  if (result === 'invalid')
    return [
      {
        icon,
        role: clan,
        title: outcomeTexts.staysAt(who, name, texts.place(from)),
        note: outcomeTexts.invalid(goOf(moment, clan, texts)),
        byApp: true,
      },
    ]
  const other = result === 'swapped' ? heroAt(before, clan, to) : undefined
  const goes: Change = { icon, role: clan, title: outcomeTexts.goes(who, name, texts.place(from), texts.place(to)) }
  if (other === undefined) return [goes]
  const comes = outcomeTexts.goes(who, texts.heroes[other], texts.place(to), texts.place(from))
  return [
    { ...goes, note: outcomeTexts.swaps },
    { icon: HERO_ICONS[other], role: clan, title: comes },
  ]
}

/** Returns the lines about waiting heroes, each with the hero that blocks the territory. */
const waitingOf = ({ state, texts, outcomeTexts, called }: In): readonly Change[] =>
  state.waiting.map(({ clan, hero, at }) => {
    const there = heroAt(state, clan, at)
    const title = outcomeTexts.waits(called(clan), texts.heroes[hero], texts.place(at))
    return {
      icon: HERO_ICONS[hero],
      role: clan,
      title,
      ...(there && { note: outcomeTexts.waitsWhy(called(clan), texts.heroes[there]) }),
      byApp: true,
    }
  })

const cardsLaid = ({ cards }: Partial<Laid>, { texts }: Pick<Telling, 'texts'>): string =>
  RESOURCES.flatMap((one) => {
    const n = cards?.[one] ?? 0
    return n === 0 ? [] : [`${n}\u00a0× ${texts.resources[one]}`]
  }).join(', ')
const suppliesLaid = ({ supplies = [] }: Partial<Laid>, { texts, outcomeTexts }: Omit<Telling, 'moment'>): string =>
  supplies.map(([one, other]) => outcomeTexts.supplyCard(texts.resources[one], texts.resources[other])).join(', ')

/** Returns the resource cards and supply cards of a payment as text; '' if there are none. */
export const cardsPaid = (paid: Partial<Laid>, telling: Omit<Telling, 'moment'>): string =>
  [cardsLaid(paid, telling), suppliesLaid(paid, telling)].filter((part) => part !== '').join(', ')

const isJointBuild = (move: object): move is Extract<OwnMove, { readonly do: 'jointBuild' }> => 'do' in move && move.do === 'jointBuild'

/** Returns the cards that each clan gave for a construction; several clans for a joint work (R55). */
export const paymentsOf = ({ by, pay, joint }: Of<'built'>, move: object, state: State): readonly (readonly [Clan, Partial<Laid>])[] => {
  const given = joint === true && isJointBuild(move) ? (move.give ?? {}) : {}
  return [
    [by, pay ?? {}],
    ...clansOf(state).flatMap((clan) => {
      const placed = given[clan]
      return placed === undefined ? [] : [[clan, placed] as const]
    }),
  ]
}

/**
 * Returns the lines about the cards that are discarded after a payment. Supply cards have their own discard pile (R4, R56). For a joint
 * work, the lines include the cards of all clans that gave cards.
 */
const paidFor = (event: Of<'built'>, at: In): readonly Change[] => {
  const { moment, outcomeTexts, called } = at
  const rows = paymentsOf(event, moment.entry.move, moment.state).flatMap(([clan, placed]): readonly Change[] => {
    const [cards, supplies] = [cardsLaid(placed, at), suppliesLaid(placed, at)]
    return [
      ...(cards === '' ? [] : [{ icon: tableIcons.card, title: outcomeTexts.pays(called(clan), cards), note: outcomeTexts.toPiles }]),
      ...(supplies === ''
        ? []
        : [{ icon: icons.supply, title: outcomeTexts.pays(called(clan), supplies), note: outcomeTexts.toSupplyPile }]),
    ]
  })
  return rows.length > 0 ? rows : [{ icon: tableIcons.card, title: outcomeTexts.paysUntold(called(event.by)), note: outcomeTexts.toPiles }]
}

/**
 * Returns a line if the hero of a new church or hall cannot move there, because the hero still waits elsewhere (R88) or another hero of the
 * clan is in the territory (R46).
 */
const stayingOf = ({ by, what, at: place = '' }: Of<'built'>, at: In): readonly Change[] => {
  const { before, state, texts, outcomeTexts, called } = at
  const hero = HERO_OF[what]
  if (hero === undefined) return []
  const name = texts.heroes[hero]
  const waits = state.waiting.find((one) => one.clan === by && one.hero === hero)
  if (waits !== undefined)
    return [{ icon: HERO_ICONS[hero], role: by, title: outcomeTexts.stillWaits(called(by), name, texts.place(waits.at)), byApp: true }]
  const from = state.heroes[by]?.[hero]
  const there = heroAt(before, by, place)
  if (from === undefined || there === undefined || there === hero) return []
  const note = outcomeTexts.waitsWhy(called(by), texts.heroes[there])
  return [{ icon: HERO_ICONS[hero], role: by, title: outcomeTexts.staysAt(called(by), name, texts.place(from)), note, byApp: true }]
}

const builtOf = (event: Of<'built'>, at: In): readonly Change[] => {
  const { by, what, at: place = '', resource, hero, markets, fee } = event
  const { before, state, texts, outcomeTexts, called } = at
  const thing = resource === undefined ? texts.things[what] : `${texts.things[what]} (${texts.resources[resource]})`
  const tokens = isWork(what) ? tokensOf(state.numbers, what) - placesOf(state).filter((one) => hasWork(state, one, what)).length : 0
  const standing: Change =
    what === 'army'
      ? { icon: icons.army, title: outcomeTexts.army(called(by)), from: armyOf(before, by), to: armyOf(state, by) }
      : {
          icon: THING_ICONS[what],
          title: outcomeTexts.built(called(by), thing, texts.place(place)),
          note: isSettlement(what) ? outcomeTexts.housesLeft(housesLeft(state, by)) : outcomeTexts.tokensLeft(tokens),
        }
  const heroThere: readonly Change[] =
    hero === undefined
      ? stayingOf(event, at)
      : hero.how === 'waits'
        ? waitingOf({ ...at, state: { ...state, waiting: state.waiting.filter((one) => one.clan === by && one.hero === hero.hero) } })
        : [
            {
              icon: HERO_ICONS[hero.hero],
              title: (hero.how === 'enters' ? outcomeTexts.enters : outcomeTexts.piece)(
                called(by),
                texts.heroes[hero.hero],
                texts.place(place),
              ),
              ...(hero.how === 'relocates' && { note: outcomeTexts.relocates }),
            },
          ]
  return [
    standing,
    ...heroThere,
    ...paidFor(event, at),
    ...fee.map((to) => ({ icon: icons.palisade, title: outcomeTexts.fee(called(by), called(to)), note: outcomeTexts.feeWhy })),
    ...markets.map((one) => ({
      icon: icons.market,
      title: outcomeTexts.market(texts.place(one)),
      note: outcomeTexts.marketWhy,
      byApp: true,
    })),
  ]
}

const votedOf = ({ adopted, proposal }: Of<'voteClosed'>, at: In): readonly Change[] => {
  const { before, texts, outcomeTexts, called } = at
  const { at: place, split } = proposal
  const lying = before.cards[place] ?? []
  if (!adopted || lying.length === 0) return []
  if (split === undefined) return [{ icon: tableIcons.card, title: outcomeTexts.handOut(lying.length, texts.place(place)) }]
  return handedOut(before, proposal).map(({ clan, cards }): Change => {
    const note = cards.includes('down') ? { note: outcomeTexts.mayLook } : {}
    return { icon: tableIcons.card, title: outcomeTexts.takes(called(clan), cardList(cards, at)), ...note }
  })
}

/**
 * Returns the cards that a clan paid in its final building, as text; '' if the app does not know them.
 * @param at entry after the final building
 */
const paidInFinal = (by: Clan, at: In): string => {
  const payments: Partial<Laid>[] = []
  for (let one = at.moment.parent; one !== undefined; one = one.parent) {
    const events = one.entry.events
    payments.push(...events.flatMap((event) => (event.e === 'built' && event.by === by ? [event.pay ?? {}] : [])))
    if (events.some(({ e }) => e === 'finalBegun')) break
  }
  if (payments.some(({ cards }) => cards === undefined)) return ''
  const cards = Object.fromEntries(RESOURCES.map((one) => [one, payments.reduce((sum, paid) => sum + (paid.cards?.[one] ?? 0), 0)]))
  return cardsPaid({ cards, supplies: payments.flatMap(({ supplies = [] }) => supplies) }, at)
}

/** Returns the lines about pieces that the players take back from the real board, so that the board `from` becomes the board `to`. */
const takenBack = (from: Board, to: Board, by: Clan, at: In): readonly Change[] => {
  const { texts, outcomeTexts, called, state } = at
  const who = called(by)
  const returned = placesOf(state).flatMap((place) =>
    SETTLEMENTS.flatMap((what): readonly Change[] => {
      const gone = holdingOf(from, place, by)[what] - holdingOf(to, place, by)[what]
      return Array.from({ length: Math.max(0, gone) }, () => ({
        icon: THING_ICONS[what],
        title: outcomeTexts.off(who, texts.things[what], texts.place(place)),
      }))
    }),
  )
  const heroes = HEROES.flatMap((hero): readonly Change[] => {
    const [now, then] = [from.heroes[by]?.[hero], to.heroes[by]?.[hero]]
    if (now === undefined || now === then) return []
    const title =
      then === undefined
        ? outcomeTexts.off(who, texts.heroes[hero], texts.place(now))
        : outcomeTexts.back(who, texts.heroes[hero], texts.place(then))
    return [{ icon: HERO_ICONS[hero], title }]
  })
  const [now, then] = [armyOf(from, by), armyOf(to, by)]
  const army: readonly Change[] = now === then ? [] : [{ icon: icons.army, title: `${who}: ${texts.things.army}`, from: now, to: then }]
  const all = [...returned, ...heroes, ...army]
  const paid = paidInFinal(by, at)
  return all.length === 0
    ? []
    : [...all, { icon: tableIcons.card, title: paid === '' ? outcomeTexts.cardsBack(who) : outcomeTexts.takesBack(who, paid) }]
}

const piecesOf = (event: Of<'settled'> | Of<'anchored'>, at: In): readonly Change[] => {
  const { before, state, texts, outcomeTexts, called } = at
  const who = called(event.by)
  const village = (place: string): Change => ({
    icon: icons.village,
    title:
      event.e === 'settled'
        ? outcomeTexts.piece(who, texts.things.village, texts.place(place))
        : outcomeTexts.goes(who, texts.things.village, texts.place(event.from), texts.place(place)),
  })
  const warrior = (place: string): Change => ({
    icon: icons.warrior,
    title: outcomeTexts.piece(who, texts.heroes.warrior, texts.place(place)),
  })
  const place = event.e === 'settled' ? event.at : event.to
  const isNew = before.heroes[event.by]?.warrior === undefined
  const comes = event.e === 'settled' ? isNew && state.heroes[event.by]?.warrior === place : event.warrior
  const card: Change = { icon: tableIcons.card, title: outcomeTexts.takesStartCard(who, texts.place(place)) }
  return [village(place), ...(comes ? [warrior(place)] : []), ...(event.card ? [card] : [])]
}

/** Returns the lines about the victory point cards after each player has chosen one of three (R77). */
const chosenCards = (aside: string, { victoryCard }: In['outcomeTexts']): readonly Change[] => [
  { icon: icons.goal, title: aside },
  { icon: icons.goal, title: victoryCard },
]

/** Returns the lines about the pieces and cards that an event moves. */
const changesOf = (event: Event, at: In): readonly Change[] => {
  const { before, state, texts, outcomeTexts, called, moment } = at
  switch (event.e) {
    case 'startChosen':
      return [
        { icon: icons.longship, title: outcomeTexts.ship(called(event.by)) },
        { icon: tableIcons.card, title: outcomeTexts.shuffleDecks },
        { icon: icons.supply, title: outcomeTexts.supplyRow },
        { icon: icons.village, title: outcomeTexts.armyTrack },
        ...(state.settings.freeStart ? [{ icon: tableIcons.card, title: outcomeTexts.coastCards }] : []),
      ]
    case 'placed':
      return startChanges(moment, texts, outcomeTexts)
    case 'settled':
    case 'anchored':
      return piecesOf(event, at)
    case 'allPlaced':
      return [
        ...(event.discarded > 0 ? [{ icon: tableIcons.card, title: outcomeTexts.discardCoast(event.discarded) }] : []),
        ...(state.settings.vpCards ? [{ icon: icons.goal, title: outcomeTexts.dealCards }] : []),
        // If the players do not seal their cards in the app, they choose them at the table before the first round (R77).
        ...(state.settings.vpCards && !state.settings.goalsSealed ? chosenCards(outcomeTexts.asideAtTable, outcomeTexts) : []),
      ]
    case 'cardsChosen':
      return chosenCards(outcomeTexts.aside, outcomeTexts)
    case 'ordersAsked':
      return drawsUpTo(moment).length > 0 ? productionOf(at) : [{ icon: tableIcons.card, title: outcomeTexts.nothingDrawn, byApp: true }]
    case 'moved':
      return event.results.flatMap((one) => orderOf(one, at))
    case 'entered':
      return event.entered.map(({ clan, hero, at: place }) => ({
        icon: HERO_ICONS[hero],
        role: clan,
        title: outcomeTexts.enters(called(clan), texts.heroes[hero], texts.place(place)),
      }))
    case 'voteClosed':
      return votedOf(event, at)
    case 'supplyTaken':
      return [
        { icon: icons.supply, title: outcomeTexts.supplyTaken(called(event.by)), ...(!at.endsRound && { note: outcomeTexts.supplyNote }) },
      ]
    case 'built':
      return builtOf(event, at)
    case 'dropped':
      return event.kind === 'joint' ? [{ icon: tableIcons.card, title: outcomeTexts.jointTakeBack }] : []
    case 'announcementFailed':
      return takenBack(before, event.board, event.by, at)
    case 'roundEnded':
      return [
        { icon: icons.longship, title: outcomeTexts.ship(called(event.chief)) },
        // If the app does not track supply cards, the chief takes one at the table (R37).
        ...(state.settings.paymentsTold
          ? []
          : [{ icon: icons.supply, title: outcomeTexts.supplyTaken(called(before.chief)), note: outcomeTexts.ifNotTaken }]),
        ...(event.turnSupply || !state.settings.paymentsTold ? [{ icon: icons.supply, title: outcomeTexts.supplyUp }] : []),
        ...waitingOf({ ...at, state }),
      ]
    default:
      return []
  }
}

/** Returns all changes of an answer on the real board and in the players' hands, in chronological order. */
export const allChanges = (
  telling: Telling,
  endsRound = telling.moment.entry.events.some(({ e }) => e === 'roundEnded'),
): readonly BoardChange[] => {
  const { parent, entry } = telling.moment
  const before = entry.continues === true && parent !== undefined ? allChanges({ ...telling, moment: parent }, endsRound) : []
  return [...before.map((one) => ({ ...one, id: `before.${one.id}` })), ...changesIn(telling, endsRound)]
}

const changesIn = (telling: Telling, endsRound: boolean): readonly BoardChange[] => {
  const { moment } = telling
  const at: In = { ...telling, state: moment.state, before: moment.parent?.state ?? moment.state, called: calledIn(telling), endsRound }
  const events = moment.entry.events.filter(isOwn)
  const rows = events.flatMap((event, n) => changesOf(event, at).map((one, k) => ({ ...one, id: `${n}.${k}` })))
  if (!events.some(({ e }) => e === 'moved')) return rows
  return [...rows, ...waitingOf(at).map((one, k) => ({ ...one, id: `waiting.${k}` }))]
}
