import type { ByHand, SectionEditorProps } from '../../../../table/corrections/by-hand'
import { ExpandableRow } from '../../../../table/corrections/ExpandableRow'
import { standardByHand } from '../../../../table/corrections/standard-by-hand'
import { SetRows } from '../../../../table/corrections/rows'
import * as icons from '../../../../table/icons'
import { sentence } from '../../../../ui/grammar/numbers'
import { elCapitan, type ElCapitan } from '../..'
import { fields, type Section } from '../../fields/index'
import { Pennon } from '../parts/Pennon'
import { useNamedTexts } from '../parts/named'
import { changeText, cityDifferences, longRunTexts, wrongText } from './changes'
import { CityEditor } from './CityEditor'
import { CityNumbersEditor } from './CityNumbersEditor'
import { boardRows, courseRows, playerRows, ruleRows } from './rows'

function SectionEditor({ section, state, set }: SectionEditorProps<ElCapitan, Section>) {
  const texts = useNamedTexts()
  if (section === 'players')
    return state.players.map(({ colour }) => (
      <ExpandableRow key={colour} title={texts.colours[colour]} lead={<Pennon role={colour} size={28} />}>
        <SetRows rows={playerRows(state, texts, colour)} set={set} />
      </ExpandableRow>
    ))
  if (section === 'cities')
    return Object.keys(state.cities).map((city) => (
      <ExpandableRow key={city} title={sentence(texts.cities[city] ?? city)}>
        <CityEditor state={state} city={city} set={set} />
      </ExpandableRow>
    ))
  if (section === 'numbers')
    return (
      <>
        <ExpandableRow title={texts.correct.wholeBoard}>
          <SetRows rows={boardRows(state, texts)} set={set} />
        </ExpandableRow>
        {Object.keys(state.cities).map((city) => (
          <ExpandableRow key={city} title={sentence(texts.cities[city] ?? city)}>
            <CityNumbersEditor state={state} city={city} set={set} />
          </ExpandableRow>
        ))}
      </>
    )
  const rows = { course: courseRows, rules: ruleRows }[section]
  return <SetRows rows={rows(state, texts)} set={set} />
}

const ICONS: Readonly<Record<Section, string>> = {
  players: icons.users,
  cities: icons.castellan,
  course: icons.now,
  numbers: icons.book,
  rules: icons.adjust,
}
const SECTIONS: readonly Section[] = ['players', 'cities', 'course', 'numbers', 'rules']

/** Hook that returns the configuration of this game for the shared correction screens. */
export function useByHand(): ByHand<ElCapitan, Section> {
  const texts = useNamedTexts()
  return standardByHand({
    game: elCapitan,
    fields,
    sections: SECTIONS.map((section) => ({ section, title: texts.correct.sections[section], icon: ICONS[section] })),
    SectionEditor,
    text: (change) => changeText(change, texts),
    parts: (before, after) => cityDifferences(before, after, texts),
    wrong: ({ params }, state) => wrongText(String(params?.what), state, texts),
    miscounts: (state) => longRunTexts(state, texts),
  })
}
