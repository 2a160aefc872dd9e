import { CARDS, LOCATIONS, SINGLE_LEADER_ONLY } from '../box/box'
import { broken } from '../model/count'
import type { Control, State } from '../model/state'
import { countsCards } from '../model/settings'
import { coloursOf } from '../model/tokens'
import { nextToAct } from '../rules/action-phase'

/**
 * Checks the invariants of each position that players reach by legal moves: I4, I5, I7, I8, I11, I12, I14, and the number of cards. A
 * correction or an overruled refusal may break these invariants.
 */
export const violations = (state: State): readonly string[] => [
  ...broken(state),
  ...[
    holdsMarkers(state) ? undefined : 'I4',
    holdsActive(state) ? undefined : 'I5',
    holdsControl(state) ? undefined : 'I7',
    holdsCell(state) ? undefined : 'I8',
    holdsChain(state) ? undefined : 'I11',
    holdsDecisions(state) ? undefined : 'I12',
    holdsResult(state) ? undefined : 'I14',
    holdsCards(state) ? undefined : 'cards',
  ].flatMap((fault) => fault ?? []),
]

/** R5: the draw pile, the discards and the hands together contain all cards of the box. */
const holdsCards = ({ settings, pile, discards, cards }: State): boolean =>
  !countsCards(settings) || Object.values(cards).reduce((sum, count) => sum + count, pile + discards) === CARDS

/** I4: no location has a marker in phases I and IV, and no location has more than one marker. */
const holdsMarkers = ({ stage, marked }: State): boolean => {
  const isFree = stage === 'redraw' || stage === 'actions' || stage === 'draw'
  return new Set(marked).size === marked.length && (!isFree || marked.length === 0)
}

/** I5: in phase I, at least one player has not passed. */
const holdsActive = (state: State): boolean => (state.stage === 'actions' ? nextToAct(state).next !== undefined : true)

/**
 * I7: the controller of a location has the highest count of Mafiosi and Secret Deals. At the Fight Club and the Town Hall, no other player
 * has the same count.
 */
const holdsControl = ({ cycle, stage }: State): boolean => {
  const control: Control | undefined = stage === 'locations' ? cycle?.control : undefined
  const { controller } = control ?? {}
  if (control === undefined || controller === undefined || cycle === undefined) return true
  const own = control.counts[controller] ?? 0
  const others = Object.entries(control.counts).filter(([colour]) => colour !== controller)
  return others.every(([, count]) => (SINGLE_LEADER_ONLY.includes(cycle.at) ? count < own : count <= own)) && own > 0
}

/** I8: a Mafioso in the Cell was put there by the effect of the Prison or by Complicity, after the last release. */
const holdsCell = (state: State): boolean => {
  const { cycle, settings, cell, fresh } = state
  if (!settings.tokensKept || settings.cellRelease !== 'all' || cycle?.at !== 1 || cycle.step === 'deals') return true
  const jailed = Object.values(cell).reduce((sum, count) => sum + count, 0)
  return (
    state.stage !== 'locations' || (jailed === Object.values(fresh).reduce((sum, count) => sum + count, 0) && (cycle.used || jailed === 0))
  )
}

/** I11: no player cancels the player's own effect or veto. */
const holdsChain = ({ reacting }: State): boolean =>
  reacting === undefined || reacting.chain.stack.every(({ by }, at) => at === 0 || reacting.chain.stack[at - 1]?.by !== by)

/** I12: each player decides at most once at a location of phase III. */
const holdsDecisions = ({ strategy }: State): boolean =>
  strategy === undefined || new Set(strategy.decided).size === strategy.decided.length

/** I14: at the end of the game, every player has a final rank. */
const holdsResult = (state: State): boolean => {
  const { stage, result, marked } = state
  if (stage !== 'over') return result === undefined
  const colours = coloursOf(state)
  return marked.length === LOCATIONS.length && result?.places.length === colours.length && new Set(result.places).size === colours.length
}
