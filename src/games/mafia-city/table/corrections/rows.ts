import { pointRows } from '../../../../table/corrections/point-rows'
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

/** Rows of everything that is set by hand: a player, the city, the round, the printed numbers, the rules. */
type Row = SetRow<Change>

/** Points, Mafiosi, cards and the name of a player. */
export const playerRows = (state: State, set: SetTexts, colour: Colour): readonly Row[] => {
  const of = (counts: State['hand']) => counts[colour] ?? 0
  const here = { hand: of(state.hand), reserve: of(state.reserve), cell: of(state.cell), fresh: of(state.fresh) }
  const tokens = (label: string, what: keyof typeof here, max: number = TOKENS_IN_BOX): Row => ({
    kind: 'number',
    label,
    value: here[what],
    max,
    to: (value) => {
      const next = { ...here, [what]: value }
      return { set: 'tokens', colour, ...next, fresh: Math.min(next.fresh, next.cell) }
    },
  })
  const { settings, vp, cards, players } = state
  return [
    { kind: 'number', label: set.points, value: of(vp), max: 99, to: (points) => ({ set: 'vp', colour, vp: points }) },
    ...(settings.tokensKept
      ? [
          tokens(set.hand, 'hand'),
          tokens(set.reserve, 'reserve'),
          tokens(set.cell, 'cell'),
          ...(here.cell > 0 ? [tokens(set.fresh, 'fresh', here.cell)] : []),
        ]
      : []),
    ...(countsCards(settings)
      ? [{ kind: 'number', label: set.cards, value: of(cards), max: CARDS, to: (count) => ({ set: 'cards', colour, cards: count }) } as Row]
      : []),
    {
      kind: 'text',
      label: set.name,
      value: players.find((player) => player.colour === colour)?.name ?? '',
      longest: 60,
      to: (name) => ({ set: 'name', colour, name }),
    },
  ]
}

/** Where the three figures are. */
export const figureRows = (state: State, texts: Texts, set: SetTexts): readonly Row[] => {
  const holder = (figure: 'policeman' | 'mayor'): Row => ({
    kind: 'choice',
    label: texts.figures[figure],
    value: state[figure] ?? 'tile',
    options: [
      { value: 'tile', label: set.onTile, change: { set: 'figure', figure, holder: 'tile' } },
      ...coloursOf(state).map((colour) => ({
        value: colour,
        label: nameOf(state, texts.colours, colour),
        change: { set: 'figure', figure, holder: colour } as const,
      })),
    ],
  })
  return [
    {
      kind: 'choice',
      label: texts.hitman,
      value: `${state.hitman}`,
      options: LOCATIONS.map((at) => ({ value: `${at}`, label: `${at} ${texts.locations[at]}`, change: { set: 'hitman', at } })),
    },
    holder('policeman'),
    holder('mayor'),
  ]
}

/** How the locations lie: whatever is laid into a place goes there, and what lay there comes in its place. */
export const mapRows = ({ map }: State, texts: Texts, set: SetTexts): readonly Row[] => {
  if (map === undefined) return []
  const tiles = [map.centre, ...map.ring]
  return tiles.map((here, slot) => ({
    kind: 'choice',
    label: slot === 0 ? set.middle : set.around(slot),
    value: `${here}`,
    options: LOCATIONS.map((at) => {
      const [centre = at, ...ring] = tiles.map((one, k) => (k === slot ? at : one === at ? here : one))
      return { value: `${at}`, label: `${at} ${texts.locations[at]}`, change: { set: 'map', centre, ring } as const }
    }),
  }))
}

/** Start player, who has passed, markers and piles. */
export const roundRows = (state: State, texts: Texts, set: SetTexts): readonly Row[] => {
  const { start, turns, marked, pile, discards, settings, stage } = state
  const called = (colour: Colour) => nameOf(state, texts.colours, colour)
  const without = <T>(list: readonly T[], one: T) => list.filter((other) => other !== one)
  return [
    {
      kind: 'choice',
      label: set.start,
      value: start,
      options: coloursOf(state).map((colour) => ({ value: colour, label: called(colour), change: { set: 'start', colour } })),
    },
    ...(stage === 'actions'
      ? coloursOf(state).map((colour): Row => ({
          kind: 'switch',
          label: set.hasPassed(called(colour)),
          on: turns.passed.includes(colour),
          to: (on) => ({ set: 'passed', passed: on ? [...turns.passed, colour] : without(turns.passed, colour) }),
        }))
      : []),
    ...(stage === 'locations' || stage === 'strategy'
      ? LOCATIONS.map((at): Row => ({
          kind: 'switch',
          label: set.isMarked(`${at} ${texts.locations[at]}`),
          on: marked.includes(at),
          to: (on) => ({ set: 'marked', marked: on ? [...marked, at] : without(marked, at) }),
        }))
      : []),
    ...(countsCards(settings)
      ? ([
          { kind: 'number', label: set.pile, value: pile, max: CARDS, to: (value) => ({ set: 'piles', pile: value, discards }) },
          { kind: 'number', label: set.discards, value: discards, max: CARDS, to: (value) => ({ set: 'piles', pile, discards: value }) },
        ] satisfies readonly Row[])
      : []),
  ]
}

/** The printed numbers that this game is played by. */
export const numberRows = ({ numbers, players, settings }: State, texts: Texts): readonly Row[] => {
  const { length } = players
  const tokens = settings.tokensKept ? [inHand(length), inReserve(length)] : []
  return pointRows([...tokens, target(length, settings.level), SECRET_DEAL], numbers, texts.pointName)
}

/** Settings that are on or off, in the order of the list. */
export const SWITCHED = ['dealWithoutToken', 'declineFigures'] as const satisfies readonly (keyof Settings)[]
export const FOLLOWING = [
  'tokensKept',
  'cardsCounted',
  'silentWindow',
  'thiefDrawn',
  'mapDrawn',
] as const satisfies readonly (keyof Settings)[]

/** How much is followed, each part alone. */
export const followingRows = ({ settings }: State, set: SetTexts): readonly Row[] =>
  FOLLOWING.filter((name) => name === 'tokensKept' || settings.tokensKept).map((name) => ({
    kind: 'switch',
    label: set.rules[name],
    on: settings[name],
    to: (on) => ({ set: 'settings', settings: { ...settings, [name]: on } }),
  }))

/** Rows of the rulings, and of how much is followed. */
export const ruleRows = (state: State, texts: Texts, set: SetTexts): readonly Row[] => {
  const { settings } = state
  const put = (change: Partial<Settings>): Change => ({ set: 'settings', settings: { ...settings, ...change } })
  return [
    {
      kind: 'choice',
      label: set.rules.level,
      value: settings.level,
      options: (['beginner', 'advanced'] as const).map((level) => ({
        value: level,
        label: texts.setUp.levels[level],
        change: put({ level }),
      })),
    },
    {
      kind: 'choice',
      label: set.rules.cellRelease,
      value: settings.cellRelease,
      options: (['all', 'nextRound'] as const).map((value) => ({
        value,
        label: set.rules[value],
        change: put({ cellRelease: value }),
      })),
    },
    ...SWITCHED.map((name): Row => ({
      kind: 'switch',
      label: set.rules[name],
      on: settings[name],
      to: (on) => put({ [name]: on }),
    })),
    ...followingRows(state, set),
  ]
}
