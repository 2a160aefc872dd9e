import { useGameTable } from '../context'
import type { NowSpeech } from '../game/game-now'

/** Returns the texts of the open game for the screen of the open question. */
export function useNowSpeech(): NowSpeech {
  const { useSpeech } = useGameTable().now
  // The game never changes while this component is mounted, so each render calls the same hook.
  // oxlint-disable-next-line react/hooks
  return useSpeech()
}
