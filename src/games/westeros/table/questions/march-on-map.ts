import type { AreaId } from '../../box/box'
import { marchDomain, stillThere, type MarchDraft, type MarchStep } from '../../prompts/marches'
import type { Question } from '../../model/prompt-kinds'
import { refuse, type Code } from '../../model/refusals'
import type { Refusal } from '../../../../referee'
import { reachable } from '../../rules/geography'
import { marchesOf, wayObjection } from '../../rules/marches'
import { NO_UNITS, type State } from '../../model/state'
import { count, singly } from '../../model/units'
import { useFocusedArea } from '../focused-area'
import { useReason } from '../../../../table/question/speech'
import { startDraft, type Answering } from '../../../../table/question/answering'
import { attacksElsewhere, withAll, withUnits } from './marching'
import { useGameState } from './play'
import { useQuestionWords } from '../words/questions'

/** R10–R13: possible origins and targets of a march on the map. */

/** Returns the first draft of a march. If only one March order exists, it is already chosen. */
export const marchStart = (state: State): MarchDraft => {
  const domain = marchDomain(state)
  const { house } = domain.empty
  const origins = state.tracking.orders === 'table' || house === undefined ? [] : marchesOf(state, house)
  return startDraft(
    domain,
    origins.map((from) => ({ from })),
  )
}

/** Returns the areas that can be chosen next: origins of the march, then targets. */
export const marchAreas = (state: State, draft: MarchDraft): readonly AreaId[] => {
  const { house, from } = draft
  if (house === undefined) return []
  if (from === undefined || !state.tracking.units) return marchesOf(state, house)
  return [...reachable(state, house, from).keys()].filter((to) => targetObjection(state, draft, to) === undefined)
}

/**
 * Returns the reason why no unit can go to an area. If all units already have a target, the area is still allowed, because the player can
 * redirect units.
 */
export const targetObjection = (state: State, draft: MarchDraft, to: AreaId): Refusal<Code> | undefined => {
  const [unit] = singly(stillThere(state, draft))
  const { house, from, moves } = draft
  if (house === undefined || from === undefined || moves.some((move) => move.to === to)) return undefined
  if (unit === undefined)
    return (
      wayObjection(state, house, from, to) ??
      (attacksElsewhere(state, draft, to) ? refuse('SECOND_BATTLE', { areas: [to] }).refusal : undefined)
    )
  const answer = marchDomain(state).take(draft, { to, unit })
  return answer.ok ? undefined : answer.refusal
}

/** Returns the reason why an area cannot be chosen next: the area has no March order, or no unit can go there. */
export const marchAreaObjection = (state: State, draft: MarchDraft, area: AreaId): Refusal<Code> | undefined => {
  const { house, from } = draft
  if (house === undefined) return undefined
  if (from !== undefined && state.tracking.units) return area === from ? undefined : targetObjection(state, draft, area)
  if (marchesOf(state, house).includes(area)) return undefined
  return (state.tracking.orders === 'app' ? refuse('NO_MARCH_THERE', { house, area }) : refuse('NO_UNIT', { house, area })).refusal
}

/** Returns the paths of a march to each target to which units go, and to the area that the user points at. */
const pathsOf = (state: State, { house, from, moves }: MarchDraft, looked: AreaId | undefined): readonly (readonly AreaId[])[] => {
  if (house === undefined || from === undefined) return []
  const reach = reachable(state, house, from)
  const targets = new Set([...moves.map(({ to }) => to), ...(looked === undefined ? [] : [looked])])
  return [...targets].flatMap((to) => {
    const over = reach.get(to)
    return over === undefined ? [] : [[from, ...over, to]]
  })
}

/**
 * Returns the map of a march and the effect of a press on the map.
 * @param spent areas whose order is already used: the map does not offer them as origins
 */
export function useMarchOnMap(question: Question, { draft, put, setDraft }: Answering<MarchDraft, MarchStep>, spent: readonly AreaId[]) {
  const state = useGameState()
  const reason = useReason()
  const { words } = useQuestionWords()
  const [looked, look] = useFocusedArea(question)
  const { house, from, moves } = draft
  const sends = from !== undefined && state.tracking.units
  const legal = marchAreas(state, draft)
  // R10.1: before the player sends any unit, another March order can be chosen. An area that the units can reach is a target instead.
  const starts =
    sends && house !== undefined && moves.length === 0 && state.tracking.orders === 'app'
      ? marchesOf(state, house).filter((area) => area !== from && !reachable(state, house, from).has(area))
      : []
  const start = (area: AreaId) => {
    look(undefined)
    put({ from: area })
  }
  const tap = (to: AreaId) => {
    const goes = moves.some((move) => move.to === to)
    look(goes ? undefined : to)
    if (goes) setDraft(withUnits(state, draft, to, NO_UNITS))
    else if (count(stillThere(state, draft)) > 0) setDraft(withAll(state, draft, to))
  }
  return {
    looked,
    look,
    map: {
      legal: [...legal, ...starts].filter((area) => sends || !spent.includes(area)),
      origin: sends ? from : undefined,
      targets: moves.map(({ to }) => to),
      chosen: sends ? looked : from,
      paths: pathsOf(state, draft, looked),
      objection: (area: AreaId) => {
        if (starts.includes(area)) return undefined
        return !sends && spent.includes(area) ? words.orderUsed : reason(marchAreaObjection(state, draft, area))
      },
      onChoose: (area: AreaId) => (sends && !starts.includes(area) ? tap(area) : start(area)),
    },
  }
}
