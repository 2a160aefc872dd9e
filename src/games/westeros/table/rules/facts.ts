import { TRACKS, type Box, type Track, type WesterosCard } from '../../box/box'
import { areaAt, turnOrder } from '../../model/position'
import { cardOf } from '../../rules/westeros-cards'
import { threshold } from '../../rules/victory'
import { DEFAULT_SETTINGS, settingOf } from '../../model/settings'
import { ORDER_OF_DECKS, type Settings, type State } from '../../model/state'
import type { GameWords } from '../../words'
import type { Words } from '../../../../ui/words'
import { CARD_RULES } from './governing'
import type en from './words/en'

/**
 * Numbers, settings and effects that the rules reference shows next to a rule. They come from the open game, or from the printed game if no
 * game is open.
 */

export interface Facts {
  readonly box: Box
  /** State of the open game; undefined if no game is open. */
  readonly state: State | undefined
  readonly game: GameWords
  readonly speech: Words<typeof en>
}

type Figures = (facts: Facts) => readonly string[]

const supplyTable: Figures = ({ box, speech: { words, say } }) =>
  box.supplyTable.map((flags, level) => say(words.facts.level, { level, flags: flags.join('-') }))

const stars: Figures = ({ box, game, speech: { words, say } }) =>
  box.stars.map((count, at) => say(words.facts.place, { place: at + 1, stars: game.names.count.stars(count) }))

const ships: Figures = ({ box, game, speech: { words, say } }) => [
  say(words.facts.ships, { units: game.names.units({ ship: box.limits.ship }) }),
]

const units: Figures = ({ box, game, speech: { words, say } }) => [say(words.facts.ships, { units: game.names.units(box.limits) })]

const victory: Figures = ({ state, game, speech: { words, say } }) =>
  state === undefined ? [] : [say(words.facts.victory, { castles: game.names.count.castleAreas(threshold(state)) })]

const threat: Figures = ({ state, speech: { words, say } }) =>
  state === undefined ? [] : [say(words.facts.threat, { threat: state.threat })]

const turns: Figures = ({ state, game, speech: { words, say } }) =>
  state === undefined ? [] : [say(words.facts.turns, { houses: turnOrder(state).map(game.names.house.plain).join(', ') })]

const rounds: Figures = ({ box, speech: { words, say } }) => [say(words.facts.rounds, { n: box.rounds })]

const neutrals: Figures = ({ box, state, game, speech: { words, say } }) => {
  const standing = Object.values(box.areas).flatMap(({ id, neutral }) => {
    const strength = state === undefined ? neutral : areaAt(state, id).neutral?.strength
    return strength === undefined ? [] : [say(words.facts.neutral, { area: game.names.area({ box }, id), strength })]
  })
  return standing.length === 0 ? [words.facts.noneLeft] : standing
}

const holder =
  (track: Track): Figures =>
  ({ state, game, speech: { words, say } }) =>
    state === undefined
      ? []
      : [say(words.facts.holder, { token: game.names.token[track], house: game.names.house.plain(state.holders[track]) })]

const FIGURES: Readonly<Record<string, Figures>> = {
  'R0.1': rounds,
  'R0.5': turns,
  'R0.6': holder('ironThrone'),
  'R3.3': supplyTable,
  P2: units,
  'R4.8': units,
  A1: ships,
  'R6.1': threat,
  'R8.2': stars,
  'R8.6': holder('kingsCourt'),
  'R13.1': neutrals,
  'R14.15': holder('fiefdoms'),
  'R17.1': victory,
  P7: (facts) => TRACKS.flatMap((track) => holder(track)(facts)),
}

/** Returns the effect of the Westeros card that a rule is about, if this card is in force now; otherwise an empty list. */
const inForce = (number: string, { state, game }: Facts): readonly string[] => {
  if (state?.turned === undefined) return []
  const { turned } = state
  const cards = ORDER_OF_DECKS.map((deck): WesterosCard => cardOf(turned[deck])).filter((card) => CARD_RULES[card] === number)
  return cards.flatMap((card) => game.cards.inForce(card, state.box) ?? [])
}

/** Returns the current numbers, settings and effects of a rule as lines of text; empty for most rules. */
export const factsOf = (number: string, facts: Facts): readonly string[] => {
  const setting = settingOf(number)
  const settings: Settings = facts.state?.settings ?? DEFAULT_SETTINGS
  const chosen = setting === undefined ? [] : [facts.game.settings.options[setting][settings[setting] ? 'on' : 'off']]
  return [...chosen, ...(FIGURES[number]?.(facts) ?? []), ...inForce(number, facts)]
}
