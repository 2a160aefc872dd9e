import { MomentPage } from '../history/MomentPage'
import { BoardNow } from './BoardPage'

/** The board at a moment of the game. */
export const MomentNow = () => <MomentPage Board={BoardNow} BoardMap={BoardNow} />
