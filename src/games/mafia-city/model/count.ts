import { FEWEST_PLAYERS, LOCATIONS, MOST_PLAYERS, TOKENS_IN_BOX, type Colour } from '../box/box'
import type { CityMap, Counts, State } from './state'
import { coloursOf, countIn, inCity, stackAt, totalOf } from './tokens'

/** The invariants of players, Mafiosi and figures: I1, I2, I3. They hold in every position, also after a correction or an overruling. */

/** The numbers of the invariants that do not hold; empty = all do. */
export const broken = (state: State): readonly string[] =>
  [
    holdsPlayers(state) && (state.map === undefined || isMap(state.map)) ? undefined : 'I1',
    holdsTokens(state) ? undefined : 'I2',
    holdsFigures(state) ? undefined : 'I3',
  ].flatMap((fault) => fault ?? [])

/** R2: each tile once, one in the middle and six around. */
export const isMap = ({ centre, ring }: { readonly centre: number; readonly ring: readonly number[] }): boolean => {
  const tiles = [centre, ...ring]
  return tiles.length === LOCATIONS.length && LOCATIONS.every((at) => tiles.includes(at))
}
export const asMap = (map: { readonly centre: number; readonly ring: readonly number[] }): CityMap | undefined =>
  isMap(map) ? (map as CityMap) : undefined

/** I1 */
const holdsPlayers = ({ players, start, turns }: State): boolean => {
  const colours = players.map(({ colour }) => colour)
  return (
    players.length >= FEWEST_PLAYERS &&
    players.length <= MOST_PLAYERS &&
    new Set(colours).size === colours.length &&
    colours.includes(start) &&
    turns.passed.every((colour) => colours.includes(colour))
  )
}

/** How many Mafiosi of each player are too many, or too few below 0; only those that are not right. */
export const tokensOff = (state: Pick<State, 'players' | 'numbers' | 'hand' | 'reserve' | 'cell' | 'stacks'>): Counts => {
  const total = totalOf(state)
  const off = coloursOf(state).map((colour) => {
    const found = [state.hand, state.reserve, state.cell].reduce((sum, counts) => sum + (counts[colour] ?? 0), inCity(state, colour))
    return [colour, found - total] as const
  })
  return Object.fromEntries(off.filter(([, difference]) => difference !== 0))
}

/** I2: all of a player's Mafiosi are somewhere, and nobody else's are. */
const holdsTokens = (state: State): boolean => {
  if (!state.settings.tokensKept) return true
  const colours = coloursOf(state)
  const isPlaying = (colour: Colour) => colours.includes(colour)
  return (
    totalOf(state) <= TOKENS_IN_BOX &&
    Object.keys(tokensOff(state)).length === 0 &&
    colours.every((colour) => (state.fresh[colour] ?? 0) <= (state.cell[colour] ?? 0)) &&
    [state.hand, state.reserve, state.cell].every((counts) => Object.values(counts).every((count) => count >= 0)) &&
    LOCATIONS.every((at) => stackAt(state, at).every(isPlaying)) &&
    [state.hand, state.reserve, state.cell].every((counts) => Object.keys(counts).every((colour) => isPlaying(colour as Colour)))
  )
}

/** I3: Policeman and Mayor are on their tile or with somebody who plays. */
const holdsFigures = (state: State): boolean =>
  LOCATIONS.includes(state.hitman) &&
  [state.policeman, state.mayor].every((holder) => holder === undefined || coloursOf(state).includes(holder))

/** How many Mafiosi of a player lie in a stack, for those who have any there. */
export const countsIn = (state: Pick<State, 'players'>, stack: readonly Colour[]): Counts =>
  Object.fromEntries(coloursOf(state).flatMap((colour) => (stack.includes(colour) ? [[colour, countIn(stack, colour)]] : [])))
