import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import type { Engagement } from '../../rules/strength'
import type { BattleResult } from '../../model/state'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { useQuestionWords } from '../words/questions'

export interface BattleSummaryProps {
  readonly engagement: Engagement
  readonly result: BattleResult
  /** Name of the area of the battle; undefined if the players did not report the area. */
  readonly place?: string
  /** Contents of the collapsed section: the strength of both sides. */
  readonly children: ReactNode
}

/** Shows a finished battle in one line: winner and total strengths. */
export function BattleSummary({ engagement, result, place, children }: BattleSummaryProps) {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const { winner } = result
  const { house } = engagement[winner]
  const [more, less] = winner === 'attacker' ? [result.attacker, result.defender] : [result.defender, result.attacker]
  const title = say(words.battle.won, { house: names.house.plain(house), more, less })
  return (
    <details className="card last-battle">
      <summary>
        <Shield house={house} size={32} />
        <span className="words">
          {title}
          {place !== undefined && <span className="note block">{place}</span>}
        </span>
        <Icon of={icons.down} />
      </summary>
      <section className="battle" aria-label={title}>
        {children}
      </section>
    </details>
  )
}
