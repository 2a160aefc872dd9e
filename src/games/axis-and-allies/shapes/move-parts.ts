import { boolean, fields, keyed, listOf, maybe, only, text, variants, whole, type Shape } from '../../../kit/shape'
import type { Losses, LossesByPower, StageDice } from '../model/battle'
import type { Boat, Facts, Promised, SailStep } from '../model/moves'
import { byPower, count, die, named, power, space, unit } from './pieces'

/** Validators for the parts of moves: paths, ships with their cargo, dice and losses. */

export const MOST_DICE = 200
export const MOST_STEPS = 20
export const facts = maybe(
  fields<Facts>({
    enemy: maybe(keyed(space, listOf(unit, 12), 20)),
    submerged: maybe(keyed(space, count, 20)),
    deck: maybe(keyed(space, count, 20)),
    spent: maybe(whole(0, 12)),
    used: maybe(boolean),
  }),
)
type Step<Do extends SailStep['do']> = Extract<SailStep, { readonly do: Do }>
export const step: Shape<SailStep> = variants<SailStep['do'], SailStep>('do', {
  load: fields<Step<'load'>>({ do: only('load'), unit, from: space }),
  move: fields<Step<'move'>>({ do: only('move'), to: space }),
  unload: fields<Step<'unload'>>({ do: only('unload'), unit, to: space }),
})
export const boat = fields<Boat>({
  at: space,
  left: maybe(whole(0, 9)),
  cargo: maybe(listOf(fields<NonNullable<Boat['cargo']>[number]>({ unit, owner: power }), 4)),
  fought: maybe(boolean),
  retreated: maybe(boolean),
  movedInCombat: maybe(boolean),
})
export const promised = fields<Promised>({
  id: whole(1, 999),
  carrierEnds: maybe(space),
  carrierAlive: maybe(boolean),
  fighterAlive: maybe(boolean),
})
export const groups: Shape<StageDice> = keyed(text(1, 5), listOf(die, MOST_DICE), 8)
export const losses: Shape<LossesByPower> = byPower<Losses>(named)
/** Relation of a space beside a battle to the attacker. */
export const border = fields<{ friendly: boolean; origin: boolean }>({ friendly: boolean, origin: boolean })
