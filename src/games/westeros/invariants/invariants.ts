import type { HouseId } from '../box/box'
import { ordersOf, place } from '../model/position'
import { ORDER_OF_DECKS, type State } from '../model/state'
import { count } from '../model/units'
import { castleAreas } from '../model/control'
import { courseOfSecondEdition, forbids } from './second-edition'
import { armySizes, breach, CARD_STAGES, type Breach } from './count'

/**
 * Invariants of one position that every move according to the rules preserves (rules document, section 6). If a correction or an overruled
 * refusal violates them, the app only warns. Implemented independently of the rules, so that each checks the other.
 */

/** Returns all violations of the invariants of a position that every move according to the rules preserves. */
export const courseBreaches = (state: State): readonly Breach[] => [
  ...powerOnTheBoard(state),
  ...routedUnits(state),
  ...supplyLimits(state),
  ...specialTokens(state),
  ...faceUpCards(state),
  ...threat(state),
  ...ordersOnTheBoard(state),
  ...victory(state),
  ...openBattle(state),
  ...courseOfSecondEdition(state),
]

/** I3: no power token is in an area with units of another house. */
const powerOnTheBoard = (state: State): readonly Breach[] =>
  Object.entries(state.areas).flatMap(([area, { token, garrison }]) =>
    token !== undefined && garrison !== undefined && garrison.house !== token ? [breach('I3', { area, house: token })] : [],
  )

/** Stages of the second edition in which routed units may exist: also until power is collected (E16.1). */
const ROUTED_AT: readonly State['stage']['at'][] = ['power', 'ports', 'afterBattle']

/** I12: routed units exist only between a retreat and the end of the marches. */
const routedUnits = ({ stage, areas, box }: State): readonly Breach[] =>
  stage.at === 'marches' || stage.at === 'battle' || stage.at === 'over' || (box.edition === 2 && ROUTED_AT.includes(stage.at))
    ? []
    : Object.entries(areas).flatMap(([area, { garrison }]) =>
        garrison !== undefined && count(garrison.routed) > 0 ? [breach('I12', { area, house: garrison.house })] : [],
      )

/**
 * I15, I16: every supply level exists on the track, and the armies of every house are allowed by its level, unless the house still has
 * to remove units.
 */
const supplyLimits = (state: State): readonly Breach[] => {
  const { stage } = state
  const owing: readonly HouseId[] =
    stage.at === 'supply' ? stage.queue : stage.at === 'effect' && stage.way === 'supply' ? stage.queue.slice(0, 1) : []
  return state.playing.flatMap((house) => {
    const level = state.houses[house]?.supply ?? -1
    const flags = state.box.supplyTable[level]
    if (flags === undefined) return [breach('I15', { house, level })]
    const armies = armySizes(state, house)
    const fits = armies.length <= flags.length && armies.every((size, index) => size <= (flags[index] ?? 0))
    return fits || owing.includes(house) ? [] : [breach('I16', { house })]
  })
}

/** I20: the house on place 1 of each influence track holds the special token of the track. */
const specialTokens = (state: State): readonly Breach[] =>
  (['ironThrone', 'fiefdoms', 'kingsCourt'] as const).flatMap((track) =>
    state.holders[track] === state.tracks[track][0] ? [] : [breach('I20', { track, house: state.holders[track] })],
  )

/**
 * I24: three Westeros cards are face up while they are resolved, at other times none. *Winter is Coming* is never face up if the deck
 * has other cards.
 */
const faceUpCards = ({ stage, decks, turned, box }: State): readonly Breach[] => {
  if (stage.at === 'over') return []
  const resolving = CARD_STAGES.includes(stage.at === 'ports' ? stage.next.at : stage.at)
  return ORDER_OF_DECKS.flatMap((deck) => {
    const { faceUp } = decks[deck]
    if (resolving !== (faceUp !== undefined)) return [breach('I24', { deck })]
    if (faceUp === undefined) return []
    const replaceable = box.decks[deck].some((card) => !card.startsWith('winter-is-coming'))
    const winter = faceUp.startsWith('winter-is-coming') && replaceable
    return winter || turned?.[deck] !== faceUp ? [breach('I24', { deck, card: faceUp })] : []
  })
}

/** I26: the wildling threat is a value on the wildling track. */
const threat = ({ threat: now, box }: State): readonly Breach[] => (box.threat.includes(now) ? [] : [breach('I26', { threat: now })])

const FORBIDDEN_BY: Readonly<Record<string, string>> = {
  'sea-of-storms': 'raid',
  'storm-of-swords': 'defense',
  'feast-for-crows': 'consolidate',
}

/** I31, I32, I33, I35: orders on the board fit their area, the stars, the cards of the round and the step of the round. */
const ordersOnTheBoard = (state: State): readonly Breach[] => {
  const { stage, turned } = state
  const found: Breach[] = []
  const forbidden = Object.values(turned ?? {}).map((card) => FORBIDDEN_BY[card.replace('*', '')])
  const gone: readonly string[] = stage.at === 'marches' || stage.at === 'battle' ? ['raid'] : stage.at === 'power' ? ['raid', 'march'] : []
  const none = stage.at === 'setup' || stage.at === 'draw' || stage.at === 'orders' || CARD_STAGES.includes(stage.at)
  for (const house of state.playing) {
    const placed = ordersOf(state, house)
    for (const { area, token } of placed) {
      if (token.kind === 'consolidate' && state.box.areas[area]?.kind === 'sea' && state.box.edition !== 2)
        found.push(breach('I31', { area, house }))
      const chosen = state.box.edition === 2 && forbids(state, token.id)
      if (forbidden.includes(token.kind) || chosen) found.push(breach('I33', { area, house, kind: token.kind }))
      if (stage.at !== 'over' && (none || gone.includes(token.kind))) found.push(breach('I35', { area, house, kind: token.kind }))
    }
    const limit = state.box.stars[place(state, 'kingsCourt', house) - 1] ?? 0
    // In the second edition a text may lower the place of a house; its orders stay (B43).
    const isFixed = state.box.edition !== 2 || stage.at === 'raven' || stage.at === 'raids'
    if (isFixed && placed.filter(({ token }) => token.special).length > limit) found.push(breach('I32', { house, limit }))
  }
  return found
}

/** I44, I46: each castle area is counted once, and no house has enough castle areas to win while the game continues. */
const victory = (state: State): readonly Breach[] => {
  const { stage, box, playing, battle } = state
  const castles = playing.map((house) => ({ house, areas: castleAreas(state, house).length }))
  const all = Object.values(box.areas).filter(({ castle }) => castle > 0).length
  const sum = castles.reduce((total, { areas }) => total + areas, 0)
  const running = stage.at !== 'over' && stage.at !== 'setup' && battle === undefined
  const limit = box.victory[playing.length as 3 | 4 | 5 | 6] ?? box.victory[5]
  return [
    ...(sum > all ? [breach('I44', { sum, limit: all })] : []),
    ...castles.flatMap(({ house, areas }) => (running && areas >= limit ? [breach('I46', { house })] : [])),
  ]
}

/** I10: a battle is open in the battle stage and in no other. */
const openBattle = ({ stage, battle }: State): readonly Breach[] =>
  stage.at === 'over' || (stage.at === 'battle') === (battle !== undefined) ? [] : [breach('I10')]
