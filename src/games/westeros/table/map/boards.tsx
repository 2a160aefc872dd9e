import type { BoardProps } from '../../../../table/game/board-map'
import { lazyPart } from '../../../../ui/lazy-part'
import type { State } from '../../model/state'

const FirstBoard = lazyPart(() => import('./first').then((board) => board.FirstBoard))
const SecondBoard = lazyPart(() => import('./second').then((board) => board.SecondBoard))

/** Renders the board of the edition of a game. Only the drawing of this edition is loaded. */
export const Board = (props: BoardProps<State>) => (props.state.box.edition === 2 ? <SecondBoard {...props} /> : <FirstBoard {...props} />)
