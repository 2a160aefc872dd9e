import { useEffect, useState } from 'react'
import { screens } from '../../games/screens'
import type { Ledger, Moment, Vocabulary } from '../../referee'
import { useLanguage, type Language } from '../../ui/words'

type RoundTitle = (state: unknown, language: Language) => string

/** Returns the position before an entry on any branch of the game; undefined if there is no such entry. */
const stateBefore = ({ last }: Ledger<Vocabulary>, at: number): unknown => {
  let moment: Moment<Vocabulary> | undefined = last
  while (moment !== undefined && moment.entry.seq !== at) moment = moment.written
  return moment?.parent?.state
}

/**
 * Hook that returns a function for the title of the round that an entry closed, in the words of the game, e.g. "Phase 2 · round 3". The
 * function returns undefined while the texts are loading, and if the rounds of the game have only a number.
 */
export function useRoundTitles(ledger: Ledger<Vocabulary>): (at: number) => string | undefined {
  const language = useLanguage()
  const game = ledger.game.id
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly title: RoundTitle | undefined }>()
  useEffect(() => {
    let isGone = false
    void screens[game]?.seats().then(({ roundTitle }) => !isGone && setLoaded({ game, title: roundTitle }))
    return () => {
      isGone = true
    }
  }, [game])
  const title = loaded?.game === game ? loaded.title : undefined
  return (at) => title?.(stateBefore(ledger, at), language)
}
