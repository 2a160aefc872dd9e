import { westeros } from '../../index'
import { fields } from '../../fields'
import type { Setup } from '../../model/moves'
import type { State } from '../../model/state'
import type { Verdict } from '../corrections/by-hand'

/** Checks whether a game can start with the entered board. Uses the same rules as the start of the game. */
export const judgeSetup = (setup: Setup, start: State): Verdict => {
  const opening = westeros.begin(setup)
  const preview = fields.apply(start, setup.changes ?? [])
  return { preview, miscounts: [], isMiscount: false, warnings: [], ends: false, ...(opening.ok ? {} : { refusal: opening.refusal }) }
}
