import type { StepName, StepPlace } from '../../../../table/standard/standard-game'
import type { Language } from '../../../../ui/words'
import type { Graenaland } from '../..'
import { CLANS, type Clan } from '../../box/box'
import type { Draft } from '../../prompts/draft'
import { nameOf } from '../parts/position'
import { textsIn, type Texts } from '../parts/words'
import { askingIn, type AskingTexts } from './words'

type StepAt = StepPlace<Graenaland>
interface In extends StepAt {
  readonly texts: Texts
  readonly words: AskingTexts
}

const clanIn = (name: string): Clan | undefined => CLANS.find((clan) => clan === name)
const called = ({ state, texts }: In, clan: Clan): string => nameOf(state, texts.clans, clan)

/**
 * Returns the label of one step of an answer, for a question without its own component. `step` contains only the fields that the step adds.
 * Returns undefined if the label of the shared screens fits.
 */
export const stepIn = (step: Draft, about: StepAt, language: Language): StepName | undefined => {
  const at: In = { ...about, texts: textsIn(language), words: askingIn(language) }
  const { words, question } = at
  if (step.yes !== undefined) return { title: (step.yes ? words.yes : words.no)[question.kind] ?? words.nothing }
  if (step.amount !== undefined) return { title: words.points(step.amount) }
  const chosen = step.option === undefined ? undefined : clanIn(step.option)
  if (chosen !== undefined) return { title: called(at, chosen), role: chosen }
  return undefined
}
