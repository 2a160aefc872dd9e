/** What is chosen in secret, from the first cover to the reveal: one file, so that nobody's choice changes what is loaded or when. */
export { BallotOf } from '../Ballot'
export { LastReveal, RevealScreen } from '../LastReveal'
