import { boardOn } from './Board'
import { drawingOf, type Board } from './drawing'
import data from './second-data.json'

/** Drawing of the board of the second edition with its ports, 2160 units high. */
export const SECOND = drawingOf(data as Board)

export const SecondBoard = boardOn(SECOND)
