import type { Refusal } from '../../../../referee'
import { LOCATIONS, type Colour, type Place } from '../../box/box'
import type { Act } from '../../rules/action-phase'
import type { OwnMove } from '../../rules/moves'
import type { State } from '../../model/state'
import { coloursOf, countIn, neighboursOf, stackAt } from '../../model/tokens'
import { nextToAct } from '../../rules/action-phase'
import type { RefusedFacts } from '../../words/shared/refused-facts'

/** Functions that return names for the text of a refusal, in the current language. */
export interface RefusedNames {
  readonly called: (colour: Colour) => string
  readonly acts: Readonly<Partial<Record<string, string>>>
  readonly numbered: (at: Place) => string
  /** Returns the phrase for "in" a location, e.g. "in the Harbour". */
  readonly inside: (at: Place) => string
}

const placeOf = (spot: unknown): Place | undefined => LOCATIONS.find((at) => at === spot)

/** Returns the locations at which the refused move would be legal. */
const elsewhere = (state: State, by: Colour, code: string, move: Partial<Act>): readonly Place[] => {
  switch (code) {
    case 'RAID_NEEDS_TWO':
      return LOCATIONS.filter((at) => countIn(stackAt(state, at), by) > 1)
    case 'NOT_OWN_TOKEN':
      return LOCATIONS.filter((at) => countIn(stackAt(state, at), by) > 0)
    case 'NO_SUCH_TOKEN':
      return LOCATIONS.filter((at) => (move.what === 'hat' ? countIn(stackAt(state, at), by) : stackAt(state, at).length) > 0)
    case 'LOCATION_EMPTY':
      return LOCATIONS.filter((at) => stackAt(state, at).length > 0)
    case 'SAME_LOCATION':
      return LOCATIONS.filter((at) => at !== move.at && (move.what !== 'strings' || stackAt(state, at).length > 0))
    case 'NOT_ADJACENT':
      return neighboursOf(state.map, state.hitman)
    default:
      return []
  }
}

/** Returns the location that the refusal is about. */
const aboutOf = (state: State, code: string, { at, to }: Partial<Act>): Place | undefined => {
  const [first, second] = [placeOf(at), placeOf(to)]
  return code === 'LOCATION_EMPTY' && first !== undefined && stackAt(state, first).length > 0 ? second : first
}

/** Returns the player who has to act or decide now, if this is the reason for the refusal. */
const nextOf = (state: State, { code, params }: Refusal): Colour | undefined => {
  const named = coloursOf(state).find((colour) => colour === params['next'] || colour === params['controller'])
  if (named !== undefined) return named
  if (code === 'NOT_MAYOR_HOLDER') return state.mayor
  if (code === 'NOT_CONTROLLER') return state.cycle?.control?.controller
  return code === 'NOT_YOUR_TURN' ? nextToAct(state).next : undefined
}

/** Returns the names and numbers that the text of a refusal contains. */
export const factsOf = (state: State, refusal: Refusal, move: OwnMove | undefined, names: RefusedNames): RefusedFacts => {
  const { code, params } = refusal
  const act: Partial<Act> = move?.do === 'act' ? move : {}
  const by = coloursOf(state).find((colour) => move !== undefined && 'by' in move && move.by === colour) ?? nextToAct(state).next ?? 'red'
  const about = aboutOf(state, code, act)
  const owner = coloursOf(state).find((colour) => colour === params['owner'] || colour === params['from'])
  const next = nextOf(state, refusal)
  return {
    who: names.called(by),
    what: names.acts[act.what ?? 'place'] ?? '',
    inside: about === undefined ? '' : names.inside(about),
    own: about === undefined ? 0 : countIn(stackAt(state, about), by),
    hand: state.hand[by] ?? 0,
    reserve: state.reserve[by] ?? 0,
    cards: state.cards[by] ?? 0,
    owner: owner && names.called(owner),
    next: next && names.called(next),
    elsewhere: elsewhere(state, by, code, act).map(names.numbered),
  }
}

/** Returns legal moves that the app offers instead of a refused move: the same card at another location, or moves that need no Mafioso. */
export const legalInstead = (move: OwnMove | undefined, isLegal: (move: OwnMove) => boolean): readonly OwnMove[] => {
  if (move?.do === 'moveHitman') return LOCATIONS.map((to): OwnMove => ({ ...move, to })).filter(isLegal)
  if (move?.do !== 'act') return []
  const { by, what } = move
  if (what === 'raid') return LOCATIONS.map((at): OwnMove => ({ do: 'act', by, what, at })).filter(isLegal)
  if (what === 'place') return (['wait', 'pass'] as const).map((one): OwnMove => ({ do: 'act', by, what: one })).filter(isLegal)
  return []
}
