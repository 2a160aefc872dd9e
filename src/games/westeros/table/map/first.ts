import { boardOn } from './Board'
import { drawingOf, type Board } from './drawing'
import data from './first-data.json'

/** Drawing of the board of the first edition, 2040 units high. */
export const FIRST = drawingOf(data as Board)

export const FirstBoard = boardOn(FIRST)
