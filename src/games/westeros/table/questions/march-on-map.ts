import type { AreaId } from '../../box/box'
import { marchDomain, stillThere, type MarchDraft, type MarchStep } from '../../prompts/marches'
import type { Question } from '../../model/prompt-kinds'
import { refuse, type Code } from '../../model/refusals'
import type { Refusal } from '../../../../referee'
import { reachable } from '../../rules/geography'
import { marchesOf, wayObjection } from '../../rules/marches'
import { NO_UNITS, type State } from '../../model/state'
import { count, singly } from '../../model/units'
import { useFocusedArea } from '../../../../table/question/focused-area'
import { useReason } from '../../../../table/question/speech'
import { startDraft, type Answering } from '../../../../table/question/answering'
import { attacksElsewhere, withAll, withUnits } from './marching'
import { useGameState } from './play'
import { useQuestionWords } from '../words/questions'

/** R10–R13: where a march may begin, and where its units may go, as the map shows it. */

/** Where the draft of a march begins: where there is one March order only, it is chosen already. */
export const marchStart = (state: State): MarchDraft => {
  const domain = marchDomain(state)
  const { house } = domain.empty
  const origins = state.tracking.orders === 'table' || house === undefined ? [] : marchesOf(state, house)
  return startDraft(
    domain,
    origins.map((from) => ({ from })),
  )
}

/** Areas that can be chosen next: where the march begins, then where its units go. */
export const marchAreas = (state: State, draft: MarchDraft): readonly AreaId[] => {
  const { house, from } = draft
  if (house === undefined) return []
  if (from === undefined || !state.tracking.units) return marchesOf(state, house)
  return [...reachable(state, house, from).keys()].filter((to) => targetObjection(state, draft, to) === undefined)
}

/** Why nobody can go to an area; that all units have been sent already is no reason, since they can be sent elsewhere. */
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

/** Why an area cannot be chosen next: no March order lies there, or nobody can go there. */
export const marchAreaObjection = (state: State, draft: MarchDraft, area: AreaId): Refusal<Code> | undefined => {
  const { house, from } = draft
  if (house === undefined) return undefined
  if (from !== undefined && state.tracking.units) return area === from ? undefined : targetObjection(state, draft, area)
  if (marchesOf(state, house).includes(area)) return undefined
  return (state.tracking.orders === 'app' ? refuse('NO_MARCH_THERE', { house, area }) : refuse('NO_UNIT', { house, area })).refusal
}

/** The ways of a march: of what has been sent, and to the area that is looked at. */
const waysOf = (state: State, { house, from, moves }: MarchDraft, looked: AreaId | undefined): readonly (readonly AreaId[])[] => {
  if (house === undefined || from === undefined) return []
  const reach = reachable(state, house, from)
  const targets = new Set([...moves.map(({ to }) => to), ...(looked === undefined ? [] : [looked])])
  return [...targets].flatMap((to) => {
    const over = reach.get(to)
    return over === undefined ? [] : [[from, ...over, to]]
  })
}

/**
 * The map of a march, and the effect of a tap on it.
 * @param spent areas whose order was used already: the map begins no march there
 */
export function useMarchOnMap(question: Question, { draft, put, become }: Answering<MarchDraft, MarchStep>, spent: readonly AreaId[]) {
  const state = useGameState()
  const reason = useReason()
  const { words } = useQuestionWords()
  const [looked, look] = useFocusedArea(question)
  const { house, from, moves } = draft
  const sends = from !== undefined && state.tracking.units
  const legal = marchAreas(state, draft)
  // R10.1: before anything is sent, another March order can be chosen, unless its area is within reach: then it is a target.
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
    if (goes) become(withUnits(state, draft, to, NO_UNITS))
    else if (count(stillThere(state, draft)) > 0) become(withAll(state, draft, to))
  }
  return {
    looked,
    look,
    map: {
      legal: [...legal, ...starts].filter((area) => sends || !spent.includes(area)),
      origin: sends ? from : undefined,
      targets: moves.map(({ to }) => to),
      chosen: sends ? looked : from,
      ways: waysOf(state, draft, looked),
      objection: (area: AreaId) => {
        if (starts.includes(area)) return undefined
        return !sends && spent.includes(area) ? words.orderUsed : reason(marchAreaObjection(state, draft, area))
      },
      onChoose: (area: AreaId) => (sends && !starts.includes(area) ? tap(area) : start(area)),
    },
  }
}
