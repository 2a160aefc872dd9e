import './rules.css'
import { Link } from 'react-router'
import { Icon } from '../../ui/Icon'
import { RuleChip } from '../../ui/Tag'
import * as icons from '../icons'
import { useRules } from './place'
import { nameOfRule, ruleBy } from './reference'
import type { Rule } from '../game/rule-book'
import { useRulesWords } from './words'

export interface RuleBodyProps {
  readonly rule: Rule
  /** Called when the user opens a referenced rule in the dialog. Needed if rules have no URL. */
  readonly onOpen?: (number: string) => void
  /** Whether the list around the rule already explains the readings of the app. The rule then shows only a label. */
  readonly isInList?: boolean
}

/** Text of a rule, its example, the numbers that apply in the open game, and related rules. */
export function RuleBody({ rule, onOpen, isInList = false }: RuleBodyProps) {
  const book = useRules()
  const { words } = useRulesWords()
  const facts = book.facts(rule.number)
  const beside = rule.see.flatMap((number) => ruleBy(book.rules, number) ?? [])
  return (
    <div className="flex flex-col gap-2.5 wrap-anywhere">
      {rule.isReading === true && <p className="note">{isInList ? words.readingLabel : words.reading}</p>}
      <p>{rule.text}</p>
      {rule.example !== undefined && (
        <p className="px-3 py-2.5 rounded-s type-note bg-surface-2 text-ink-2">
          <span className="label mb-0.5 block">{words.example}</span>
          {rule.example}
        </p>
      )}
      {facts.length > 0 && (
        <div className="rule-facts px-3 py-2.5 rounded-s type-note bg-choice-wash text-ink">
          <p className="label">{book.state === undefined ? words.printed : words.inGame}</p>
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {book.settings !== undefined && book.isSetting(rule.number) && (
            <Link className="quiet" to={book.settings}>
              <Icon of={icons.settings} size="s" />
              {words.houseRules}
            </Link>
          )}
        </div>
      )}
      {beside.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={words.see}>
          {beside.map((other) => (
            <li key={other.number}>
              {onOpen === undefined ? (
                <Link className="rule text-start no-underline" to={book.to(other.number)}>
                  {nameOfRule(other)}
                </Link>
              ) : (
                <RuleChip number={other.number} text={other.title} onOpen={() => onOpen(other.number)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
