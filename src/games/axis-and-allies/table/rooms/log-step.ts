import type { LogStep } from '../../../../table/log/game-log'
import type { Moment } from '../../../../referee'
import { sentence } from '../../../../ui/grammar/numbers'
import type { Language } from '../../../../ui/words'
import type { AxisAndAllies } from '../..'
import { resultOf } from '../asking/asked'
import { textsIn } from '../parts/words'

/**
 * Returns the part of a round to which a log entry belongs: a battle, named by its result or its cycle, or a phase of the turn of a power.
 */
export const logStepOf = ({ entry: { move }, parent, state }: Moment<AxisAndAllies>, language: Language): LogStep | undefined => {
  if (parent === undefined) return undefined
  const before = parent.state
  const { powers, phases, spaceName, cycle } = textsIn(language)
  const battle = state.battle ?? before.battle
  if (battle !== undefined) {
    const inBattle = state.battle === undefined ? before : state
    const key = `battle ${before.round} ${battle.by} ${battle.at}`
    return battle.outcome === undefined
      ? { key, title: `${sentence(spaceName(battle.at))}: ${cycle(battle.cycle)}` }
      : { key, title: resultOf(battle.outcome, inBattle, language) }
  }
  // A move to the next phase belongs to the phase that it begins; the end of a turn belongs to the last phase of the turn.
  const { round, power, phase } = move.do === 'phase' && state.power === before.power ? state : before
  return { key: `phase ${round} ${power} ${phase}`, title: `${powers[power]}: ${phases[phase] ?? ''}` }
}
