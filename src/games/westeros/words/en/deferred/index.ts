import { allowed } from './allowed'
import { changes } from './changes'
import { events } from './events'
import { onBoard } from './on-board'
import { outcome } from './outcome'
import { settings } from './settings'
import { newGame, setup } from './setup'

/** The words of all screens but that of the open question, in English: the log, corrections, the settings, the beginning and the end. */
const en = { allowed, changes, events, newGame, onBoard, outcome, settings, setup }

export type DeferredTexts = typeof en
export default en
