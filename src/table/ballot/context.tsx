import { createContext, useContext } from 'react'
import type { BallotSpeech, GameBallots, Outcome, SealedKind } from '../game/game-ballots'

const GameBallotsContext = createContext<GameBallots | undefined>(undefined)

/** Hands the screens of choices in secret what their game brings along. */
export const GameBallotsProvider = GameBallotsContext.Provider

/**
 * The parts of the game on the table for secret choices.
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

/** The texts of the game while the phone is passed around. */
export function useBallotSpeech(): BallotSpeech {
  const { useSpeech } = useGameBallots()
  // The game on a table never changes.
  // oxlint-disable-next-line react/hooks
  return useSpeech()
}

/** The decision of the newest entry on secret choices. */
export function useOutcome(): Outcome | undefined {
  const { useOutcome: useTold } = useGameBallots()
  // oxlint-disable-next-line react/hooks
  return useTold()
}
