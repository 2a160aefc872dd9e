import { useGameSpeech } from '../context'
import { RuleLink } from '../rules/RuleLink'
import type { ByHand, SectionLook, SetVocabulary } from './by-hand'

/** The parts of a game whose refusals name their rules and whose corrections have no warnings. */
export interface PlainByHand<V extends SetVocabulary, Section extends string> extends Pick<
  ByHand<V, Section>,
  'game' | 'fields' | 'SectionEditor' | 'text' | 'wrong'
> {
  readonly sections: readonly SectionLook<Section>[]
}

/** The corrections of a game as the shared screens ask for them. */
export const plainByHand = <V extends SetVocabulary, Section extends string>({
  sections,
  ...own
}: PlainByHand<V, Section>): ByHand<V, Section> => ({
  ...own,
  sections: () => sections,
  warning: (code) => code,
  warnings: () => [],
  Rule: ({ of }) => typeof of !== 'string' && <KnownRule rule={of.rule} />,
})

/** The link to a rule, if the game's rules contain it: a refusal of the referee itself may name another rule. */
function KnownRule({ rule }: { readonly rule: string }) {
  const { rule: named } = useGameSpeech()
  return rule !== '' && named(rule).title !== rule && <RuleLink rule={rule} />
}
