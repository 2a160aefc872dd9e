import { useGameTable } from '../context'
import type { NowSpeech } from '../game/game-now'

/** Returns the texts of the open game for the screen of the open question. */
export function useNowSpeech(): NowSpeech {
  const { useSpeech } = useGameTable().now
  // The game of a table never changes, so the hook is always the same.
  // oxlint-disable-next-line react/hooks
  return useSpeech()
}
