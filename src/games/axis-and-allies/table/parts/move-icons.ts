import * as table from '../../../../table/icons'
import type { AnyMove } from '../../rules/moves'
import {
  bomb,
  capital,
  carrier,
  complex,
  die,
  fighter,
  flag,
  infantry,
  ipc,
  mobilize,
  research,
  rocket,
  submarine,
  transport,
} from './icons'

/** Icons of moves in the log. The key is the name of the move. */
const MOVE_ICONS: Readonly<Record<string, string | undefined>> = {
  phase: table.now,
  victory: table.trophy,
  research,
  develop: research,
  purchase: ipc,
  mobilize,
  leftover: mobilize,
  tick: flag,
  move: infantry,
  ship: transport,
  enter: capital,
  announce: flag,
  callOffLanding: transport,
  promise: carrier,
  landed: fighter,
  dice: die,
  rocket,
  raid: bomb,
  battle: bomb,
  fire: die,
  lose: table.dice,
  press: bomb,
  retreat: table.back,
  flyHome: fighter,
  submerge: submarine,
  breakOff: complex,
  confirm: table.check,
}

/** Returns the icon of a move in the log; undefined for moves that all games have. */
export const moveIcon = (move: AnyMove): string | undefined => MOVE_ICONS[move.do]
