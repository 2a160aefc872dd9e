import { numberAt } from '../../../kit/rule-points'
import { LOCATIONS, type Colour, type Place } from '../box/box'
import { inHand, inReserve, target } from '../box/numbers'
import type { CityMap, Counts, Stack, State } from './state'

/** Functions that read from a state the positions of Mafiosi and the numbers that players can change, e.g. the target of victory points. */

export const stackAt = ({ stacks }: Pick<State, 'stacks'>, at: Place): Stack => stacks[at] ?? []
/** Returns the colour of the Mafioso at a height of the stack of a location. Heights are counted from 1 at the bottom. */
export const tokenAt = (state: Pick<State, 'stacks'>, at: Place, place: number): Colour | undefined => stackAt(state, at)[place - 1]
export const countIn = (stack: Stack, colour: Colour): number => stack.filter((one) => one === colour).length
/** Returns the number of Mafiosi that a player has at all locations, without the Cell. */
export const inCity = (state: Pick<State, 'stacks'>, colour: Colour): number =>
  LOCATIONS.reduce<number>((total, at) => total + countIn(stackAt(state, at), colour), 0)
export const isCityEmpty = (state: Pick<State, 'stacks'>): boolean => LOCATIONS.every((at) => stackAt(state, at).length === 0)

export const coloursOf = ({ players }: Pick<State, 'players'>): readonly Colour[] => players.map(({ colour }) => colour)

type Rules = Pick<State, 'numbers' | 'players'>
const agreed = ({ numbers, players }: Rules, point: (players: number) => Parameters<typeof numberAt>[1]): number =>
  numberAt(numbers, point(players.length)) ?? 0
export const handAtStart = (state: Rules): number => agreed(state, inHand)
export const reserveAtStart = (state: Rules): number => agreed(state, inReserve)
/** Returns the total number of Mafiosi that each player has in this game: in hand and in reserve at the start. */
export const totalOf = (state: Rules): number => handAtStart(state) + reserveAtStart(state)
export const targetOf = (state: Rules & Pick<State, 'settings'>): number =>
  agreed(state, (players) => target(players, state.settings.level))
/** Returns whether a player has reached the target number of victory points (R37). */
export const isReached = (state: Rules & Pick<State, 'settings' | 'vp'>): boolean =>
  coloursOf(state).some((colour) => (state.vp[colour] ?? 0) >= targetOf(state))

/**
 * Returns the locations that share an edge with a location (R2). The middle location borders all other locations. A location of the ring
 * borders the middle and its two neighbours in the ring.
 */
export const neighboursOf = (map: CityMap | undefined, at: Place): readonly Place[] => {
  if (map === undefined) return []
  const { centre, ring } = map
  if (at === centre) return ring.toSorted((a, b) => a - b)
  const here = ring.indexOf(at)
  const beside = [ring[(here + 1) % ring.length], ring[(here + ring.length - 1) % ring.length]]
  return here < 0 ? [] : [centre, ...beside.flatMap((one) => one ?? [])].toSorted((a, b) => a - b)
}

/** Adds `more` to the number of one player in `counts`. A negative sum is replaced by 0. */
export const plus = (counts: Counts, colour: Colour, more: number): Counts => ({
  ...counts,
  [colour]: Math.max(0, (counts[colour] ?? 0) + more),
})
