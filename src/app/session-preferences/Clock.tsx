import { useMatch } from 'react-router'
import { useOpenGame } from '../../session'
import { Button, IconButton } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { inMinutes, inSeconds, pauseClock, useClock } from './clock'
import './clock.css'
import { useSessionPreferences } from './session-preferences'
import { useSessionPreferencesWords } from './words'

const PAUSE = 'M8.5 5.5v13M15.5 5.5v13'

/** Component that shows a clock in the top bar of the main screen: time of the open question, total play time, and a pause button. */
export function Clock() {
  const isOn = useSessionPreferences(({ clock }) => clock)
  const isNow = useMatch('/game/:id') !== null
  return isOn && isNow ? <ClockFace /> : undefined
}

/**
 * Component that shows the times of the clock. Shows no time while choices are sealed, so that the thinking time of a
 * player is not visible.
 */
function ClockFace() {
  const { words } = useSessionPreferencesWords()
  const isSealing = useOpenGame(({ open }) => (open?.ballots.length ?? 0) > 0)
  // The page of the result shows the play time itself.
  const isOver = useOpenGame(({ open }) => open?.prompts.length === 0)
  const limit = useSessionPreferences((comforts) => comforts.limit)
  const inTime = limit === 'none' ? inMinutes : inSeconds
  const asked = useClock(({ question, asked: open }) => (question === undefined ? undefined : inTime(open)))
  const played = useClock((clock) => inMinutes(clock.played))
  const isLate = useClock((clock) => clock.reminded)
  if (isOver) return
  return (
    <>
      {!isSealing && (
        <div className="clock" role="timer" aria-live="off">
          {asked !== undefined && (
            <span data-late={isLate || undefined}>
              <span className="sr-only">{isLate ? words.lateFor : words.askedFor} </span>
              {asked}
            </span>
          )}
          <span className="played">
            <span className="sr-only">{words.playedFor} </span>
            {played}
          </span>
        </div>
      )}
      <IconButton icon={PAUSE} label={words.pause} onClick={() => pauseClock(true)} />
    </>
  )
}

/** Dialog shown while the game is paused. The dialog covers the question. */
export function PauseVeil() {
  const { words, say } = useSessionPreferencesWords()
  const played = useClock((clock) => inMinutes(clock.played))
  return (
    <Dialog open title={words.paused}>
      <p className="note">{say(words.pausedNote, { time: played })}</p>
      <Button kind="do" onClick={() => pauseClock(false)}>
        {words.goOn}
      </Button>
    </Dialog>
  )
}
