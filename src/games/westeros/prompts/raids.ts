import { accepted } from '../../../referee'
import type { AreaId, HouseId } from '../box/box'
import type { RaidTarget } from '../model/moves'
import type { Move } from '../rules/moves'
import type { Raid } from '../rules/raids'
import { orderToken, areaAt } from '../model/position'
import { NOTHING_WAIVED, refuse } from '../model/refusals'
import { oneOf } from '../model/prompt-kinds'
import type { MoveDomain } from './domains'
import { raider, raidsOf, raidTargets, targetLimit, targetObjection } from '../rules/raids'
import { reportedObjection } from '../rules/reported-orders'
import type { State } from '../model/state'

/** R9: question about resolving a Raid order. */

/** Draft of a raid. `over`: the players report that no raid is left on the board; possible only if orders are not tracked. */
export interface RaidDraft {
  readonly house?: HouseId
  readonly from?: AreaId
  readonly special: boolean
  readonly targets: readonly RaidTarget[]
  readonly over: boolean
}
export type RaidStep =
  | { readonly house: HouseId }
  | { readonly from: AreaId }
  | { readonly special: boolean }
  | { readonly target: RaidTarget }
  | { readonly over: true }

export const raidDomain = (state: State): MoveDomain<RaidDraft, RaidStep> => {
  const ordersReported = state.tracking.orders === 'table'
  const turn = raider(state)
  const isSpecial = (draft: RaidDraft): boolean => {
    const order = draft.from === undefined ? undefined : areaAt(state, draft.from).order
    return ordersReported || order === undefined ? draft.special : orderToken(state, order.order).special
  }
  const mayStar = (house: HouseId, from: AreaId) => reportedObjection(state, house, from, 'raid-star') === undefined
  /** Returns the targets that remain possible if the order is special, or if it is not. */
  const targetsFor = ({ house, from, targets }: RaidDraft, special: boolean): RaidDraft['targets'] => {
    if (house === undefined || from === undefined) return []
    const possible = targets.filter((target) => targetObjection(state, house, from, target, NOTHING_WAIVED, special) === undefined)
    return possible.slice(0, targetLimit(state, special))
  }
  const begin = (house: HouseId | undefined): RaidDraft => ({
    ...(house === undefined ? {} : { house }),
    special: false,
    targets: [],
    over: false,
  })
  const move = (draft: RaidDraft): Raid | undefined =>
    draft.house === undefined || draft.from === undefined
      ? undefined
      : { do: 'raid', house: draft.house, from: draft.from, targets: draft.targets, ...(ordersReported ? { special: draft.special } : {}) }
  return {
    empty: begin(turn),
    steps: (draft) => {
      if (draft.house === undefined || draft.over) return []
      if (draft.from === undefined) {
        const others: RaidStep[] = ordersReported ? [...state.playing.map((house) => ({ house })), { over: true }] : []
        return [...raidsOf(state, draft.house).map((from) => ({ from })), ...others]
      }
      const taken = draft.targets.map(({ area }) => area)
      const open = draft.targets.length < targetLimit(state, isSpecial(draft))
      const targets = raidTargets(state, draft.house, draft.from, isSpecial(draft)).filter(({ area }) => !taken.includes(area))
      const star = ordersReported && (draft.special || mayStar(draft.house, draft.from)) ? [{ special: !draft.special }] : []
      return [...star, ...(open ? targets.map((target) => ({ target })) : [])]
    },
    take: (draft, step) => {
      if ('over' in step) return ordersReported ? accepted({ ...draft, over: true }) : refuse('NOT_TRACKED', { part: 'orders' })
      if ('house' in step) return accepted(begin(step.house))
      if ('special' in step && step.special && draft.house !== undefined && draft.from !== undefined) {
        const refusal = reportedObjection(state, draft.house, draft.from, 'raid-star')
        if (refusal !== undefined) return { ok: false, refusal }
      }
      if ('special' in step) return accepted({ ...draft, special: step.special, targets: targetsFor(draft, step.special) })
      if ('from' in step) return accepted({ ...draft, from: step.from, targets: [] })
      if (draft.house === undefined || draft.from === undefined) return refuse('NO_RAID_THERE', {})
      const refusal = targetObjection(state, draft.house, draft.from, step.target, NOTHING_WAIVED, isSpecial(draft))
      if (refusal !== undefined) return { ok: false, refusal }
      const limit = targetLimit(state, isSpecial(draft))
      if (draft.targets.length >= limit) return refuse('TOO_MANY_TARGETS', { limit })
      return accepted({ ...draft, targets: [...draft.targets, step.target] })
    },
    finish: (draft) => {
      if (draft.over) return accepted<Move>({ do: 'endRaids' })
      const whole = move(draft)
      return whole === undefined ? refuse('NO_RAID_THERE', { house: draft.house ?? '' }) : accepted<Move>(whole)
    },
    sample: (random) => {
      if (ordersReported && random() < 0.5) return { do: 'endRaids' }
      const house = ordersReported ? oneOf(random, state.playing) : turn
      const from = house === undefined ? undefined : oneOf(random, raidsOf(state, house))
      if (house === undefined || from === undefined) return ordersReported ? { do: 'endRaids' } : undefined
      const order = areaAt(state, from).order
      const special = ordersReported
        ? random() < 0.3 && mayStar(house, from)
        : order !== undefined && orderToken(state, order.order).special
      const targets: RaidTarget[] = []
      for (let n = 0; n < targetLimit(state, special) && random() < 0.85; n++) {
        const open = raidTargets(state, house, from, special).filter(({ area }) => targets.every((target) => target.area !== area))
        const target = oneOf(random, open)
        if (target !== undefined) targets.push(target)
      }
      return { do: 'raid', house, from, targets, ...(ordersReported ? { special } : {}) }
    },
  }
}
