import { createContext, useContext } from 'react'
import type { BallotSpeech, GameBallots, Outcome, SealedKind } from '../game/game-ballots'

const GameBallotsContext = createContext<GameBallots | undefined>(undefined)

/** Hands the screens of choices in secret what their game brings along. */
export const GameBallotsProvider = GameBallotsContext.Provider

/**
 * What the game on the table brings along for choices in secret.
 * @throws where no game has handed them in
 */
export function useGameBallots(): GameBallots {
  const ballots = useContext(GameBallotsContext)
  if (ballots === undefined) throw new Error('no game has handed in its ballots')
  return ballots
}

/**
 * How the game goes about a kind of ballot.
 * @throws for a kind that the game has not handed in
 */
export function useSealedKind(kind: string): SealedKind {
  const sealed = useGameBallots().sealed[kind]
  if (sealed === undefined) throw new Error('no such ballot')
  return sealed
}

/** What the game says while the phone goes round. */
export function useBallotSpeech(): BallotSpeech {
  const { useSpeech } = useGameBallots()
  // The game on a table never changes.
  // oxlint-disable-next-line react/hooks
  return useSpeech()
}

/** What the newest entry has decided among choices in secret. */
export function useOutcome(): Outcome | undefined {
  const { useOutcome: useTold } = useGameBallots()
  // oxlint-disable-next-line react/hooks
  return useTold()
}
