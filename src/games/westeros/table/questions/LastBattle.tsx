import { engagementOf } from '../../rules/strength'
import type { BattleResult } from '../../state'
import { useWinner } from '../calculator/Verdict'
import { useSpeech } from '../speech'
import { BattleCards, Counted } from './BattleHeader'
import { Folded } from './Folded'
import { useFought, type Decided } from './fought'

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
