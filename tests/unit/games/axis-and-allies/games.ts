// Games of Axis & Allies for tests: new games, and random games up to a position.
import { axisAndAllies, type AxisAndAllies, type State } from '../../../../src/games/axis-and-allies'
import type { OwnMove } from '../../../../src/games/axis-and-allies/rules/moves'
import type { Setup } from '../../../../src/games/axis-and-allies/model/moves'
import type { Way } from '../../../../src/games/axis-and-allies/table/parts/ways'
import { settingsIn } from '../../../../src/games/axis-and-allies/table/settled'
import { append, begin, type Ledger } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'
import { hex32, seeded } from '../../../playout/random'
import { randomLedger } from '../../../playout/random-ledger'

const PLAYERS = [
  { name: 'Anna', powers: ['soviet', 'uk', 'us'] },
  { name: 'Petr', powers: ['germany'] },
  { name: 'Tom', powers: ['japan'] },
] as const

/** Plays random moves until a state satisfies `fits`, and returns the ledger. */
export const ledgerAt = (fits: (state: State) => boolean, settings: Setup['settings'] = {}, seed = 1): Ledger<AxisAndAllies> => {
  const setup: Setup = { players: PLAYERS, settings: { landingsTold: false, ...settings } }
  const ledger = randomLedger(axisAndAllies, setup, { seed, until: fits, skipped: ['breakOff'] })
  if (!fits(ledger.head.state)) throw new Error('no such position')
  return ledger
}

/** Returns a game after these moves, with dice rolled at the table. `way` is the tracking preset. */
export const ledgerAfter = ({ way }: { readonly way: Way }, moves: readonly OwnMove[]): Ledger<AxisAndAllies> => {
  const random = seeded(7)
  let time = 1_800_000_000_000
  const stamp = () => ({ id: hex32(random), time: (time += 1000), by: 'table' })
  const begun = begin(axisAndAllies, { players: PLAYERS, dice: 'table', settings: settingsIn({ way, needed: 8 }) }, stamp(), sha256)
  if (!begun.ok) throw new Error(begun.refusal.code)
  return moves.reduce((ledger, move) => {
    const next = append(ledger, move, stamp(), sha256)
    if (!next.ok) throw new Error(`${JSON.stringify(move)}: ${next.refusal.code}`)
    return next.value
  }, begun.value)
}
