import type { BoardCheck } from '../../../../table/check/board-check'
import { CheckPage as Page } from '../../../../table/check/CheckPage'
import { partOfChange } from '../../../../table/corrections/change-views'
import { SetRows } from '../../../../table/corrections/rows'
import type { Graenaland } from '../..'
import { HEROES, type Clan } from '../../box/box'
import type { Section } from '../../fields/index'
import { armyOf, clansOf, coastOf, heroesIn, placesOf, settledIn } from '../../model/board'
import type { State } from '../../model/state'
import { housesLeft, settlementsOf } from '../../rules/places'
import { useByHand } from '../corrections/by-hand'
import { changeViews, CLAN, ROUND } from '../corrections/changes'
import { clanRows, roundRows, territoryRows } from '../corrections/rows'
import { useSetTexts } from '../corrections/words'
import { isClan } from '../parts/Plate'
import { nameOf, usePosition } from '../parts/position'
import { TileLines } from '../parts/TileInside'
import { useTexts } from '../parts/words'

const clanIn = (part: string): Clan | undefined => {
  const name = part.slice(CLAN.length)
  return isClan(name) ? name : undefined
}

/** Screen on which the players compare the real board with the app: first the territories, then the clans and the round. */
export default function CheckPage() {
  return <Page check={useBoardCheck()} state={usePosition()} />
}

const standsIn = (state: State, at: string, clan: Clan): boolean =>
  (settledIn(state, at)[clan] ?? 0) > 0 || heroesIn(state, at)[clan] !== undefined

function useBoardCheck(): BoardCheck<Graenaland, Section> {
  const texts = useTexts()
  const set = useSetTexts()
  const clanSaid = (state: State, clan: Clan): string =>
    [
      set.check.figures(settlementsOf(state, clan), housesLeft(state, clan), armyOf(state, clan)),
      ...HEROES.map((hero) => {
        const at = state.heroes[clan]?.[hero]
        return `${texts.heroes[hero]}: ${at === undefined ? set.off : texts.place(at)}`
      }),
    ].join(' · ')
  const roundSaid = (state: State): string =>
    [
      set.of(set.chief, nameOf(state, texts.clans, state.chief)),
      ...state.proposed.map((clan) => set.hasProposed(nameOf(state, texts.clans, clan))),
      ...(state.supplyTaken ? [set.supplyTaken] : []),
      ...(state.jointSpent ? [set.jointSpent] : []),
      ...state.marketsUsed.map((at) => set.marketUsed(texts.place(at))),
    ].join(' · ')
  return {
    by: useByHand(),
    tickOf: (change) => partOfChange(changeViews, change),
    byArea: set.check.byTerritory,
    areas: placesOf,
    areaName: (_, at) => texts.place(at),
    regions: (state, areas) => {
      const coast = coastOf(state)
      return [
        { title: set.check.coast, areas: areas.filter((at) => coast.includes(at)) },
        { title: set.check.inland, areas: areas.filter((at) => !coast.includes(at)) },
      ].filter((region) => region.areas.length > 0)
    },
    roles: {
      way: 'clans',
      param: 'clan',
      title: set.check.byClan,
      nobody: set.check.empty,
      of: clansOf,
      nameOf: (clan) => texts.clans[clan],
      areasOf: (state, clan) =>
        placesOf(state).filter((at) =>
          clan === undefined ? clansOf(state).every((one) => !standsIn(state, at, one)) : standsIn(state, at, clan),
        ),
      Figures: ({ state, role }) => <p className="note">{clanSaid(state, role)}</p>,
    },
    beside: (state) => [
      ...clansOf(state).map((clan) => ({ part: `${CLAN}${clan}`, title: nameOf(state, texts.clans, clan) })),
      { part: ROUND, title: set.sections.round },
    ],
    AreaSaid: ({ state, area, mark }) => (
      <span className="words">
        {texts.place(area)}
        <TileLines state={state} at={area} />
        {mark}
      </span>
    ),
    AreaSteps: ({ state, area, put }) => <SetRows rows={territoryRows(state, texts, set, area)} set={(change) => put([change])} />,
    PartSaid: ({ state, part }) => {
      const clan = clanIn(part)
      return clan === undefined ? roundSaid(state) : clanSaid(state, clan)
    },
    PartEditor: ({ state, part, set: put }) => {
      const clan = clanIn(part)
      return <SetRows rows={clan === undefined ? roundRows(state, texts, set) : clanRows(state, texts, set, clan)} set={put} />
    },
    empty: () => set.check.empty,
    actions: () => [],
  }
}
