import { MomentPage } from '../history/MomentPage'
import { BoardNow } from './BoardPage'

/** Screen that shows the board at an earlier point of the game. */
export const MomentNow = () => <MomentPage Board={BoardNow} BoardMap={BoardNow} />
