import { useNavigate } from 'react-router'
import { isPractice } from '../../session/environment/practice-id'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useTable } from '../hook'
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

/** Notices next to the question: one if the last move was a long time ago, one if the battery is low. */
export default function Notices({ underWay }: NoticesProps) {
  // Whether the game is stored; a practice round needs no notices.
  const isKept = !isPractice(useTable((open) => open.id))
  if (!isKept) return
  return (
    <>
      <LowBattery />
      {underWay && <Paused />}
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
