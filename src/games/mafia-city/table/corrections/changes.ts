import { tickOf } from '../../../../table/check/board-check'
import { titledSetting, type SettingValue } from '../../../../table/corrections/before'
import { textOfChange, type ChangeViews } from '../../../../table/corrections/change-views'
import { sentence } from '../../../../ui/grammar/numbers'
import type { Colour } from '../../box/box'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'
import type { SetTexts } from './words'

/** Ids of the rows of the board check that are not locations: Hitman, Policeman and Mayor; the round; and one row for each player. */
export const FIGURES = 'figures'
export const ROUND = 'round'
export const PLAYER = 'player:'
const playerPart = ({ colour }: { readonly colour: Colour }): string => `${PLAYER}${colour}`

interface Context {
  readonly texts: Texts
  readonly set: SetTexts
  /** Returns the name of the player with a colour. */
  readonly called: (colour: Colour) => string
  /** Whether the text includes the Mafiosi that were jailed in this round, which the real table does not show. */
  readonly withFresh: boolean
}

const list = (parts: readonly string[], none: string): string => (parts.length === 0 ? none : parts.join(', '))

export const changeViews: ChangeViews<Change, Context> = {
  tokens: {
    text: ({ colour, hand, reserve, cell, fresh }, { called, set, withFresh }) =>
      `${called(colour)}: ${[set.tokens(hand, reserve, cell), ...(withFresh && cell > 0 ? [set.jailedNow(fresh)] : [])].join(', ')}`,
    part: playerPart,
  },
  stack: {
    text: ({ at, stack }, { called, set, texts }) =>
      `${texts.locations[at]}: ${stack.length === 0 ? set.nobody : set.bottomUp(stack.map(called).join(', '))}`,
    part: ({ at }) => tickOf(`${at}`),
  },
  cards: { text: ({ colour, cards }, { called, texts }) => `${called(colour)}: ${texts.cards(cards)}`, part: playerPart },
  piles: { text: ({ pile, discards }, { set }) => set.piles(pile, discards), part: () => ROUND },
  vp: { text: ({ colour, vp }, { called, set }) => `${called(colour)}: ${set.points.toLowerCase()} ${vp}`, part: playerPart },
  hitman: { text: ({ at }, { texts }) => `${texts.hitman}: ${texts.locations[at]}`, part: () => FIGURES },
  figure: {
    text: ({ figure, holder }, { called, set, texts }) => `${texts.figures[figure]}: ${holder === 'tile' ? set.onTile : called(holder)}`,
    part: () => FIGURES,
  },
  marked: {
    text: ({ marked }, { set, texts }) =>
      set.markers(
        list(
          marked.map((at) => texts.locations[at]),
          set.none,
        ),
      ),
    part: () => ROUND,
  },
  passed: { text: ({ passed }, { called, set }) => set.passed(list(passed.map(called), set.nobody)), part: () => ROUND },
  start: { text: ({ colour }, { called, set }) => set.startIs(called(colour)), part: () => ROUND },
  map: { text: ({ centre, ring }, { set, texts }) => `${set.map}: ${[centre, ...ring].map((at) => texts.short[at]).join(', ')}` },
  number: { text: ({ point, value }, { texts }) => `${sentence(texts.pointName(point))}: ${value}` },
  name: { text: ({ colour, name }, { texts }) => `${texts.colours[colour]}: ${name}`, part: playerPart },
  settings: { text: (_, { set }) => set.sections.rules },
}

/** Returns the title of a setting with its value, e.g. "Secret reactions: yes". */
export const settingText = (
  name: string,
  value: SettingValue,
  { rules }: SetTexts,
  { setUp }: Texts,
  answers: { readonly yes: string; readonly no: string },
): string | undefined => titledSetting(rules, { ...rules, ...setUp.levels, true: answers.yes, false: answers.no }, name, value)

/** Describes one change of a correction in one line, for the log. */
export const changeText = (change: Change, state: Pick<State, 'players'>, texts: Texts, set: SetTexts, withFresh = true): string =>
  textOfChange(changeViews, change, { texts, set, called: (colour) => nameOf(state, texts.colours, colour), withFresh })
