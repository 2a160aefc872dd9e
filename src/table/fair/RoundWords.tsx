import { useMemo } from 'react'
import type { Game, Ledger, Vocabulary } from '../../referee'
import { Button } from '../../ui/Button'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useExport } from '../shell/export'
import { useTableWords } from '../words'
import { WordsOf } from './WordsOf'

/** The words of the round that has just ended, and a copy of the game for whoever wants one; at the end of the game too. */
export function RoundWords() {
  const { words, say } = useTableWords()
  const { isBetweenRounds } = useGameTable()
  const { ledger, state, game } = useTable((open) => open)
  const keepCopy = useExport()
  const ended = useMemo(() => lastRoundEnd(game, ledger), [game, ledger])
  if (ended === undefined || !isBetweenRounds(state)) return
  const title = say(words.fair.rounds, { n: ended.round })
  return (
    <section className="card flex flex-col gap-1 p-3" aria-label={title}>
      <h2 className="label">{title}</h2>
      <WordsOf digest={ended.digest} />
      <p className="note">{words.fair.roundsNote}</p>
      <Button kind="quiet" icon={icons.share} onClick={keepCopy}>
        {words.saved.export}
      </Button>
    </section>
  )
}

/** The newest end of a round on the line of play. */
const lastRoundEnd = (game: Game<Vocabulary>, ledger: Ledger<Vocabulary>) => {
  for (let at = ledger.head; at.parent !== undefined; at = at.parent) {
    if (at.entry.move.do === 'rewind') continue
    for (const event of at.entry.events) {
      const round = game.closes(event, at.parent.state)
      if (round !== undefined) return { round, digest: at.entry.digest }
    }
  }
  return undefined
}
