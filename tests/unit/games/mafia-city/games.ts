// Games of Mafia City for tests: begun, and played at random up to a moment.
import { mafiaCity, type MafiaCity, type State } from '../../../../src/games/mafia-city'
import type { Setup } from '../../../../src/games/mafia-city/model/moves'
import { append, begin, type Ledger } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'
import { hex32, oneOf, seeded } from '../../../playout/random'

const NAMES = ['Anna', 'Petr', 'Tom'] as const
export const setupOf = (settings: Setup['settings'] = {}): Setup => ({
  players: (['red', 'blue', 'green'] as const).map((colour, at) => ({ colour, name: NAMES[at] ?? '' })),
  start: 'red',
  settings,
})

/** Plays at random until a position fits, at most so many moves; the ledger up to there. */
export const ledgerAt = (fits: (state: State) => boolean, settings: Setup['settings'] = {}, seed = 1): Ledger<MafiaCity> => {
  const random = seeded(seed)
  let time = 0
  const stamp = () => ({ id: hex32(random), time: (time += 60_000), by: 'table' })
  const first = begin(mafiaCity, setupOf(settings), stamp(), sha256)
  if (!first.ok) throw new Error(first.refusal.code)
  let ledger = first.value
  for (let moves = 0; moves < 3000 && !fits(ledger.head.state); moves++) {
    const { state } = ledger.head
    const question = oneOf(random, mafiaCity.prompts(state))
    const answer = question && mafiaCity.domain(state, question).sample(random)
    const next = answer === undefined || typeof answer === 'boolean' ? undefined : append(ledger, answer, stamp(), sha256)
    if (next?.ok === true) ledger = next.value
  }
  if (!fits(ledger.head.state)) throw new Error('no such position')
  return ledger
}

export const played = (fits: (state: State) => boolean, settings: Setup['settings'] = {}): State => ledgerAt(fits, settings).head.state
export const begun = (settings: Setup['settings'] = {}): State => played(() => true, settings)
