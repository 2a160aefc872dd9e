import type { ReactNode } from 'react'
import type { Refusal } from '../../../../referee'
import type { ByHand, SectionEditorProps } from '../../../../table/corrections/by-hand'
import { SetRows } from '../../../../table/corrections/rows'
import * as icons from '../../../../table/icons'
import { RuleLink } from '../../../../table/rules/RuleLink'
import { elCapitan, type ElCapitan } from '../..'
import { fields, type Section } from '../../fields'
import type { Code } from '../../model/refusals'
import { Pennon } from '../parts/Pennon'
import { useTexts } from '../parts/words'
import { changeText } from './changes'
import { cityRows, numberRows, playerRows, ruleRows } from './rows'

/** A part of a section that opens: a player, a city. */
function Opening({ title, lead, children }: { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode }) {
  return (
    <details className="card px-4 pb-2">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3">
        {lead}
        {title}
      </summary>
      {children}
    </details>
  )
}

function SectionEditor({ section, state, set }: SectionEditorProps<ElCapitan, Section>) {
  const texts = useTexts()
  if (section === 'players')
    return state.players.map(({ colour }) => (
      <Opening key={colour} title={texts.colours[colour]} lead={<Pennon role={colour} size={28} />}>
        <SetRows rows={playerRows(state, texts, colour)} set={set} />
      </Opening>
    ))
  if (section === 'cities')
    return Object.keys(state.cities).map((city) => (
      <Opening key={city} title={texts.cities[city] ?? city}>
        <SetRows rows={cityRows(state, texts, city)} set={set} />
      </Opening>
    ))
  return <SetRows rows={section === 'numbers' ? numberRows(state, texts) : ruleRows(state, texts)} set={set} />
}

function Rule({ of }: { readonly of: Refusal<Code> | string }) {
  return typeof of !== 'string' && of.rule !== '' && <RuleLink rule={of.rule} />
}

const ICONS: Readonly<Record<Section, string>> = {
  players: icons.users,
  cities: icons.castellan,
  numbers: icons.book,
  rules: icons.adjust,
}
const SECTIONS: readonly Section[] = ['players', 'cities', 'numbers', 'rules']

/** What the game hands in for setting things by hand. A hook: in the language of the page. */
export function useByHand(): ByHand<ElCapitan, Section> {
  const texts = useTexts()
  return {
    game: elCapitan,
    fields,
    sections: () => SECTIONS.map((section) => ({ section, title: texts.correct.sections[section], icon: ICONS[section] })),
    SectionEditor,
    text: (change) => changeText(change, texts),
    wrong: () => texts.correct.wrong,
    warning: (code) => code,
    warnings: () => [],
    Rule,
  }
}
