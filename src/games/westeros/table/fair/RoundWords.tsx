import { useMemo } from 'react'
import type { Ledger } from '../../../../referee'
import { Button } from '../../../../ui/Button'
import { westeros, type WesterosVocabulary } from '../../index'
import type { Event } from '../../model/events'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useExport } from '../shell/export'
import { useSpeech } from '../speech'
import { WordsOf } from './WordsOf'

/** The words of the round that has just ended, and a copy of the game for whoever wants one; at the end of the game too. */
export function RoundWords() {
  const { words, say } = useSpeech()
  const { ledger, state } = useTable((open) => open)
  const keepCopy = useExport()
  const ended = useMemo(() => lastRoundEnd(ledger), [ledger])
  if (ended === undefined || (state.stage.at !== 'draw' && state.stage.at !== 'over')) return
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
const lastRoundEnd = (ledger: Ledger<WesterosVocabulary>) => {
  for (let at = ledger.head; at.parent !== undefined; at = at.parent) {
    if (at.entry.move.do === 'rewind') continue
    for (const event of at.entry.events as readonly Event[]) {
      const round = westeros.closes(event, at.parent.state)
      if (round !== undefined) return { round, digest: at.entry.digest }
    }
  }
  return undefined
}
