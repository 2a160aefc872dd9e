import type { BoardCheck } from '../../../../table/check/board-check'
import { CheckPage as Page } from '../../../../table/check/CheckPage'
import { partOfChange } from '../../../../table/corrections/change-views'
import { SetRows } from '../../../../table/corrections/rows'
import { Tag } from '../../../../ui/Tag'
import { sentence } from '../../../../ui/grammar/numbers'
import type { MafiaCity } from '../..'
import { LOCATIONS, type Colour, type Place } from '../../box/box'
import type { Section } from '../../fields'
import { tokensOff } from '../../model/count'
import { countsCards } from '../../model/settings'
import type { State } from '../../model/state'
import { coloursOf, stackAt, targetOf, totalOf } from '../../model/tokens'
import { useByHand } from '../corrections/by-hand'
import { changeViews, FIGURES, PLAYER, ROUND } from '../corrections/changes'
import { figureRows, playerRows, roundRows } from '../corrections/rows'
import { StackEditor } from '../corrections/StackEditor'
import { useSetTexts, type SetTexts } from '../corrections/words'
import { tilesOf } from '../parts/City'
import { Plate } from '../parts/Plate'
import { nameOf, usePosition } from '../parts/position'
import { useTexts, type Texts } from '../parts/words'
import { stackTextOf } from './sheet'
import { useRoomTexts } from './words'

const placeOf = (area: string): Place => LOCATIONS.find((at) => `${at}` === area) ?? 1
const colourIn = (part: string): Colour => part.slice(PLAYER.length) as Colour

/** Returns one line of text with a player's pieces and cards that are not in the city, including the total number of Mafiosi. */
const playerSaid = (state: State, texts: Texts, set: SetTexts, colour: Colour): string => {
  const { settings, hand, reserve, cell, cards, vp } = state
  const total = totalOf(state)
  return [
    texts.ofTarget(vp[colour] ?? 0, targetOf(state)),
    ...(settings.tokensKept
      ? [set.tokens(hand[colour] ?? 0, reserve[colour] ?? 0, cell[colour] ?? 0), set.sum(total + (tokensOff(state)[colour] ?? 0), total)]
      : []),
    ...(countsCards(settings) ? [texts.cards(cards[colour] ?? 0)] : []),
  ].join(' · ')
}

const figuresSaid = (state: State, texts: Texts, set: SetTexts): string =>
  [
    `${sentence(texts.theHitman)}: ${texts.locations[state.hitman]}`,
    ...(['policeman', 'mayor'] as const).map((figure) => {
      const holder = state[figure]
      return `${sentence(texts.figures[figure])}: ${holder === undefined ? set.onTile : nameOf(state, texts.colours, holder)}`
    }),
  ].join(' · ')

const roundSaid = (state: State, texts: Texts, set: SetTexts): string =>
  [
    set.startIs(nameOf(state, texts.colours, state.start)),
    ...(state.stage === 'actions' && state.turns.passed.length > 0
      ? [set.passed(state.turns.passed.map((colour) => nameOf(state, texts.colours, colour)).join(', '))]
      : []),
    ...(state.marked.length > 0 ? [set.markers(state.marked.map((at) => texts.short[at]).join(', '))] : []),
    ...(countsCards(state.settings) ? [set.piles(state.pile, state.discards)] : []),
  ].join(' · ')

/** Screen on which the players compare the real board with the app: locations, figures, families, and the round. */
export default function CheckPage() {
  return <Page check={useBoardCheck()} state={usePosition()} />
}

/** Line with a warning if the Mafiosi of a player do not add up to the total of the player. */
function TokensOff({ state, colour }: { readonly state: State; readonly colour: Colour }) {
  const texts = useTexts()
  const set = useSetTexts()
  const difference = tokensOff(state)[colour] ?? 0
  const total = totalOf(state)
  if (difference === 0) return
  return (
    <p role="status">
      <Tag kind="warn">{set.off(nameOf(state, texts.colours, colour), total + difference, total)}</Tag>
    </p>
  )
}

function useBoardCheck(): BoardCheck<MafiaCity, Section> {
  const texts = useTexts()
  const set = useSetTexts()
  const rooms = useRoomTexts()
  const labelOf = (state: State, part: string) =>
    part === FIGURES
      ? figuresSaid(state, texts, set)
      : part === ROUND
        ? roundSaid(state, texts, set)
        : playerSaid(state, texts, set, colourIn(part))
  return {
    by: useByHand(),
    tickOf: (change) => partOfChange(changeViews, change),
    areas: ({ settings }) => (settings.tokensKept ? LOCATIONS.map(String) : []),
    byArea: rooms.byLocation,
    areaName: (_, area) => `${area} ${texts.locations[placeOf(area)]}`,
    regions: ({ map }, areas) => {
      const [centre, ...ring] = tilesOf(map).map(String)
      const among = (of: readonly string[]) => of.filter((area) => areas.includes(area))
      const parts =
        map === undefined
          ? [{ title: texts.city, areas: among(tilesOf(map).map(String)) }]
          : [
              { title: set.middle, areas: among([centre ?? '']) },
              { title: rooms.ring, areas: among(ring) },
            ]
      return parts.filter(({ areas: here }) => here.length > 0)
    },
    roles: {
      way: 'families',
      param: 'family',
      title: rooms.byFamily,
      nobody: rooms.empty,
      of: coloursOf,
      nameOf: (colour) => texts.colours[colour],
      areasOf: (state, colour) =>
        state.settings.tokensKept
          ? LOCATIONS.filter((at) => (colour === undefined ? stackAt(state, at).length === 0 : stackAt(state, at).includes(colour))).map(
              String,
            )
          : [],
      Figures: ({ state, role }) => <p className="note">{playerSaid(state, texts, set, role)}</p>,
    },
    beside: (state) => [
      { part: FIGURES, title: set.figures },
      ...coloursOf(state).map((colour) => ({ part: `${PLAYER}${colour}`, title: nameOf(state, texts.colours, colour) })),
      { part: ROUND, title: set.sections.round },
    ],
    AreaSaid: ({ state, area, mark }) => (
      <span className="words">
        {area} {texts.locations[placeOf(area)]}
        <span className="note">
          {stackAt(state, placeOf(area)).length === 0
            ? rooms.empty
            : stackTextOf(
                stackAt(state, placeOf(area)).map((colour) => nameOf(state, texts.colours, colour)),
                rooms,
              )}
        </span>
        <span className="flex flex-wrap gap-1">
          {stackAt(state, placeOf(area)).map((colour, at) => (
            <Plate key={at} role={colour} size={22} alone />
          ))}
        </span>
        {state.marked.includes(placeOf(area)) && <span className="note">{texts.marked}</span>}
        {mark}
      </span>
    ),
    AreaSteps: ({ state, area, put }) => <StackEditor state={state} at={placeOf(area)} set={(change) => put([change])} />,
    PartSaid: ({ state, part }) => labelOf(state, part),
    PartEditor: ({ state, part, set: put }) => (
      <>
        <SetRows
          rows={
            part === FIGURES
              ? figureRows(state, texts, set)
              : part === ROUND
                ? roundRows(state, texts, set)
                : playerRows(state, set, colourIn(part))
          }
          set={put}
        />
        {part.startsWith(PLAYER) && state.settings.tokensKept && <TokensOff state={state} colour={colourIn(part)} />}
      </>
    ),
    empty: () => rooms.empty,
    actions: () => [],
  }
}
