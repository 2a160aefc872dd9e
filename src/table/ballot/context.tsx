import { createContext, useContext } from 'react'
import type { BallotSpeech, GameBallots, Outcome, SealedKind } from '../game/game-ballots'

const GameBallotsContext = createContext<GameBallots | undefined>(undefined)

/** Provides the ballot components of a game to the screens of ballots. */
export const GameBallotsProvider = GameBallotsContext.Provider

/** Returns the ballot components of the open game. @throws an `Error` outside of `GameBallotsProvider` */
export function useGameBallots(): GameBallots {
  const ballots = useContext(GameBallotsContext)
  if (ballots === undefined) throw new Error('no game has handed in its ballots')
  return ballots
}

/**
 * Returns the components of a game for one kind of sealed choice.
 * @throws an `Error` if the game does not provide the kind
 */
export function useSealedKind(kind: string): SealedKind {
  const sealed = useGameBallots().sealed[kind]
  if (sealed === undefined) throw new Error('no such ballot')
  return sealed
}

/** Returns the texts shown while the phone is handed from player to player. */
export function useBallotSpeech(): BallotSpeech {
  const { useSpeech } = useGameBallots()
  // The game of a table never changes, so the hook is always the same.
  // oxlint-disable-next-line react/hooks
  return useSpeech()
}

/** Returns the result of a ballot if the newest entry of the game decided the ballot. */
export function useOutcome(): Outcome | undefined {
  const { useOutcome: useTold } = useGameBallots()
  // oxlint-disable-next-line react/hooks
  return useTold()
}
