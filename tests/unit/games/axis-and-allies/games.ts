// Games of Axis & Allies for tests: begun, and played at random up to a moment.
import { axisAndAllies, type AxisAndAllies, type State } from '../../../../src/games/axis-and-allies'
import type { Setup } from '../../../../src/games/axis-and-allies/model/moves'
import { append, begin, type Ledger } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'
import { hex32, oneOf, seeded } from '../../../playout/random'

const PLAYERS = [
  { name: 'Anna', powers: ['soviet', 'uk', 'us'] },
  { name: 'Petr', powers: ['germany'] },
  { name: 'Tom', powers: ['japan'] },
] as const

/** Plays at random until a position fits; the ledger up to there. */
export const ledgerAt = (fits: (state: State) => boolean, settings: Setup['settings'] = {}, seed = 1): Ledger<AxisAndAllies> => {
  const random = seeded(seed)
  let time = 0
  const stamp = () => ({ id: hex32(random), time: (time += 60_000), by: 'table' })
  const first = begin(axisAndAllies, { players: PLAYERS, settings: { landingsTold: false, ...settings } }, stamp(), sha256)
  if (!first.ok) throw new Error(first.refusal.code)
  let ledger = first.value
  for (let moves = 0; moves < 3000 && !fits(ledger.head.state); moves++) {
    const { state } = ledger.head
    const question = oneOf(
      random,
      axisAndAllies.prompts(state).filter(({ kind }) => kind !== 'breakOff'),
    )
    const answer = question && axisAndAllies.domain(state, question).sample(random)
    if (answer === undefined || !('do' in answer)) continue
    const next = append(ledger, answer, stamp(), sha256)
    if (next.ok) ledger = next.value
  }
  if (!fits(ledger.head.state)) throw new Error('no such position')
  return ledger
}
