import { useEffect, useRef } from 'react'
import { lineOfPlay, minutesPlayed } from '../../referee'
import { screens } from '../../games/screens'
import { useOpenGame, type OpenGame } from '../../session'
import { give, readyToSound } from '../../ui/feedback'
import { useWakeLock } from '../../ui/wake-lock'
import { PauseVeil } from './Clock'
import { useClock } from './clock'
import { useSessionPreferences, waysOf } from './session-preferences'
import { useRunningClock } from './run-clock'
import { signalOf, type Moment } from './signals'

/** Component that runs the side effects of an open game: wake lock, vibration, sounds and clock. */
export function SessionEffects() {
  const open = useOpenGame((play) => play.open)
  return open && <AroundGame open={open} />
}

function AroundGame({ open }: { open: OpenGame }) {
  const { awake, clock } = useSessionPreferences()
  const writes = useOpenGame((play) => play.writes)
  const over = open.prompts.length === 0
  const paused = useClock((kept) => kept.paused) && clock && writes && !over
  useWakeLock(awake && !over && !paused)
  useSignals(open)
  useRunningClock({
    game: clock && writes ? open.id : undefined,
    question: open.ballots.length === 0 && !over ? open.ledger.head.entry.id : undefined,
    over,
    playedBefore: () => minutesPlayed(lineOfPlay(open.ledger)) * 60_000,
  })
  return paused ? <PauseVeil /> : undefined
}

/** Hook that gives players a signal by vibration and sound when the state of the game changes. */
function useSignals(open: OpenGame): void {
  const refused = useOpenGame((play) => play.refused)
  const writes = useOpenGame((play) => play.writes)
  const sounds = useSessionPreferences((comforts) => comforts.sounds)
  const before = useRef<Moment>({ open, refused, writes })
  useEffect(() => {
    const now = { open, refused, writes }
    const signal = signalOf(before.current, now, screens[open.game.id]?.feedbackEvents ?? {})
    before.current = now
    if (signal !== undefined) give(signal, waysOf(useSessionPreferences.getState()))
  }, [open, refused, writes])
  const isSealing = open.ballots.length > 0
  useEffect(() => {
    if (!sounds || isSealing) return
    addEventListener('pointerup', readyToSound, { once: true })
    return () => removeEventListener('pointerup', readyToSound)
  }, [sounds, isSealing])
}
