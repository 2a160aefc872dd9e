import { Suspense } from 'react'
import { Ended, News } from './kinds'
import { useFought } from './fought'

/** The result of the battle that the newest move ended, as one line with the whole count behind it; it stays until the next move. */
export function LastBattle() {
  const fought = useFought()
  const result = fought?.decided?.battle.result
  if (fought?.decided === undefined || result === undefined || !fought.over) return
  return (
    <Suspense>
      <Ended decided={fought.decided} result={result} />
    </Suspense>
  )
}

/** Says the result of a battle to a screen reader, once, with the move that decided it. */
export function BattleNews() {
  const fought = useFought()
  return (
    <p role="status" className="sr-only">
      {fought?.decided?.battle.result !== undefined && fought.fresh && (
        <Suspense>
          <News decided={fought.decided} result={fought.decided.battle.result} />
        </Suspense>
      )}
    </p>
  )
}
