import { useEffect, useState } from 'react'
import { useRestored, useGameActions, type Archived } from '../../session'
import { idle } from '../../ui/idle'

/** Summaries of games that have been read so far, and the number of games that are still to be read. */
export interface Reading {
  /** Summaries of games, newest first; undefined until the storage has been read once. */
  readonly games: readonly Archived[] | undefined
  /** Number of games that still have to be read. */
  readonly left: number
}

/** Minimum time between two updates of the screen, in milliseconds. */
const SHOW_EVERY = 400

/** Timeout for an idle browser before the next game is read, in milliseconds. */
const PAUSE = 200

const newestFirst = (games: readonly Archived[]): readonly Archived[] =>
  games.toSorted((a, b) => b.summary.ended - a.summary.ended || b.record.changed - a.record.changed)

/** Hook that reads the archive of this device. Returns stored summaries at once; the other games are read one after the other. */
export function useArchive(): Reading {
  const { summaries, summarize } = useGameActions()
  // The archive is read again when games have been restored from the mirror database.
  const [restored] = useRestored()
  const [reading, setReading] = useState<Reading>({ games: undefined, left: 0 })
  useEffect(() => {
    let there = true
    const read = async () => {
      const { ready, missing } = await summaries()
      if (!there) return
      setReading({ games: newestFirst(ready), left: missing.length })
      let all = ready
      let shown = performance.now()
      for (const [at, record] of missing.entries()) {
        await idle(PAUSE, 0)
        // If the summary of one game cannot be read, the other games are still shown.
        const one = await summarize(record).catch(() => undefined)
        if (!there) return
        if (one !== undefined) all = [...all, one]
        const left = missing.length - at - 1
        if (left > 0 && performance.now() - shown < SHOW_EVERY) continue
        shown = performance.now()
        setReading({ games: newestFirst(all), left })
      }
    }
    void read()
    return () => {
      there = false
    }
  }, [summaries, summarize, restored])
  return reading
}
