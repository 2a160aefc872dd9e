import type { ByHand, SectionEditorProps } from '../../../../table/corrections/by-hand'
import { ExpandableRow } from '../../../../table/corrections/ExpandableRow'
import { standardByHand } from '../../../../table/corrections/standard-by-hand'
import { SetRows } from '../../../../table/corrections/rows'
import * as tableIcons from '../../../../table/icons'
import { graenaland, type Graenaland } from '../..'
import { fields, type Section } from '../../fields/index'
import { clansOf, placesOf } from '../../model/board'
import * as icons from '../parts/icons'
import { Plate } from '../parts/Plate'
import { nameOf } from '../parts/position'
import { useTexts } from '../parts/words'
import { changeText } from './changes'
import { miscountTexts } from './miscounts'
import { clanRows, roundRows, ruleRows, territoryRows, tileRows } from './rows'
import { useSetTexts } from './words'

function SectionEditor({ section, state, set }: SectionEditorProps<Graenaland, Section>) {
  const texts = useTexts()
  const text = useSetTexts()
  switch (section) {
    case 'territories':
    case 'island':
      return placesOf(state).map((at) => (
        <ExpandableRow key={at} title={texts.place(at)} trail={texts.terrains[state.island[at]?.terrain ?? 'plains']}>
          <SetRows rows={(section === 'island' ? tileRows : territoryRows)(state, texts, text, at)} set={set} />
        </ExpandableRow>
      ))
    case 'clans':
      return clansOf(state).map((clan) => (
        <ExpandableRow key={clan} title={nameOf(state, texts.clans, clan)} lead={<Plate role={clan} size={28} />}>
          <SetRows rows={clanRows(state, texts, text, clan)} set={set} />
        </ExpandableRow>
      ))
    case 'round':
      return <SetRows rows={roundRows(state, texts, text)} set={set} />
    case 'rules':
      return <SetRows rows={ruleRows(state, texts, text)} set={set} />
  }
}

const ICONS: Readonly<Record<Section, string>> = {
  territories: tableIcons.map,
  clans: tableIcons.users,
  round: icons.longship,
  island: icons.island,
  rules: tableIcons.adjust,
}
const SECTIONS: readonly Section[] = ['territories', 'clans', 'round', 'island', 'rules']

/** Hook that returns the configuration of this game for the shared correction screens, in the current language. */
export function useByHand(): ByHand<Graenaland, Section> {
  const texts = useTexts()
  const text = useSetTexts()
  return standardByHand({
    game: graenaland,
    fields,
    sections: SECTIONS.map((section) => ({ section, title: text.sections[section], icon: ICONS[section] })),
    SectionEditor,
    text: (change, state) => changeText(change, state, texts, text),
    miscounts: (state) => miscountTexts(state, texts, text),
    wrong: ({ params }) => {
      const what = params?.what
      return what === 'I1' || what === 'I5' ? text.wrongs[what] : text.wrong
    },
  })
}
