// Scenarios about a whole game: a list of moves in the format of the game.
import { axisAndAllies, type State } from '../../../src/games/axis-and-allies'
import { eachPower, SEATS } from '../../../src/games/axis-and-allies/box/powers'
import { fields } from '../../../src/games/axis-and-allies/fields/index'
import type { AnyMove } from '../../../src/games/axis-and-allies/rules/moves'
import type { Change } from '../../../src/games/axis-and-allies/model/moves'
import type { Settings } from '../../../src/games/axis-and-allies/model/settings'
import { productionOf } from '../../../src/games/axis-and-allies/rules/collect-income'
import { awaiting } from '../../../src/games/axis-and-allies/rules/conduct-combat'
import { OneOf } from '../compare'
import { armiesOf } from '../../../src/games/axis-and-allies/model/pieces'
import { rollingOf, waysOf } from '../../../src/games/axis-and-allies/model/battlefield'

interface GameBefore {
  readonly players?: number
  readonly settings?: Partial<Settings>
  /** Corrections before the first move. */
  readonly changes?: readonly Change[]
}

export const game = (before: GameBefore, { steps }: { readonly steps: readonly AnyMove[] }) => {
  const { players = 5, settings = {}, changes = [] } = before
  const seats = SEATS[players] ?? [['soviet' as const]]
  const opening = axisAndAllies.begin({ players: seats.map((powers) => ({ name: '', powers })), settings })
  if (!opening.ok) return { begins: opening.refusal.code }
  const begun = opening.value.reduce<State | undefined>((now, event) => axisAndAllies.evolve(now, event), undefined)
  if (begun === undefined) return { begins: 'nothing' }
  let state: State = begun
  state = fields.apply(state, changes)
  const results = steps.map((move) => {
    const decision = axisAndAllies.decide(state, move)
    if (decision.ok) state = decision.value.reduce((now, event) => axisAndAllies.evolve(now, event), state)
    if (decision.ok) return 'ok'
    // If several reasons apply to a refused move, the scenario may expect any of them.
    const { code, params } = decision.refusal
    return new OneOf([code, ...(Array.isArray(params.also) ? (params.also as readonly string[]) : [])])
  })
  const now = state.battle && awaiting(state.battle, waysOf(state))
  return {
    begins: 'ok',
    results,
    cash: state.cash,
    production: eachPower((power) => productionOf(state.territories, power)),
    controllers: Object.fromEntries(Object.entries(state.territories).map(([id, { controller }]) => [id, controller])),
    bought: state.bought,
    developments: state.developments,
    clock: { round: state.round, power: state.power, phase: state.phase },
    asked: axisAndAllies.prompts(state).flatMap(({ kind, must }) => (must ? [kind] : [])),
    may: axisAndAllies.prompts(state).map(({ kind }) => kind),
    due: rollingOf(state)?.count ?? 0,
    fire: now?.what === 'roll' ? now.fire : {},
    armies: armiesOf(state.pieces),
    result: state.result ?? null,
    book: state.book,
    used: state.used,
  }
}
