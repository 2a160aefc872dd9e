import { useMemo } from 'react'
import { judge as judgeBy, type ByHand, type Verdict as AnyVerdict } from '../../../../table/corrections/by-hand'
import { CorrectionForm as Form, type CorrectionFormProps } from '../../../../table/corrections/CorrectionForm'
import { CorrectPage as Page } from '../../../../table/corrections/CorrectPage'
import { QuickCorrection as Quick, type QuickCorrectionProps } from '../../../../table/corrections/QuickCorrection'
import type { Refusal } from '../../../../referee'
import { fields } from '../../fields'
import { SECTIONS, type Section } from '../../fields/record'
import { westeros } from '../../index'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import type { AnyEvent } from '../../model/events'
import type { Change } from '../../model/moves'
import type { Code } from '../../model/refusals'
import type { State } from '../../model/state'
import { useTable } from '../hook'
import * as icons from '../icons'
import { refusing, WARNING_RULES } from '../rules/governing'
import { useAllSpeech } from '../speech'
import { EditionRuleLink } from '../rules/EditionRuleLink'
import { SectionEditor } from './sections'

/** Configuration of the corrections for Westeros. */

export type Verdict = AnyVerdict<WesterosVocabulary>

const SECTION_ICONS: Readonly<Record<Section, string>> = {
  areas: icons.map,
  houses: icons.houses,
  tracks: icons.throne,
  round: icons.now,
  decks: icons.card,
  battle: icons.sword,
  people: icons.users,
  settings: icons.settings,
  tracking: icons.adjust,
  box: icons.book,
}

const rules = { game: westeros, fields, warnings: (event: AnyEvent) => (event.e === 'corrected' ? event.warnings : []) }

/** Checks whether the rules accept changes before they are submitted. */
export const judge = (state: State, changes: readonly Change[]): Verdict => judgeBy<WesterosVocabulary>(rules, state, changes)

function Rule({ of }: { of: Refusal<Code> | string }) {
  const rule = typeof of === 'string' ? WARNING_RULES[of] : refusing(of)
  return rule !== undefined && <EditionRuleLink rule={rule} />
}

export function useByHand(): ByHand<WesterosVocabulary, Section> {
  const { game, words } = useAllSpeech()
  return useMemo(
    () => ({
      ...rules,
      sections: ({ battle }) =>
        SECTIONS.filter((section) => section !== 'battle' || battle !== undefined).map((section) => ({
          section,
          title: words.correct.sections[section],
          icon: SECTION_ICONS[section],
        })),
      SectionEditor,
      text: game.changes.text,
      wrong: (refusal, state) => game.wrong(refusal, state),
      warning: game.changes.warning,
      Rule,
    }),
    [game, words],
  )
}

export const CorrectionForm = (props: Omit<CorrectionFormProps<WesterosVocabulary, Section>, 'by'>) => <Form by={useByHand()} {...props} />

export const QuickCorrection = (props: Omit<QuickCorrectionProps<WesterosVocabulary>, 'by' | 'state'>) => (
  <Quick by={useByHand()} state={useTable(({ state }) => state)} {...props} />
)

export const CorrectPage = () => <Page by={useByHand()} state={useTable(({ state }) => state)} />
