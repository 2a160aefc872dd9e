import './figures.css'
import { tickOf, type BoardCheck } from '../../../../table/check/board-check'
import { CheckPage as Page } from '../../../../table/check/CheckPage'
import type { Section } from '../../fields/record'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import { useByHand } from '../corrections/by-hand'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useSpeech } from '../speech'
import { AreaSaid } from './AreaRow'
import { AreaSteps } from './AreaSteps'
import { besideIn, isTrack, PartEditor, partOf, PartSaid } from './beside'
import { areasOf, areasOfNobody, changesForHolder, changesForRouted } from './holder-changes'
import { HouseFigures } from './HouseFigures'
import { byRegion } from './regions'
import { useBoardWords } from './words'

/** Page that checks the board of Westeros against the app. */
export const CheckPage = () => <Page check={useBoardCheck()} state={useTable(({ state }) => state)} />

function useBoardCheck(): BoardCheck<WesterosVocabulary, Section> {
  const { words: check } = useBoardWords()
  const { words, names } = useSpeech()
  return {
    by: useByHand(),
    tickOf: (change) => ('area' in change && change.set !== 'box.area' ? tickOf(change.area) : partOf(change)),
    areas: ({ box }) => Object.keys(box.areas),
    areaName: names.area,
    regions: (state, areas) => byRegion(state, areas).map(({ region, areas: here }) => ({ title: check.regions[region], areas: here })),
    roles: {
      way: 'houses',
      param: 'house',
      title: check.byHouse,
      nobody: words.areas.nobody,
      of: ({ playing }) => playing,
      nameOf: names.house.plain,
      areasOf: (state, house) => (house === undefined ? areasOfNobody(state) : areasOf(state, house)),
      Figures: HouseFigures,
    },
    beside: (state) => besideIn(state).map((part) => ({ part, title: isTrack(part) ? names.track[part] : check.beside[part] })),
    AreaSaid,
    AreaSteps,
    PartSaid,
    PartEditor,
    holding: changesForHolder,
    empty: ({ tracking }) => (tracking.units ? check.empty : names.nobody),
    actions: (state, areas) => {
      const risen = areas.flatMap((area) => changesForRouted(state, area))
      return risen.length === 0 ? [] : [{ title: check.standUp, icon: icons.up, changes: risen }]
    },
  }
}
