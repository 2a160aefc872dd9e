import { line } from '../../referee'
import { useNavigate } from 'react-router'
import { isPractice } from '../../session/environment/practice-id'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useCollected, useDroppedChanges, type DroppedChanges } from '../corrections/collected'
import { useCorrectionWords } from '../corrections/words'
import { useTable } from '../hook'
import { beforeSealing } from '../moments'
import { useTableWords } from '../words'
import { useGamePath } from '../paths'
import { useExport } from '../shell/export'
import { readBattery, useLowBattery } from './battery'
import { usePaused } from './paused'
import { useSessionBreakWords } from './words'

export interface NoticesProps {
  /** Whether the board is set up and the game is not over. */
  readonly underWay: boolean
}

/** Notices next to the question: if the last move was a long time ago, if the battery is low, and if corrections are not saved. */
export default function Notices({ underWay }: NoticesProps) {
  // Whether the game is stored; a practice round needs no notices.
  const isKept = !isPractice(useTable((open) => open.id))
  if (!isKept) return
  return (
    <>
      <LowBattery />
      {underWay && <Paused />}
      <UnsavedChanges />
    </>
  )
}

function Paused() {
  const { words, say, date } = useSessionBreakWords()
  const played = usePaused(useTable((open) => open.ledger))
  const navigate = useNavigate()
  const path = useGamePath()
  if (played === undefined) return
  return (
    <Notice action={<Button onClick={() => void navigate(path('pack/unpack'))}>{words.toList}</Button>}>
      {say(words.paused, { date: date(played) })}
    </Notice>
  )
}

/** Notice about changes that were entered in the board check or in the correction of the board, but not saved. */
function UnsavedChanges() {
  const ledger = useTable((open) => open.ledger)
  const { digest } = beforeSealing(ledger.head).entry
  const [changes] = useCollected(digest)
  const dropped = useDroppedChanges(digest, () => line(ledger).map(({ entry }) => entry.digest))
  if (changes.length > 0) return <Unsaved changes={changes.length} />
  return dropped.count > 0 && <Dropped {...dropped} />
}

/** Notice about changes that the next move has dropped, because they were not saved. */
function Dropped({ count: changes, forget }: DroppedChanges) {
  const { words, count } = useCorrectionWords()
  return <Notice action={<Button onClick={forget}>{words.seen}</Button>}>{count(words.dropped, changes)}</Notice>
}

function Unsaved({ changes }: { readonly changes: number }) {
  const { words, count } = useCorrectionWords()
  const navigate = useNavigate()
  const path = useGamePath()
  return (
    <Notice action={<Button onClick={() => void navigate(path('correct'))}>{words.look}</Button>}>{count(words.unsaved, changes)}</Notice>
  )
}

function LowBattery() {
  const { words, say, language } = useSessionBreakWords()
  const { words: table } = useTableWords()
  const left = useLowBattery()
  const keepCopy = useExport()
  if (left === undefined) return
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(left)
  return (
    <Notice
      action={
        <span className="flex flex-wrap gap-2">
          <Button
            onClick={() => {
              readBattery()
              keepCopy()
            }}
          >
            {table.saved.export}
          </Button>
          <Button onClick={readBattery}>{words.battery.seen}</Button>
        </span>
      }
    >
      {say(words.battery.low, { percent })}
    </Notice>
  )
}
