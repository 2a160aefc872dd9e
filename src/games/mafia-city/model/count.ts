import { FEWEST_PLAYERS, LOCATIONS, MOST_PLAYERS, TOKENS_IN_BOX, type Colour } from '../box/box'
import type { CityMap, Counts, State } from './state'
import { coloursOf, countIn, inCity, stackAt, totalOf } from './tokens'

/**
 * Checks the invariants I1, I2 and I3 about players, Mafiosi, and the figures (the Policeman and the Mayor). Every position fulfils these
 * invariants, also after corrections and overruled refusals.
 */

/** Returns the ids of the broken invariants; an empty list if no invariant is broken. */
export const broken = (state: State): readonly string[] =>
  [
    holdsPlayers(state) && (state.map === undefined || isMap(state.map)) ? undefined : 'I1',
    holdsTokens(state) ? undefined : 'I2',
    holdsFigures(state) ? undefined : 'I3',
  ].flatMap((fault) => fault ?? [])

/** R2: returns whether the map has each tile exactly once: one tile in the middle and six tiles around it. */
export const isMap = ({ centre, ring }: { readonly centre: number; readonly ring: readonly number[] }): boolean => {
  const tiles = [centre, ...ring]
  return tiles.length === LOCATIONS.length && LOCATIONS.every((at) => tiles.includes(at))
}
export const asMap = (map: { readonly centre: number; readonly ring: readonly number[] }): CityMap | undefined =>
  isMap(map) ? (map as CityMap) : undefined

/**
 * I1: the game has three to five players with different colours. The start player and the players who have passed are players of the game.
 */
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

/**
 * Returns for each player the number of Mafiosi above the right number. A negative number means that Mafiosi are missing. Players with the
 * right number of Mafiosi are omitted.
 */
export const tokensOff = (state: Pick<State, 'players' | 'numbers' | 'hand' | 'reserve' | 'cell' | 'stacks'>): Counts => {
  const total = totalOf(state)
  const off = coloursOf(state).map((colour) => {
    const found = [state.hand, state.reserve, state.cell].reduce((sum, counts) => sum + (counts[colour] ?? 0), inCity(state, colour))
    return [colour, found - total] as const
  })
  return Object.fromEntries(off.filter(([, difference]) => difference !== 0))
}

/** I2: each player has the right number of Mafiosi, and colours without a player have none. */
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

/** I3: the Policeman and the Mayor are either on their tiles or owned by a player of the game. */
const holdsFigures = (state: State): boolean =>
  LOCATIONS.includes(state.hitman) &&
  [state.policeman, state.mayor].every((holder) => holder === undefined || coloursOf(state).includes(holder))

/** Returns the number of Mafiosi of each player in a stack. Players without a Mafioso are omitted. */
export const countsIn = (state: Pick<State, 'players'>, stack: readonly Colour[]): Counts =>
  Object.fromEntries(coloursOf(state).flatMap((colour) => (stack.includes(colour) ? [[colour, countIn(stack, colour)]] : [])))
