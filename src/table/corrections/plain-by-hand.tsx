import { RuleLink } from '../rules/RuleLink'
import { isInBook } from './in-book'
import type { ByHand, SectionLook, SetVocabulary } from './by-hand'

/** Configuration of a game whose refusals name their rules and whose corrections have no warnings. */
export interface PlainByHand<V extends SetVocabulary, Section extends string> extends Pick<
  ByHand<V, Section>,
  'game' | 'fields' | 'SectionEditor' | 'text' | 'wrong' | 'miscounts'
> {
  readonly sections: readonly SectionLook<Section>[]
}

/** Completes the configuration of corrections for the shared screens. */
export const plainByHand = <V extends SetVocabulary, Section extends string>({
  sections,
  ...own
}: PlainByHand<V, Section>): ByHand<V, Section> => ({
  ...own,
  sections: () => sections,
  warning: (code) => code,
  warnings: () => [],
  Rule: ({ of }) => typeof of !== 'string' && isInBook(of.rule) && <RuleLink rule={of.rule} />,
})
