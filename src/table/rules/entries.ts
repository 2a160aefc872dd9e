/** Text of a rule, with an optional example. Other rules are referenced by number: `(R9.4, A17)`. */
export type RuleEntry = string | readonly [text: string, example: string]

/** Texts of the rules, in the order of the rulebook. The key is the rule number. */
export type RuleEntries = Readonly<Record<string, RuleEntry>>

/**
 * Parses the rules of a game from Markdown. Each rule has its number as a heading, its text in one line, and below the text an optional
 * example as a quotation.
 *
 *     ### R9.4
 *     Raids from land reach land only.
 *     > From Blackwater Bay a ship raids King’s Landing.
 */
export const entriesOf = (written: string): RuleEntries => {
  const entry = (part: string): readonly [string, RuleEntry] => {
    const [number = '', text = '', example] = part.split(/\n+/)
    return [number, example?.startsWith('> ') === true ? [text, example.slice(2)] : text]
  }
  return Object.fromEntries(written.split(/^### /m).slice(1).map(entry))
}
