import type { StepName, StepPlace } from '../../../../table/standard/standard-game'
import type { Language } from '../../../../ui/words'
import type { MafiaCity } from '../..'
import type { Draft } from '../../prompts/draft'
import { nameOf } from '../parts/position'
import { textsIn, type Texts } from '../parts/words'
import { askingIn, type AskingTexts } from './words'

type StepAt = StepPlace<MafiaCity>
interface In extends StepAt {
  readonly texts: Texts
  readonly words: AskingTexts
}

const called = ({ state, texts }: In, role: NonNullable<Draft['option']>): string => nameOf(state, texts.colours, role)

const yesName = ({ question, words }: In, yes: boolean): StepName => {
  return { title: (yes ? words.yes : words.no)[question.kind] ?? '' }
}

/**
 * Returns the label of one step of an answer, for questions that have no special component. `step` contains only the fields that this step
 * fills in.
 */
export const stepIn = (step: Draft, about: StepAt, language: Language, nothing: Readonly<Partial<Record<string, string>>>): StepName => {
  const at: In = { ...about, texts: textsIn(language), words: askingIn(language) }
  const { words, draft, question } = at
  if (step.skip) return { title: nothing[question.kind] ?? '', closes: true }
  if (step.done) return { title: (draft.stack ?? []).length === 0 ? words.done.raidedNone : words.done.raided, closes: true }
  if (step.kind !== undefined) return { title: words.acts[step.kind] ?? step.kind, note: words.actNotes[step.kind] ?? '' }
  if (step.option !== undefined) return { title: called(at, step.option), role: step.option }
  if (step.amount !== undefined) return { title: step.amount === 0 ? words.keep : words.swap }
  if (step.yes !== undefined) return yesName(at, step.yes)
  return { title: '' }
}
