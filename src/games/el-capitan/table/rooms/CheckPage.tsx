import { sentence } from '../../../../ui/grammar/numbers'
import type { BoardCheck } from '../../../../table/check/board-check'
import { CheckPage as Page } from '../../../../table/check/CheckPage'
import { partOfChange } from '../../../../table/corrections/change-views'
import { SetRows } from '../../../../table/corrections/rows'
import type { ElCapitan } from '../..'
import { GRID, type Colour } from '../../box/board'
import type { Section } from '../../fields/index'
import { cityOf } from '../../model/city'
import { NO_PIECES } from '../../model/pieces'
import type { State } from '../../model/state'
import { followsMoney } from '../../model/settings'
import { bankText } from '../parts/loans'
import { useByHand } from '../corrections/by-hand'
import { changeViews, PLAYER } from '../corrections/changes'
import { CityEditor } from '../corrections/CityEditor'
import { playerRows } from '../corrections/rows'
import { Pennon } from '../parts/Pennon'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/named'
import type { Texts } from '../parts/words'
import { useRoomTexts } from './words'

/** Returns whether a player has a piece of the main or the neutral colour in a city. */
const standsIn = (state: State, city: string, colour: Colour): boolean => {
  const { row, shut, fortresses } = cityOf(state, city)
  const neutral = state.players.find((player) => player.colour === colour)?.neutral
  return [...row, ...shut, ...fortresses].some((one) => one !== null && (one === colour || one === neutral))
}

/** Returns one line of text with the possessions of a player that are not on the board. */
export const besideOf = (state: State, texts: Texts, colour: Colour): string => {
  const { main, neutral, fortresses } = state.left[colour] ?? NO_PIECES
  const player = state.players.find((one) => one.colour === colour)
  const bonus = state.bonus[colour]
  return [
    ...(followsMoney(state.settings) ? [texts.florins(state.money[colour] ?? 0)] : []),
    ...(state.settings.turnsTold ? [texts.lie.left(texts.lie.pieces(main, fortresses))] : []),
    ...(state.settings.turnsTold && player?.neutral !== undefined ? [texts.lie.neutral(neutral)] : []),
    texts.lie.loans((state.loans[colour] ?? []).length),
    ...(bonus === undefined ? [] : [texts.lie.bonus(bonus)]),
    ...(state.settings.turnsTold ? [texts.ship(state.ships[colour] ?? { at: 'start' }, texts.cities)] : []),
  ].join(' · ')
}

/** Part of the board check with the loan cards that no player has. */
const BANK = 'bank'

const colourIn = (part: string): Colour => part.slice(PLAYER.length) as Colour

/** Screen on which the players compare the real board with the app, first by city, then by player. */
export default function CheckPage() {
  return <Page check={useBoardCheck()} state={usePosition()} />
}

function useBoardCheck(): BoardCheck<ElCapitan, Section> {
  const texts = useNamedTexts()
  const rooms = useRoomTexts()
  return {
    by: useByHand(),
    tickOf: (change) => partOfChange(changeViews, change),
    walk: { ...rooms.check, title: (_, city) => rooms.check.title(texts.cities[city] ?? city) },
    areas: ({ cities }) => Object.keys(cities),
    byArea: rooms.byCity,
    areaName: (_, city) => sentence(texts.cities[city] ?? city),
    regions: (_, areas) =>
      GRID.map((row, at) => ({ title: rooms.regions[at] ?? '', areas: row.filter((city) => areas.includes(city)) })).filter(
        ({ areas: here }) => here.length > 0,
      ),
    roles: {
      way: 'merchants',
      param: 'merchant',
      title: rooms.byMerchant,
      nobody: rooms.empty,
      of: ({ players }) => players.map(({ colour }) => colour),
      nameOf: (colour) => texts.colours[colour],
      areasOf: (state, colour) =>
        Object.keys(state.cities).filter((city) =>
          colour === undefined ? state.players.every((player) => !standsIn(state, city, player.colour)) : standsIn(state, city, colour),
        ),
      Figures: ({ state, role }) => <p className="note">{besideOf(state, texts, role)}</p>,
    },
    beside: ({ players }) => [
      ...players.map(({ colour }) => ({ part: `${PLAYER}${colour}`, title: texts.colours[colour] })),
      { part: BANK, title: rooms.sheet.bank },
    ],
    AreaSaid: ({ state, area, mark }) => <Said state={state} city={area} mark={mark} />,
    AreaSteps: ({ state, area, put }) => <CityEditor state={state} city={area} set={(...changes) => put(changes)} />,
    PartSaid: ({ state, part }) => (part === BANK ? bankText(state, texts) : besideOf(state, texts, colourIn(part))),
    // The loan cards in the bank follow from the loans of the players.
    PartEditor: ({ state, part, set }) =>
      part === BANK ? (
        <p className="note">{rooms.sheet.bankNote}</p>
      ) : (
        <SetRows rows={playerRows(state, texts, colourIn(part))} set={set} />
      ),
    empty: () => rooms.empty,
    actions: () => [],
  }
}

/** Component that shows the pieces of a city: the owners of its sites in order, and its other pieces. */
function Said({ state, city, mark }: { readonly state: State; readonly city: string; readonly mark: React.ReactNode }) {
  const texts = useNamedTexts()
  const { row, shut, fortresses } = cityOf(state, city)
  const owners = fortresses.flatMap((owner) => owner ?? [])
  return (
    <span className="words">
      {sentence(texts.cities[city] ?? city)}
      <span className="note flex flex-wrap items-center gap-1">
        {row.map((colour, at) => (colour === null ? <span key={at}>·</span> : <Pennon key={at} role={colour} size={20} alone />))}
        {row.length === 0 && texts.city.nobody}
        {owners.length > 0 && <span>{`${texts.city.fortresses}: ${owners.map((owner) => texts.colours[owner]).join(', ')}`}</span>}
        {shut.length > 0 && <span>{`${texts.city.shut}: ${shut.map((one) => texts.colours[one]).join(', ')}`}</span>}
      </span>
      {mark}
    </span>
  )
}
