import { RuleLink } from '../rules/RuleLink'
import { isInBook } from './in-book'
import type { ByHand, SectionLook, SetVocabulary } from './by-hand'

/** Configuration of corrections for a game whose refusals name their rules and whose corrections cause no warnings. */
export interface StandardByHand<V extends SetVocabulary, Section extends string> extends Pick<
  ByHand<V, Section>,
  'game' | 'fields' | 'SectionEditor' | 'text' | 'parts' | 'wrong' | 'miscounts'
> {
  readonly sections: readonly SectionLook<Section>[]
}

/** Returns the full configuration of corrections: adds the fields that are equal in all games of this kind. */
export const standardByHand = <V extends SetVocabulary, Section extends string>({
  sections,
  ...own
}: StandardByHand<V, Section>): ByHand<V, Section> => ({
  ...own,
  sections: () => sections,
  warning: (code) => code,
  warnings: () => [],
  Rule: ({ of }) => typeof of !== 'string' && isInBook(of.rule) && <RuleLink rule={of.rule} />,
})
