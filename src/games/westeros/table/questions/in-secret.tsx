import { BallotView } from '../../../../table/ballot/BallotView'
import { GameBallotsProvider } from '../../../../table/ballot/context'
import { LastReveal as SharedLastReveal, RevealScreen as SharedRevealScreen } from '../../../../table/ballot/LastReveal'
import { ballots } from './ballots'
import type { QuestionProps } from './props'

/**
 * All screens of secret choices are in one file, from the screen that covers the phone to the reveal. Network requests therefore do not
 * show which choice a player makes.
 */

export const BallotOf = (props: QuestionProps) => (
  <GameBallotsProvider value={ballots}>
    <BallotView {...props} />
  </GameBallotsProvider>
)

export const RevealScreen = (props: QuestionProps) => (
  <GameBallotsProvider value={ballots}>
    <SharedRevealScreen {...props} />
  </GameBallotsProvider>
)

export const LastReveal = () => (
  <GameBallotsProvider value={ballots}>
    <SharedLastReveal />
  </GameBallotsProvider>
)
