import { numberOf, UNIT_KINDS, type AreaId, type UnitKind, type Units } from '../../box/box'
import { areaAt } from '../../model/position'
import { NO_UNITS, type State } from '../../model/state'
import { minus, plus, singly, units } from '../../model/units'
import { marchDomain, stillThere, type MarchDraft, type MarchStep } from '../../prompts/marches'
import { isContested } from '../../rules/marches'

/** R10.2: divides the units of a march among its targets. The rules check each change, so that a draft is always legal. */

/** Returns the units that go to an area. */
export const goingTo = (draft: MarchDraft, to: AreaId): Units => draft.moves.find((move) => move.to === to)?.units ?? NO_UNITS

/** Returns the units that go to any area. */
export const allGoing = (draft: MarchDraft): Units => draft.moves.reduce((sum, move) => plus(sum, move.units), NO_UNITS)

/** Returns the draft with exactly these units going to one area. Rebuilds the draft step by step. */
export const withUnits = (state: State, draft: MarchDraft, to: AreaId, wanted: Units): MarchDraft => {
  const domain = marchDomain(state)
  const known = draft.moves.some((move) => move.to === to)
  const moves = known ? draft.moves.map((move) => (move.to === to ? { to, units: wanted } : move)) : [...draft.moves, { to, units: wanted }]
  const step = (now: MarchDraft, next: MarchStep): MarchDraft => {
    const answer = domain.take(now, next)
    return answer.ok ? answer.value : now
  }
  const empty: MarchDraft = { ...draft, moves: [], leaveToken: false, support: [] }
  const moved = moves.reduce((now, move) => singly(move.units).reduce((one, unit) => step(one, { to: move.to, unit }), now), empty)
  const enters = moved.moves.some((move) => areaAt(state, move.to).neutral !== undefined)
  const helped = enters ? { ...moved, support: draft.support } : moved
  return draft.leaveToken ? step(helped, { leaveToken: true }) : helped
}

/** Sends all remaining units to an area. */
export const withAll = (state: State, draft: MarchDraft, to: AreaId): MarchDraft =>
  withUnits(state, draft, to, plus(goingTo(draft, to), stillThere(state, draft)))

/** Adds or removes one unit. If all units already have a target, the added unit comes from the target with most units of this kind. */
export const withStep = (state: State, draft: MarchDraft, to: AreaId, kind: UnitKind, by: 1 | -1): MarchDraft => {
  const one = units({ [kind]: 1 })
  if (by === -1) return withUnits(state, draft, to, minus(goingTo(draft, to), one))
  const more = (now: MarchDraft) => withUnits(state, now, to, plus(goingTo(now, to), one))
  if (numberOf(stillThere(state, draft), kind) > 0) return more(draft)
  const [giver] = draft.moves
    .filter((move) => move.to !== to && numberOf(move.units, kind) > 0)
    .toSorted((a, b) => numberOf(b.units, kind) - numberOf(a.units, kind))
  return giver === undefined ? draft : more(withUnits(state, draft, giver.to, minus(giver.units, one)))
}

/** Returns whether no further unit of a kind can go to an area. */
export const isFull = (state: State, draft: MarchDraft, to: AreaId, kind: UnitKind): boolean =>
  goingTo(withStep(state, draft, to, kind, 1), to)[kind] === goingTo(draft, to)[kind]

/** R10.4: returns whether the march already attacks an area other than this one. */
export const attacksElsewhere = (state: State, { house, moves }: MarchDraft, to: AreaId): boolean =>
  house !== undefined && isContested(state, house, to) && moves.some((move) => move.to !== to && isContested(state, house, move.to))

/** Returns the kinds of units of which there is at least one. */
export const kindsOf = (standing: Units): readonly UnitKind[] => UNIT_KINDS.filter((kind) => numberOf(standing, kind) > 0)
