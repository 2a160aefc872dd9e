import type { Language } from '../../../../ui/words'
import type { State } from '../../model/state'
import { nameOf } from './position'
import { textsIn } from './words'

/** Stages of the game that belong to each phase of a round (R10). */
const PHASES = {
  production: ['production'],
  orders: ['orders'],
  proposals: ['proposals'],
  construct: ['announce', 'construct', 'claim', 'passShip'],
} as const satisfies Readonly<Record<string, readonly State['stage'][]>>

/**
 * Returns the phases for the phase bar. The list is empty during the set-up and the final building, because they are not part of a round.
 */
export const phasesOf = (
  { stage }: Pick<State, 'stage'>,
  language: Language,
): readonly { readonly name: string; readonly isHere: boolean }[] => {
  const { phases } = textsIn(language)
  const all = (Object.keys(PHASES) as readonly (keyof typeof PHASES)[]).map((phase) => ({
    name: phases[phase],
    isHere: PHASES[phase].some((one) => one === stage),
  }))
  return all.some(({ isHere }) => isHere) ? all : []
}

/**
 * Returns the texts of the header: the round and the chief. The phase is omitted, because the phase bar shows it. During the set-up and the
 * final building, the header names the stage.
 */
export const whereOf = (state: State, language: Language): { readonly round: string; readonly step: string } => {
  const texts = textsIn(language)
  const { round, stage, chief } = state
  const isRound = phasesOf(state, language).length > 0
  const step = isRound ? texts.isChief(nameOf(state, texts.clans, chief)) : texts.stages[stage]
  return { round: texts.round(round), step }
}
