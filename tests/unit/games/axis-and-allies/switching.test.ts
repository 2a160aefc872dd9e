// Changes the tracking preset during a game, and tests that the next phase can always be reached.
import { expect, test } from 'vitest'
import { axisAndAllies, type AxisAndAllies, type State } from '../../../../src/games/axis-and-allies'
import { broken } from '../../../../src/games/axis-and-allies/model/count'
import { FOLLOWED, WAYS, type Way } from '../../../../src/games/axis-and-allies/table/parts/ways'
import { settingsIn } from '../../../../src/games/axis-and-allies/table/settled'
import { append, begin, type Ledger } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'
import { hex32, oneOf, seeded } from '../../../playout/random'
import { repetitions } from '../../../repetitions'

const random = seeded(11)
let clock = 1_800_000_000_000
const stamp = () => ({ id: hex32(random), time: (clock += 1000), by: 'table' })
const MOST_MOVES = 300
/** Number of moves of a game, and number of changes of the preset, which are spread evenly over the game. */
const MOVES = 240
const SWITCHES = repetitions(60)
const PLAYERS = [
  { name: 'Anna', powers: ['soviet', 'uk', 'us'] },
  { name: 'Petr', powers: ['germany', 'japan'] },
] as const

/** Plays one random answer; returns the same ledger if the answer is refused. */
const onward = (ledger: Ledger<AxisAndAllies>): Ledger<AxisAndAllies> => {
  const { state } = ledger.head
  const question = oneOf(random, axisAndAllies.prompts(state))
  const answer = question && axisAndAllies.domain(state, question).sample(random)
  if (answer === undefined || !('do' in answer)) return ledger
  const next = append(ledger, answer, stamp(), sha256)
  return next.ok ? next.value : ledger
}

const clockOf = ({ round, power, phase }: State): string => `${round} ${power} ${phase}`

/** Plays random answers until the next phase begins. Returns false if the phase does not begin. */
const toNextPhase = (from: Ledger<AxisAndAllies>): boolean => {
  let ledger = from
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    if (clockOf(ledger.head.state) !== clockOf(from.head.state) || ledger.head.state.over) return true
    ledger = onward(ledger)
  }
  return false
}

test.each(WAYS)('from %s to any other way', (way: Way) => {
  const begun = begin(axisAndAllies, { players: PLAYERS, settings: settingsIn({ way, needed: 12 }) }, stamp(), sha256)
  if (!begun.ok) throw new Error(begun.refusal.code)
  let ledger = begun.value
  for (let moves = 0; moves < MOVES; moves++) {
    ledger = onward(ledger)
    const { state } = ledger.head
    if (moves % (MOVES / SWITCHES) !== 0 || state.over) continue
    for (const other of WAYS) {
      const settings = { ...state.settings, ...FOLLOWED[other] }
      const set = append(ledger, { do: 'correct', changes: [{ set: 'settings', settings }] }, stamp(), sha256)
      if (!set.ok) throw new Error(set.refusal.code)
      const after = set.value.head.state
      expect(broken(after)).toEqual([])
      const asked = axisAndAllies.prompts(after).map(({ kind }) => kind)
      expect({ other, asked, clock: clockOf(after), goesOn: toNextPhase(set.value) }).toMatchObject({ goesOn: true })
    }
  }
})
