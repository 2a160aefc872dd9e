import { allowed } from './allowed'
import { changes } from './changes'
import { events } from './events'
import { onBoard } from './on-board'
import { outcome } from './outcome'
import { settings } from './settings'
import { newGame, setup } from './setup'

/** English texts of all Westeros screens except the screen of the open question: log, corrections, settings, start and end of a game. */
const en = { allowed, changes, events, newGame, onBoard, outcome, settings, setup }

export type DeferredTexts = typeof en
export default en
