import { accepted, type Random } from '../../../referee'
import type { AreaId, OrderId } from '../box/box'
import type { CallSupport } from '../rules/support-call'
import { oneOf } from '../model/prompt-kinds'
import type { MoveDomain } from './domains'
import { checkCall, defensesToTell, mayDecline, supportOptions, type SupportOption } from '../rules/support-call'
import type { Battle, Side, State } from '../model/state'

/** R14.6–R14.12: declaring support. Every declaration can be changed until both sides of the battle confirm (A22). */

/** Draft with the declarations of support so far; an area without a declaration supports neither side. */
export interface SupportDraft {
  readonly supports: CallSupport['supports']
  readonly defense?: OrderId
}

export type SupportStep =
  | { readonly area: AreaId; readonly for: Side | 'none'; readonly special?: boolean }
  /** Step in which the supported side declines the support of an area, or accepts it again. */
  | { readonly decline: AreaId; readonly declined: boolean }
  /** Step that reports the Defense order in the battle area; `defense` is omitted if the area has no Defense order. */
  | { readonly defense?: OrderId; readonly reported: true }

const declare = (draft: SupportDraft, { area, for: side, special }: Extract<SupportStep, { area: AreaId }>): SupportDraft => {
  const others = draft.supports.filter((other) => other.area !== area)
  return { ...draft, supports: [...others, { area, for: side, ...(special === undefined ? {} : { special }) }] }
}

const tell = ({ supports }: SupportDraft, defense: OrderId | undefined): SupportDraft =>
  defense === undefined ? { supports } : { supports, defense }

const decline = (draft: SupportDraft, { decline: area, declined }: Extract<SupportStep, { decline: AreaId }>): SupportDraft => ({
  ...draft,
  supports: draft.supports.map((support) => {
    if (support.area !== area) return support
    const { declined: _before, ...offered } = support
    return declined ? { ...offered, declined: true } : offered
  }),
})

export const supportDomain = (state: State, battle: Battle): MoveDomain<SupportDraft, SupportStep> => {
  const ordersReported = state.tracking.orders === 'table'
  const options = supportOptions(state, battle)
  const after = (draft: SupportDraft, step: SupportStep): SupportDraft => {
    if ('reported' in step) return tell(draft, step.defense)
    return 'decline' in step ? decline(draft, step) : declare(draft, step)
  }
  const declarations = ({ area, sides }: SupportOption): readonly SupportStep[] =>
    [...sides, 'none' as const].flatMap((side): SupportStep[] =>
      ordersReported && side !== 'none' ? [false, true].map((special) => ({ area, for: side, special })) : [{ area, for: side }],
    )
  return {
    empty: { supports: [] },
    steps: (draft) => {
      const offered = draft.supports.filter((support) => support.for !== 'none')
      const declining = options.flatMap((option): SupportStep[] => {
        const support = mayDecline(state, battle, option) ? offered.find(({ area }) => area === option.area) : undefined
        return support === undefined ? [] : [{ decline: support.area, declined: support.declined !== true }]
      })
      const defenses: readonly SupportStep[] = ordersReported
        ? [{ reported: true }, ...defensesToTell(state, battle).map((defense) => ({ defense, reported: true }) as const)]
        : []
      const steps = [...options.flatMap(declarations), ...declining, ...defenses]
      return steps.filter((step) => checkCall(state, battle, after(draft, step)).ok)
    },
    take: (draft, step) => {
      const next = after(draft, step)
      const checked = checkCall(state, battle, next)
      return checked.ok ? accepted(next) : checked
    },
    finish: (draft) => {
      const checked = checkCall(state, battle, draft)
      return checked.ok ? accepted({ do: 'callSupport', ...draft }) : checked
    },
    sample: (random) => sampleCall(state, battle, options, random),
  }
}

/**
 * Returns the initial draft. If orders are tracked, Support orders of both combatants support their own side; the other houses have not
 * declared support yet.
 */
export const supportStart = (state: State, battle: Battle): SupportDraft => {
  if (state.tracking.orders === 'table') return { supports: [] }
  const own = supportOptions(state, battle).flatMap(({ area, sides: [side, other] }) =>
    side === undefined || other !== undefined ? [] : [{ area, for: side }],
  )
  const draft = { supports: own }
  return checkCall(state, battle, draft).ok ? draft : { supports: [] }
}

/** Returns random declarations of support: some areas support a side, and some support is declined. */
const sampleCall = (state: State, battle: Battle, options: readonly SupportOption[], random: Random): CallSupport => {
  const ordersReported = state.tracking.orders === 'table'
  let draft: SupportDraft = { supports: [] }
  const attempt = (next: SupportDraft) => {
    if (checkCall(state, battle, next).ok) draft = next
  }
  for (const option of options) {
    if (random() < (ordersReported ? 0.6 : 0.2)) continue
    const side = oneOf(random, option.sides)
    if (side === undefined) continue
    attempt(declare(draft, { area: option.area, for: side, ...(ordersReported ? { special: random() < 0.2 } : {}) }))
    if (mayDecline(state, battle, option) && random() < 0.15) attempt(decline(draft, { decline: option.area, declined: true }))
  }
  const defense = ordersReported && random() < 0.3 ? oneOf(random, defensesToTell(state, battle)) : undefined
  attempt(tell(draft, defense))
  return { do: 'callSupport', ...draft }
}
