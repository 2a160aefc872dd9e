import { accepted } from '../../../referee'
import type { HouseId } from '../box/box'
import type { UseAbility } from '../rules/abilities'
import { oneOf } from '../model/prompt-kinds'
import type { MoveDomain } from './domains'
import { refuse } from '../model/refusals'
import { abilityDue, abilityTargets, targetOf, type Target } from '../rules/abilities'
import { abilityOf } from '../rules/played'
import { bladeObjection } from '../rules/battle-cards'
import type { Battle, State } from '../model/state'

/** R14.14, R14.15: possible answers to questions about abilities of House cards and about the Valyrian Steel Blade. */

/** Answer to the question about an ability: carry out the ability on one of its targets (empty if it needs no target), or decline it. */
export type AbilityStep = { readonly carryOut: Target } | { readonly pass: true }

export const abilityDomain = (state: State, battle: Battle): MoveDomain<AbilityStep | undefined, AbilityStep> => {
  const due = abilityDue(state, battle)
  const targets = due === undefined ? [] : abilityTargets(state, battle, due)
  const card = due?.card ?? ''
  const house = due === undefined ? '' : battle[due.side]
  const optional = abilityOf(state, card)?.may === true
  // Answer for an ability whose targets no longer exist: the app drops the ability.
  const fallsAway: Target = {}
  const steps: readonly AbilityStep[] = [
    ...(targets.length === 0 ? [fallsAway] : targets).map((target) => ({ carryOut: target })),
    ...(optional ? [{ pass: true } as const] : []),
  ]
  const move = (step: AbilityStep): UseAbility => ({ do: 'ability', card, ...('pass' in step ? step : step.carryOut) })
  const objection = (step: AbilityStep) => {
    if (targets.length === 0) return undefined
    if ('pass' in step) return optional ? undefined : refuse('ABILITY_NOT_OPTIONAL', { card, house }).refusal
    return targetOf(targets, step.carryOut) === undefined ? refuse('NOT_A_TARGET', { card }).refusal : undefined
  }
  return {
    // If only one answer is possible, it is the initial draft and the player only confirms it.
    empty: steps.length === 1 ? steps[0] : undefined,
    steps: () => steps,
    take: (_draft, step) => {
      const refusal = objection(step)
      return refusal === undefined ? accepted(step) : { ok: false, refusal }
    },
    finish: (draft) => {
      if (draft === undefined) return refuse('NOT_A_TARGET', { card })
      const refusal = objection(draft)
      return refusal === undefined ? accepted(move(draft)) : { ok: false, refusal }
    },
    sample: (random) => {
      const step = oneOf(random, steps)
      return step === undefined ? undefined : move(step)
    },
  }
}

/** Answer to the question whether the Valyrian Steel Blade is used. */
export interface BladeStep {
  readonly use: boolean
}

export const bladeDomain = (state: State, house: HouseId): MoveDomain<BladeStep, BladeStep> => {
  const refusal = bladeObjection(state, house)
  const choose = (step: BladeStep) => (step.use && refusal !== undefined ? { ok: false as const, refusal } : accepted(step))
  return {
    empty: { use: false },
    steps: () => [{ use: false }, ...(refusal === undefined ? [{ use: true }] : [])],
    take: (_draft, step) => choose(step),
    finish: (draft) => {
      const chosen = choose(draft)
      return chosen.ok ? accepted({ do: 'blade', house, use: draft.use }) : chosen
    },
    sample: (random) => ({ do: 'blade', house, use: refusal === undefined && random() < 0.6 }),
  }
}
