import { useNavigate } from 'react-router'
import type { AreaId, HouseId } from '../../box/box'
import { decider } from '../../model/position'
import { retreatDomain } from '../../prompts/battle-losses'
import { supportDomain, supportStart, type SupportDraft } from '../../prompts/battle-support'
import { marchDomain, stillThere, type MarchDraft } from '../../prompts/marches'
import { raidDomain, type RaidDraft } from '../../prompts/raids'
import type { MusterDraft } from '../../prompts/mustering'
import type { Question } from '../../model/prompt-kinds'
import { marchesOf } from '../../rules/marches'
import { musterLedger } from '../../rules/mustering'
import { raidsOf } from '../../rules/raids'
import { retreatOptions } from '../../rules/retreat'
import { supportOptions } from '../../rules/support-call'
import { NO_UNITS, type State } from '../../model/state'
import { count, plus } from '../../model/units'
import { useTable } from '../hook'
import { focusArea } from '../focused-area'
import { useGamePath } from '../../../../table/paths'
import { withUnits } from '../questions/marching'
import { marchAreas, marchStart } from '../questions/march-on-map'
import { stackOf } from '../../../../table/question/answering'
import { useLastEntry } from '../questions/play'
import { raidAreas, raidStart } from '../questions/raid-on-map'
import { useSpeech } from '../speech'

/** Moves that the open questions allow in an area. The panel about the area shows a button for each of them. */

/** A possible move in an area. `next` is the draft of the question with this move; undefined if the button only opens the question. */
export interface Offer {
  readonly area: AreaId
  readonly what: 'marchFrom' | 'marchTo' | 'raidFrom' | 'raidHere' | 'muster' | 'retreat' | 'support'
  readonly next?: unknown
  /** Area from which the march or raid comes. */
  readonly from?: AreaId
  /** House that receives the support. */
  readonly house?: HouseId
}

const marchOffers = (state: State, draft: MarchDraft): readonly Offer[] => {
  const domain = marchDomain(state)
  const { house, from } = draft
  if (house === undefined) return []
  const origins = marchesOf(state, house).flatMap((area): readonly Offer[] => {
    if (area === from) return [{ area, what: 'marchFrom' }]
    const begun = domain.take(draft, { from: area })
    return begun.ok ? [{ area, what: 'marchFrom', next: begun.value }] : []
  })
  const left = stillThere(state, draft)
  if (from === undefined || !state.tracking.units || count(left) === 0) return origins
  const targets = marchAreas(state, draft).flatMap((area): readonly Offer[] => {
    const going = draft.moves.find(({ to }) => to === area)?.units ?? NO_UNITS
    return [{ area, what: 'marchTo', from, next: withUnits(state, draft, area, plus(going, left)) }]
  })
  return [...targets, ...origins]
}

const raidOffers = (state: State, draft: RaidDraft): readonly Offer[] => {
  const domain = raidDomain(state)
  const { house, from } = draft
  if (house === undefined) return []
  const origins = raidsOf(state, house).flatMap((area): readonly Offer[] => {
    if (area === from) return [{ area, what: 'raidFrom' }]
    const begun = domain.take(draft, { from: area })
    return begun.ok ? [{ area, what: 'raidFrom', next: begun.value }] : []
  })
  if (from === undefined) return origins
  const targets = raidAreas(state, draft).flatMap((area): readonly Offer[] => {
    // If the players report orders, the player chooses the kind of order later, in the question.
    if (state.tracking.orders === 'table') return [{ area, what: 'raidHere', from }]
    const hit = domain.take(draft, { target: { area } })
    return hit.ok ? [{ area, what: 'raidHere', from, next: hit.value }] : []
  })
  return [...targets, ...origins]
}

const musterOffers = (state: State, house: HouseId, { steps }: MusterDraft): readonly Offer[] =>
  musterLedger(state, house, steps).flatMap(({ area, points, spent }) => (spent < points ? [{ area, what: 'muster' as const }] : []))

const battleOffers = (state: State, kind: 'retreat' | 'support', draft: unknown): readonly Offer[] => {
  const { battle } = state
  if (battle === undefined) return []
  if (kind === 'retreat') {
    const domain = retreatDomain(state, battle)
    return retreatOptions(state, battle).flatMap(({ area }): readonly Offer[] => {
      const chosen = domain.take((draft as typeof domain.empty | undefined) ?? domain.empty, { to: area })
      return chosen.ok ? [{ area, what: 'retreat', next: chosen.value }] : []
    })
  }
  const domain = supportDomain(state, battle)
  const declared = (draft as SupportDraft | undefined) ?? supportStart(state, battle)
  return supportOptions(state, battle).flatMap(({ area, sides }) =>
    sides.flatMap((side): readonly Offer[] => {
      const step = state.tracking.orders === 'table' ? { area, for: side, special: false } : { area, for: side }
      const offered = domain.take(declared, step)
      return offered.ok ? [{ area, what: 'support', house: battle[side], next: offered.value }] : []
    }),
  )
}

/** Returns the possible moves of a question in areas, given its draft; empty for questions that are not about areas. */
export const offersOf = (state: State, { kind, roles }: Question, draft: unknown): readonly Offer[] => {
  if (kind === 'march') return marchOffers(state, (draft as MarchDraft | undefined) ?? marchStart(state))
  if (kind === 'raid') return raidOffers(state, (draft as RaidDraft | undefined) ?? raidStart(state))
  if (kind === 'muster' && state.tracking.units)
    return musterOffers(state, roles[0] ?? decider(state), (draft as MusterDraft | undefined) ?? { steps: [] })
  return kind === 'retreat' || kind === 'support' ? battleOffers(state, kind, draft) : []
}

/** Returns the possible moves of all open questions in areas. */
function useOffers(): readonly (Offer & { readonly question: Question })[] {
  const { state, prompts, drafts } = useTable((open) => open)
  const at = useLastEntry().id
  return prompts.flatMap((question) =>
    offersOf(state, question, stackOf(drafts[question.key], at).at(-1)).map((offer) => ({ ...offer, question })),
  )
}

/** Returns the areas in which an open question allows a move. */
export const useLitAreas = (): readonly AreaId[] => [...new Set(useOffers().map(({ area }) => area))]

/**
 * Returns a function that lists a button for each possible move in an area. A tap on a button puts the move into the unfinished answer and
 * opens the question.
 */
export function useMovesAt(): (area: AreaId) => readonly { readonly label: string; readonly begin: () => void }[] {
  const { words, say, names } = useSpeech()
  const state = useTable((open) => open.state)
  const at = useLastEntry().id
  const drafts = useTable((open) => open.drafts)
  const setDraft = useTable((_, play) => play.setDraft)
  const navigate = useNavigate()
  const path = useGamePath()
  const offers = useOffers()
  return (area) =>
    offers
      .filter((offer) => offer.area === area)
      .map(({ question, what, next, from, house }) => ({
        label: say(words.areas.moves[what], {
          area: names.area(state, from ?? area),
          house: house === undefined ? '' : names.house.plain(house),
        }),
        begin: () => {
          const stack = [...stackOf(drafts[question.key], at), next]
          if (next !== undefined) void setDraft(question, { at, stack })
          focusArea(question, at, what === 'marchFrom' || what === 'raidFrom' ? undefined : area)
          void navigate(path())
        },
      }))
}
