import { TRACKS, type AreaId, type Box, type DeckCard, type HouseId, type Units } from '../../box/box'
import type { Question } from '../../model/prompt-kinds'
import { ORDER_OF_DECKS, type State } from '../../model/state'
import { count } from '../../model/units'
import { areaViews, houseView, usedTokens, type AreaView, type HouseView } from '../../views/views'
import { sentence } from '../../../../ui/grammar/numbers'
import { phaseOf } from '../../views/progress'
import { battleLines } from './battle'
import type { Speech } from '../speech'
import type { SheetLine, SheetPart } from '../../../../table/session-break/game-session-break'
import type { Translator } from './translator'
import type { SheetWords } from './words'

/** Position of a game as text for a printout, from which the board can be set up again. The text contains no sealed choices. */

/** Returns all parts of the printout in the order of the set-up: current stage, battle, tracks, decks, houses with their areas. */
export const sheetOf = (state: State, questions: readonly Question[], translator: Translator): readonly SheetPart[] => {
  const views = areaViews(state).filter(
    (view) => (isPort(view) ? view.there.garrison !== undefined : ownerOf(view) !== undefined) || isLaid(view),
  )
  const areasOf = (house: HouseId | undefined) =>
    views.flatMap((view) => (ownerOf(view) === house ? [areaLine(state, view, house, translator)] : []))
  const nobodys = areasOf(undefined)
  const { sheet } = translator
  return [
    nowPart(state, questions, translator),
    ...battlePart(state, translator),
    tracksPart(state, translator),
    decksPart(state, translator),
    ...state.playing.map((house) => housePart(state, house, areasOf(house), translator)),
    ...(nobodys.length === 0 ? [] : [{ title: sheet.words.sheet.nobody, lines: nobodys }]),
  ]
}

/**
 * Separator between the texts of one printed line. Non-breaking spaces prevent a line from starting with the dot, and
 * keep a track position with its house.
 */
const BETWEEN = '\u00a0· '

const line = (name: string, ...parts: readonly (string | undefined)[]): SheetLine => ({
  name,
  text: parts.filter((one) => one !== undefined && one !== '').join(BETWEEN),
})

/**
 * Returns the part of the printout with the current stage and the houses that must act. For an open ballot, the text
 * lists only which houses have sealed their choice.
 */
const nowPart = (state: State, questions: readonly Question[], { speech, sheet }: Translator): SheetPart => {
  const { names, game } = speech
  const text = sheet.words.sheet
  const { ballot, stage } = state
  const phase = phaseOf(stage)
  const tasks = [...new Set(questions.filter(({ sealed }) => !sealed).map((question) => game.question(question, state).task))]
  const chosen = (has: boolean) => ballot?.roles.filter((house) => (ballot.cast[house] !== undefined) === has) ?? []
  const listed = (houses: readonly HouseId[]) => (houses.length === 0 ? text.nobodyYet : names.houses(houses))
  const queue = 'queue' in stage ? stage.queue.slice(1).map((one) => (typeof one === 'string' ? one : one.house)) : []
  const bids = 'bids' in stage ? state.playing.flatMap((house) => figureOf(speech, house, stage.bids[house])) : []
  return {
    title: names.round(state.round, state.box.rounds),
    lines: [
      line(text.step, phase === undefined ? undefined : names.phase[phase], names.stage[stage.at]),
      ...(tasks.length === 0 ? [] : [line(text.turn, tasks.join(' '))]),
      ...(queue.length === 0 ? [] : [line(text.after, names.houses(queue))]),
      ...(bids.length === 0 ? [] : [line(text.bids, ...bids)]),
      ...(ballot === undefined ? [] : [line(text.sealed, listed(chosen(true))), line(text.waits, listed(chosen(false)))]),
    ],
  }
}

const figureOf = ({ names }: Speech, house: HouseId, figure: number | undefined): readonly string[] =>
  figure === undefined ? [] : [`${names.house.plain(house)}\u00a0${figure}`]

const battlePart = (state: State, translator: Translator): readonly SheetPart[] =>
  state.battle === undefined ? [] : [{ title: translator.speech.names.stage.battle, lines: battleLines(state, state.battle, translator) }]

/** Returns the part of the printout with the influence tracks and their tokens, the supply track, and the wildling threat. */
const tracksPart = (state: State, { speech, sheet }: Translator): SheetPart => {
  const { names } = speech
  const text = sheet.words.sheet
  const used = usedTokens(state)
  const tokens = TRACKS.map((track) =>
    [`${names.token[track]}: ${names.house.plain(state.holders[track])}`, ...(used[track] ? [text.used] : [])].join(', '),
  )
  return {
    title: text.tracks,
    lines: [
      ...TRACKS.map((track) =>
        line(names.track[track], ...state.tracks[track].map((house, at) => `${at + 1}\u00a0${names.house.plain(house)}`)),
      ),
      line(text.tokens, ...tokens),
      line(sentence(names.supply), ...state.playing.flatMap((house) => figureOf(speech, house, state.houses[house]?.supply))),
      line(text.wildlings, `${state.threat}`),
    ],
  }
}

/**
 * Returns the part of the printout with the decks: for each deck, the face-up card, the number of unseen cards, and
 * the cards at the bottom that the players have seen.
 */
const decksPart = (state: State, { speech, sheet }: Translator): SheetPart => {
  const { names } = speech
  const text = sheet.words.sheet
  return {
    title: text.decks,
    lines: ORDER_OF_DECKS.map((deck) => {
      const { unseen, bottom, faceUp } = state.decks[deck]
      // Westeros card of the round. After it is resolved, the card is at the bottom of its deck, but may still be in force.
      const inForce = state.turned?.[deck]
      return line(
        sentence(names.deck(deck)),
        faceUp === undefined ? undefined : sheet.say(text.faceUp, { card: cardsSaid([faceUp], state.box, speech) }),
        faceUp === undefined && inForce !== undefined
          ? sheet.say(text.thisRound, { card: cardsSaid([inForce], state.box, speech) })
          : undefined,
        sheet.count(text.unseen, unseen.length),
        bottom.length === 0 ? undefined : sheet.say(text.bottom, { cards: cardsSaid(bottom, state.box, speech) }),
      )
    }),
  }
}

/** Returns a list of cards of a deck as text, in order. */
export const cardsSaid = (list: readonly string[], box: Box, { cards }: Speech): string =>
  list.map((card) => cards.deckCard(card as DeckCard, box)).join('; ')

/** Returns the part of the printout about one house: its power, its House cards and its areas. */
const housePart = (state: State, house: HouseId, areas: readonly SheetLine[], { speech, sheet }: Translator): SheetPart => {
  const { names } = speech
  const text = sheet.words.sheet
  const { player, power, cards } = houseView(state, house)
  const named = (ids: readonly string[]) => (ids.length === 0 ? text.none : ids.map((card) => names.houseCard(state, card)).join(', '))
  return {
    title: [names.house.plain(house), ...(player === undefined ? [] : [names.player(state, house)])].join(' · '),
    role: house,
    lines: [
      line(text.power, powerSaid(power, sheet)),
      ...(cards === undefined ? [] : [line(text.hand, named(cards.hand)), line(text.usedCards, named(cards.used))]),
      ...areas,
    ],
  }
}

const powerSaid = ({ available, onBoard, pile }: HouseView['power'], { words, say }: SheetWords): string =>
  available === undefined || pile === undefined
    ? say(words.sheet.onBoard, { board: onBoard })
    : say(words.sheet.figures, { available, board: onBoard, pile })

/**
 * Returns the house under which an area is listed in the printout. A sea area, which no house controls, is listed
 * under the house of the ships.
 */
const ownerOf = ({ control, there }: AreaView): HouseId | undefined => control?.house ?? there.garrison?.house

/** Returns whether an area is a port. The printout lists only ports with pieces, because a port belongs to its land area (E1.3). */
const isPort = ({ area }: AreaView): boolean => area.kind === 'port'

const isLaid = ({ there: { token, neutral, order } }: AreaView): boolean =>
  token !== undefined || neutral !== undefined || order !== undefined

const isAny = (units: Units): boolean => count(units) > 0

const areaLine = (
  state: State,
  { area, control, there }: AreaView,
  owner: HouseId | undefined,
  { speech, sheet }: Translator,
): SheetLine => {
  const { names } = speech
  const text = sheet.words.sheet
  const { garrison, garrisonToken, token, neutral, order } = there
  const parts = [
    ...(garrison === undefined ? [] : unitsSaid(garrison, { speech, sheet })),
    garrisonToken === undefined ? undefined : speech.say(speech.words.areas.garrisonShort, { strength: garrisonToken }),
    neutral === undefined ? undefined : neutralSaid(neutral, speech),
    order === undefined ? undefined : orderSaid(order, owner, { speech, sheet }),
    token === undefined ? undefined : token === owner ? names.powerToken : sheet.say(text.tokenOf, { house: names.house.plain(token) }),
  ]
  const isBare = parts.every((one) => one === undefined)
  return line(names.area(state, area.id), ...parts, isBare ? (control?.why === 'home' ? names.home : text.held) : undefined)
}

type Laid = AreaView['there']

/** Returns the units of an area as text; routed units are listed separately. */
export const unitsSaid = (
  { standing, routed }: NonNullable<Laid['garrison']>,
  { speech: { names }, sheet }: Translator,
): readonly string[] => [
  ...(isAny(standing) ? [names.units(standing)] : []),
  ...(isAny(routed) ? [sheet.say(sheet.words.sheet.routed, { units: names.units(routed) })] : []),
]

const orderSaid = (order: NonNullable<Laid['order']>, owner: HouseId | undefined, { speech: { names }, sheet }: Translator): string =>
  order.house === owner
    ? names.order[order.order]
    : sheet.say(sheet.words.sheet.orderOf, { order: names.order[order.order], house: names.house.plain(order.house) })

const neutralSaid = ({ strength, house, units }: NonNullable<Laid['neutral']>, { names }: Speech): string =>
  [
    `${names.neutralForce} ${strength}`,
    ...(house === undefined || units === undefined ? [] : [`(${names.house.plain(house)}: ${names.units(units)})`]),
  ].join(' ')

/** Returns the areas that the players report for a house, if the app does not track units. */
export const heldBy = (state: State, house: HouseId): readonly AreaId[] =>
  Object.entries(state.areas).flatMap(([area, { holder }]) => (holder === house ? [area] : []))
