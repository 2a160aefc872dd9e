import { engagementOf } from '../../rules/strength'
import type { BattleResult } from '../../model/state'
import { useWinner } from '../calculator/Verdict'
import { useSpeech } from '../speech'
import { BattleCards, Counted } from './BattleHeader'
import { Folded } from './Folded'
import { useFought, type Decided } from './fought'

/** A battle that has just been decided. */
export interface EndedProps {
  readonly decided: Decided
  readonly result: BattleResult
}

/** Its result as one line, with the whole count behind it. */
export function Ended({ decided: { state, battle }, result }: EndedProps) {
  const { game, names } = useSpeech()
  const fought = useFought()
  return (
    <Folded engagement={engagementOf(state, battle)} result={result} place={names.area(state, battle.area)}>
      <Counted state={state} battle={battle} />
      <BattleCards state={state} battle={{ ...battle, pending: [] }} />
      <ul className="texts">
        {fought?.aftermath.map(({ event, before, after }, k) => (
          <li key={k}>{game.atOnce(event, before, after)}</li>
        ))}
      </ul>
    </Folded>
  )
}

/** Its result in one sentence. */
export function News({ decided: { state, battle }, result }: EndedProps) {
  const { game } = useSpeech()
  return `${useWinner(engagementOf(state, battle), result)}.${result.decidedBy === 'fiefdoms' ? ` ${game.battle.equal}.` : ''}`
}
