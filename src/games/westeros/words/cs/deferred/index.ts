import type { DeferredTexts } from '../../en/deferred'
import { allowed } from './allowed'
import { changes } from './changes'
import { events } from './events'
import { onBoard } from './on-board'
import { outcome } from './outcome'
import { settings } from './settings'
import { newGame, setup } from './setup'

/** Czech texts of all Westeros screens except the screen of the open question. */
const cs = { allowed, changes, events, newGame, onBoard, outcome, settings, setup } satisfies DeferredTexts

export default cs
