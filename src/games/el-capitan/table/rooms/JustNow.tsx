import { useTable } from '../../../../table/hook'
import { ChangeList } from '../../../../table/outcome/ChangeList'
import { useShort } from '../../../../table/shell/wide'
import { useOutcomeWords } from '../../../../table/outcome/words'
import type { Moment } from '../../../../referee'
import '../../../../table/outcome/told.css'
import type { ElCapitan } from '../..'
import { useNamedTexts } from '../parts/named'
import { allChanges } from './changes'
import { gameOutcomes } from './game-outcomes'
import { useRoomTexts } from './words'

/**
 * Component that lists the changes of the newest move on the board and to the players' money. Renders nothing if an outcome screen has
 * already shown these changes.
 */
export function JustNow({ isCompact = false }: { readonly isCompact?: boolean }) {
  const texts = useNamedTexts()
  const rooms = useRoomTexts()
  const { words } = useOutcomeWords()
  const moment = useTable((open) => open.ledger.head as Moment<ElCapitan>)
  const changes = gameOutcomes.hasOutcome(moment) ? [] : allChanges(moment, texts, rooms)
  const isShort = useShort()
  if (changes.length === 0) return
  const [only, ...others] = changes
  if (isCompact && only !== undefined && others.length === 0)
    return (
      <p className="note">
        <span className="sr-only">{words.title}: </span>
        {only.title}
        {only.from === undefined ? '' : ` ${only.from} → ${only.to}`}
      </p>
    )
  const list = <ChangeList key={moment.entry.id} changes={changes} />
  // On a short screen, the list is collapsed so that the question is visible.
  if (isCompact || (isShort && changes.length > 1))
    return (
      <details className="card px-4">
        <summary className="flex min-h-12 cursor-pointer items-center">
          {words.title} ({changes.length})
        </summary>
        {list}
      </details>
    )
  return (
    <div className="flex flex-col gap-1">
      <p className="label px-1" aria-hidden>
        {words.title}
      </p>
      {list}
    </div>
  )
}
