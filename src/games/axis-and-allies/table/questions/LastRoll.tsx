import { useNewestEntry } from '../../../../table/question/answering'
import { sentence } from '../../../../ui/grammar/numbers'
import { isUnit } from '../../box/units'
import type { Event } from '../../model/events'
import { useKeys } from '../asking/key-words'
import { useTexts } from '../parts/words'

/** The roll of the app that has just been made in a battle: its stage, its hits, and the faces of each row. */
export function LastRoll() {
  const texts = useTexts()
  const keys = useKeys()
  const events = useNewestEntry().events as readonly Event[]
  const fired = events.find((event) => event.e === 'fired')
  if (fired?.source !== 'app' || fired.dice === undefined) return
  const hits = Object.values(fired.hits).reduce((all, one) => all + one, 0)
  const rows = Object.entries(fired.dice)
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([group, faces]) => `${isUnit(group) ? texts.unit(group) : keys.atMost(group)}: ${faces.join(', ')}`)
  return (
    <p role="status" className="note">
      {`${sentence(texts.stages[fired.stage] ?? '')}: ${keys.hits(hits).toLocaleLowerCase()}. ${rows.join('; ')}.`}
    </p>
  )
}
