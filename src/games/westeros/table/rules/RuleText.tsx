import { useRuleTexts } from './words'

/** The text of a rule; it comes with the first rule that is opened. */
export default function RuleText({ rule }: { rule: string }) {
  const { words } = useRuleTexts()
  return Object.hasOwn(words, rule) && <p>{words[rule as keyof typeof words]}</p>
}
