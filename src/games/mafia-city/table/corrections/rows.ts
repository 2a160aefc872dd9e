import { pointRows } from '../../../../table/corrections/point-rows'
import { choiceRow, countRow, flagRow, nameRow, settingRows, toggled } from '../../../../table/corrections/row-kinds'
import type { SetRow } from '../../../../table/corrections/rows'
import { CARDS, LOCATIONS, TOKENS_IN_BOX, type Colour } from '../../box/box'
import { inHand, inReserve, SECRET_DEAL, target } from '../../box/numbers'
import type { Change } from '../../model/moves'
import { countsCards, type Settings } from '../../model/settings'
import type { State } from '../../model/state'
import { coloursOf } from '../../model/tokens'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'
import type { SetTexts } from './words'

/** Input line of the correction screen. Each line changes one number or status of the game. */
type Row = SetRow<Change>

/** Returns the input lines for a player: points, Mafiosi, cards and name. */
export const playerRows = (state: State, set: SetTexts, colour: Colour): readonly Row[] => {
  const of = (counts: State['hand']) => counts[colour] ?? 0
  const here = { hand: of(state.hand), reserve: of(state.reserve), cell: of(state.cell), fresh: of(state.fresh) }
  const tokens = (label: string, what: keyof typeof here, max: number = TOKENS_IN_BOX): Row =>
    countRow(label, here[what], max, (value) => {
      const next = { ...here, [what]: value }
      return { set: 'tokens', colour, ...next, fresh: Math.min(next.fresh, next.cell) }
    })
  const { settings, vp, cards, players } = state
  return [
    countRow(set.points, of(vp), 99, (points) => ({ set: 'vp', colour, vp: points })),
    ...(settings.tokensKept
      ? [
          tokens(set.hand, 'hand'),
          tokens(set.reserve, 'reserve'),
          tokens(set.cell, 'cell'),
          ...(here.cell > 0 ? [tokens(set.fresh, 'fresh', here.cell)] : []),
        ]
      : []),
    ...(countsCards(settings) ? [countRow<Change>(set.cards, of(cards), CARDS, (count) => ({ set: 'cards', colour, cards: count }))] : []),
    nameRow(set.name, players.find((player) => player.colour === colour)?.name, (name) => ({ set: 'name', colour, name })),
  ]
}

/** Returns every location with its number and name. */
const located = ({ locations }: Texts) => LOCATIONS.map((at) => [at, `${at} ${locations[at]}`] as const)

/** Returns the input lines for the positions of the three figures. */
export const figureRows = (state: State, texts: Texts, set: SetTexts): readonly Row[] => {
  const holder = (figure: 'policeman' | 'mayor'): Row =>
    choiceRow(
      texts.figures[figure],
      state[figure] ?? 'tile',
      [['tile', set.onTile], ...coloursOf(state).map((colour) => [colour, nameOf(state, texts.colours, colour)] as const)],
      (whose) => ({ set: 'figure', figure, holder: whose }),
    )
  return [choiceRow(texts.hitman, state.hitman, located(texts), (at) => ({ set: 'hitman', at })), holder('policeman'), holder('mayor')]
}

/** Returns the input lines for the map. If the user moves a location to another position, the two locations are swapped. */
export const mapRows = ({ map }: State, texts: Texts, set: SetTexts): readonly Row[] => {
  if (map === undefined) return []
  const tiles = [map.centre, ...map.ring]
  return tiles.map((here, slot) =>
    choiceRow(slot === 0 ? set.middle : set.around(slot), here, located(texts), (at) => {
      const [centre = at, ...ring] = tiles.map((one, k) => (k === slot ? at : one === at ? here : one))
      return { set: 'map', centre, ring }
    }),
  )
}

/** Returns the input lines for the draw pile and the discards, if the app counts cards. */
export const pileRows = ({ pile, discards, settings }: State, set: SetTexts): readonly Row[] =>
  countsCards(settings)
    ? [
        countRow(set.pile, pile, CARDS, (value) => ({ set: 'piles', pile: value, discards })),
        countRow(set.discards, discards, CARDS, (value) => ({ set: 'piles', pile, discards: value })),
      ]
    : []

/** Returns the input lines for the round: start player, players who have passed, and markers. */
export const roundRows = (state: State, texts: Texts, set: SetTexts): readonly Row[] => {
  const { start, turns, marked, stage } = state
  const called = (colour: Colour) => nameOf(state, texts.colours, colour)
  return [
    choiceRow(
      set.start,
      start,
      coloursOf(state).map((colour) => [colour, called(colour)] as const),
      (colour) => ({ set: 'start', colour }),
    ),
    ...(stage === 'actions'
      ? coloursOf(state).map((colour) =>
          flagRow<Change>(set.hasPassed(called(colour)), turns.passed.includes(colour), (on) => ({
            set: 'passed',
            passed: toggled(turns.passed, colour, on),
          })),
        )
      : []),
    ...(stage === 'locations' || stage === 'strategy'
      ? located(texts).map(([at, name]) =>
          flagRow<Change>(set.isMarked(name), marked.includes(at), (on) => ({ set: 'marked', marked: toggled(marked, at, on) })),
        )
      : []),
  ]
}

/** Returns the input lines for the changeable numbers that this game uses, e.g. the target of victory points. */
export const numberRows = ({ numbers, players, settings }: State, texts: Texts): readonly Row[] => {
  const { length } = players
  const tokens = settings.tokensKept ? [inHand(length), inReserve(length)] : []
  return pointRows([...tokens, target(length, settings.level), SECRET_DEAL], numbers, texts.pointName)
}

/** Names of the settings that are on or off, in display order. */
export const SWITCHED = ['dealWithoutToken', 'declineFigures'] as const satisfies readonly (keyof Settings)[]
export const FOLLOWING = [
  'tokensKept',
  'cardsCounted',
  'silentWindow',
  'thiefDrawn',
  'mapDrawn',
] as const satisfies readonly (keyof Settings)[]

/** Returns the input lines for the settings that determine what the app tracks. */
export const followingRows = ({ settings }: State, set: SetTexts): readonly Row[] =>
  settingRows(
    settings,
    FOLLOWING.filter((name) => name === 'tokensKept' || (settings.tokensKept && (name !== 'thiefDrawn' || settings.cardsCounted))),
    set.rules,
  )

/** Returns the input lines for all settings: how the players decided unclear rules, and how much the app tracks. */
export const ruleRows = (state: State, texts: Texts, set: SetTexts): readonly Row[] => {
  const { settings } = state
  const put = (change: Partial<Settings>): Change => ({ set: 'settings', settings: { ...settings, ...change } })
  return [
    choiceRow(
      set.rules.level,
      settings.level,
      (['beginner', 'advanced'] as const).map((level) => [level, texts.setUp.levels[level]] as const),
      (level) => put({ level }),
    ),
    choiceRow(
      set.rules.cellRelease,
      settings.cellRelease,
      (['all', 'nextRound'] as const).map((value) => [value, set.rules[value]] as const),
      (cellRelease) => put({ cellRelease }),
    ),
    ...settingRows(settings, SWITCHED, set.rules),
    ...followingRows(state, set),
  ]
}
