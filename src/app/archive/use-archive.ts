import { useEffect, useState } from 'react'
import { useRestored, useGameActions, type Archived } from '../../session'
import { idle } from '../../ui/idle'

/** Games in figures as they are read, and how far the reading is. */
export interface Reading {
  /** The newest first; undefined until the first look at the disk. */
  readonly games: readonly Archived[] | undefined
  /** Games that have still to be read, of so many in all. */
  readonly left: number
}

/** The shortest interval between two updates of the screen: milliseconds. */
const SHOW_EVERY = 400

/** How long the next game waits at most for what the page has to do before: milliseconds. */
const PAUSE = 200

const newestFirst = (games: readonly Archived[]): readonly Archived[] =>
  games.toSorted((a, b) => b.summary.ended - a.summary.ended || b.record.changed - a.record.changed)

/** The archive of this device. Stored summaries are shown at once; games without one are read one after the other. */
export function useArchive(): Reading {
  const { summaries, summarize } = useGameActions()
  // Games that come back meanwhile are read as well.
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
        // A game without figures keeps none of the others away.
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
