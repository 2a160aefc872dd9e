import { BallotView } from '../../../../table/ballot/BallotView'
import { GameBallotsProvider } from '../../../../table/ballot/context'
import { LastReveal as SharedLastReveal, RevealScreen as SharedRevealScreen } from '../../../../table/ballot/LastReveal'
import { ballots } from './ballots'
import type { QuestionProps } from './props'

/** What is chosen in secret, from the first cover to the reveal: one file, so that nobody's choice changes what is loaded or when. */

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
