import { useEffect, useState } from 'react'
import { useGameActions, type GameRecord } from '../../session'
import { winnersOf } from '../../session/players'
import { whenIdle } from '../../ui/idle'

/** Names of the winners of finished games. The key is the id of the game. */
export type Winners = Readonly<Record<string, readonly string[]>>

const NONE: Winners = {}

/**
 * Hook that returns the winners of the finished games, from the stored summaries of the archive. A game is missing if it has no stored
 * summary yet, or if no winner has a name.
 * @param isDue whether the list has been rendered; the summaries are read only after that
 */
export function useWinners(games: readonly GameRecord[], isDue: boolean): Winners {
  const { summaries } = useGameActions()
  const [winners, setWinners] = useState(NONE)
  useEffect(() => {
    if (!isDue) return
    let isHere = true
    const read = async () => {
      const { ready } = await summaries()
      if (!isHere) return
      const named = ready.flatMap(({ record, summary }) => {
        const names = summary.over ? winnersOf(summary.roles).flatMap(({ player }) => player ?? []) : []
        return names.length === 0 ? [] : [[record.id, names] as const]
      })
      setWinners(Object.fromEntries(named))
    }
    // If the summaries cannot be read, the list shows no winners.
    whenIdle(() => void read().catch(() => undefined))
    return () => {
      isHere = false
    }
  }, [games, isDue, summaries])
  return winners
}
