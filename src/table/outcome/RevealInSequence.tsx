import './told.css'
import { Icon } from '../../ui/Icon'
import { useGameSpeech, useGameTable } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useQuestionSpeech } from '../question/speech'
import type { RevealedChoices } from '../game/game-outcomes'
import { useOutcomeWords } from './words'

export interface RevealInSequenceProps extends RevealedChoices {
  /** Number of choices that are already revealed. */
  readonly turned: number
}

/**
 * Reveals the choices of the roles one after another. Each row already has its final position and is blank until its choice is
 * revealed.
 */
export function RevealInSequence({ heading, order, amounts, ranked = false, turned }: RevealInSequenceProps) {
  const { RoleBadge } = useGameTable()
  const { player } = useGameSpeech()
  const { role: nameOf } = useQuestionSpeech()
  const { words } = useOutcomeWords()
  const state = useTable((open) => open.state)
  return (
    <div className="bids" data-ranked={ranked ? '' : undefined}>
      <ol className="card list ranking" aria-label={heading}>
        {order.map((role, at) => {
          const isUp = at >= order.length - turned
          return (
            <li
              key={at}
              className={isUp ? 'row [animation:told-turn_var(--slow)_var(--ease)_backwards]' : 'row edge-key-dashed text-ink-3'}
            >
              <b className="rank">{at + 1}</b>
              {isUp ? <RoleBadge role={role} size={52} /> : <Icon of={icons.seal} size="l" />}
              <span className="words">
                {isUp ? nameOf(role) : words.sealed}
                {isUp && <span className="note">{player(state, role)}</span>}
              </span>
              <b className="figure">{isUp ? (amounts[role] ?? 0) : '?'}</b>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
