import { useNavigate } from 'react-router'
import { isPractice } from '../../session/environment/practice-id'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useCollected } from '../corrections/collected'
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
  const head = useTable(({ ledger }) => ledger.head)
  const [changes] = useCollected(beforeSealing(head).entry.digest)
  return changes.length > 0 && <Unsaved changes={changes.length} />
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
