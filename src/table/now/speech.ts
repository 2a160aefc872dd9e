import { useGameTable } from '../context'
import type { NowSpeech } from '../game/game-now'

/** The texts of the game on the table for the screen of the open question. */
export function useNowSpeech(): NowSpeech {
  const { useSpeech } = useGameTable().now
  // The game on a table never changes.
  // oxlint-disable-next-line react/hooks
  return useSpeech()
}
