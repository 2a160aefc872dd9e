import { BallotView } from '../../../../table/ballot/BallotView'
import { GameBallotsProvider } from '../../../../table/ballot/context'
import { LastReveal as SharedLastReveal, RevealScreen as SharedRevealScreen } from '../../../../table/ballot/LastReveal'
import { ballots } from './ballots'
import type { QuestionProps } from './props'

/** All secret choices, from the cover to the reveal, are in one file. Therefore, network requests do not depend on a choice. */

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
