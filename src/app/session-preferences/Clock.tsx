import { useMatch } from 'react-router'
import { useOpenGame } from '../../session'
import { Button, IconButton } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { inMinutes, inSeconds, pauseClock, useClock } from './clock'
import './clock.css'
import { useSessionPreferences } from './session-preferences'
import { useSessionPreferencesWords } from './words'

const PAUSE = 'M8.5 5.5v13M15.5 5.5v13'

/** In the top bar of the main screen: the time of the question, the time of the evening, and the pause. */
export function Clock() {
  const isOn = useSessionPreferences(({ clock }) => clock)
  const isNow = useMatch('/game/:id') !== null
  return isOn && isNow ? <ClockFace /> : undefined
}

/** While choices are sealed it shows no time at all: nobody learns how long somebody thinks. */
function ClockFace() {
  const { words } = useSessionPreferencesWords()
  const isSealing = useOpenGame(({ open }) => (open?.ballots.length ?? 0) > 0)
  const isOver = useOpenGame(({ open }) => open?.prompts.length === 0)
  const limit = useSessionPreferences((comforts) => comforts.limit)
  const inTime = limit === 'none' ? inMinutes : inSeconds
  const asked = useClock(({ question, asked: open }) => (question === undefined ? undefined : inTime(open)))
  const played = useClock((clock) => inMinutes(clock.played))
  const isLate = useClock((clock) => clock.reminded)
  return (
    <>
      {!isSealing && (
        <div className="clock" role="timer" aria-live="off">
          {asked !== undefined && !isOver && (
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
      {!isOver && <IconButton icon={PAUSE} label={words.pause} onClick={() => pauseClock(true)} />}
    </>
  )
}

/** The table has a break: it covers the question and says nothing about it. */
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
