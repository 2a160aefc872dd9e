import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../../../../ui/icons'
import { engagementOf, type Engagement } from '../../rules/strength'
import type { BattleResult } from '../../state'
import { useWinner } from '../calculator/Verdict'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { BattleCards, Counted } from './BattleHeader'
import { useFought, type Decided } from './fought'
import { useQuestionWords } from './words'

/** The result of the battle that the newest move ended, as one line with the whole count behind it; it stays until the next move. */
export function LastBattle() {
  const fought = useFought()
  const result = fought?.decided?.battle.result
  if (fought?.decided === undefined || result === undefined || !fought.over) return
  return <Ended decided={fought.decided} result={result} />
}

function Ended({ decided: { state, battle }, result }: { decided: Decided; result: BattleResult }) {
  const { game, names } = useSpeech()
  const fought = useFought()
  return (
    <Folded engagement={engagementOf(state, battle)} result={result} place={names.area(state, battle.area)}>
      <Counted state={state} battle={battle} />
      <BattleCards state={state} battle={{ ...battle, pending: [] }} />
      <ul className="texts">
        {fought?.aftermath.map(({ event, before, after }, k) => (
          <li key={k}>{game.event(event, before, after)}</li>
        ))}
      </ul>
    </Folded>
  )
}

export interface FoldedProps {
  readonly engagement: Engagement
  readonly result: BattleResult
  /** Where it was; undefined where the table has not told. */
  readonly place?: string
  /** The count behind it. */
  readonly children: ReactNode
}

/** A battle that is over, as one line: who won, by how much. */
export function Folded({ engagement, result, place, children }: FoldedProps) {
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
          {place !== undefined && <span className="note">{place}</span>}
        </span>
        <Icon of={icons.down} />
      </summary>
      <section className="battle" aria-label={title}>
        {children}
      </section>
    </details>
  )
}

/** Says the result of a battle to a screen reader, once, with the move that decided it. */
export function BattleNews() {
  const fought = useFought()
  return (
    <p role="status" className="sr-only">
      {fought?.decided?.battle.result !== undefined && fought.fresh && (
        <News decided={fought.decided} result={fought.decided.battle.result} />
      )}
    </p>
  )
}

function News({ decided: { state, battle }, result }: { decided: Decided; result: BattleResult }) {
  const { game } = useSpeech()
  return `${useWinner(engagementOf(state, battle), result)}.${result.decidedBy === 'fiefdoms' ? ` ${game.battle.equal}.` : ''}`
}
