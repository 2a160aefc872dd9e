import { FORTRESS_SITES, HARBOURS, PHASES, PIECES, SITES, type Colour } from '../box/board'
import type { Player, State } from './state'

/**
 * Checks the invariants of the pieces: I1, I2, I3, I6, I7, I11. Every position fulfils these invariants, also after corrections and
 * overruled refusals.
 */

/** Returns the ids of the broken invariants; an empty list if no invariant is broken. */
export const broken = (state: State): readonly string[] =>
  [
    holdsPlayers(state) ? undefined : 'I1',
    !state.settings.turnsTold || holdsPieces(state) ? undefined : 'I2',
    holdsSites(state) ? undefined : 'I3',
    holdsFortresses(state) ? undefined : 'I6',
    holdsShips(state) ? undefined : 'I7',
    holdsBonus(state) ? undefined : 'I11',
  ].flatMap((fault) => fault ?? [])

/** Returns all colours in play, in seat order. Each main colour is followed by its neutral colour. */
export const coloursOf = (players: readonly Player[]): readonly Colour[] =>
  players.flatMap(({ colour, neutral }) => (neutral === undefined ? [colour] : [colour, neutral]))

/** I1: the game has two to five players with different colours. In a two-player game, each player also has a neutral colour. */
export const holdsPlayers = ({ players, phase }: Pick<State, 'players' | 'phase'>): boolean => {
  const colours = coloursOf(players)
  const isPair = players.length === 2
  return (
    players.length >= 2 &&
    players.length <= 5 &&
    new Set(colours).size === colours.length &&
    players.every(({ neutral }) => (neutral !== undefined) === isPair) &&
    phase >= 1 &&
    phase <= PHASES
  )
}

const placedIn = ({ cities }: Pick<State, 'cities'>) => {
  const all = Object.values(cities)
  const among = (list: readonly (Colour | null)[], colour: Colour) => list.filter((one) => one === colour).length
  return {
    warehouses: (colour: Colour) => all.reduce((total, { row, shut }) => total + among(row, colour) + among(shut, colour), 0),
    fortresses: (colour: Colour) => all.reduce((total, { fortresses }) => total + among(fortresses, colour), 0),
  }
}

/** Returns the number of phases for which the players have already received pieces. */
export const comeBy = ({ phase, stage }: Pick<State, 'phase' | 'stage'>): number => (stage === 'over' ? PHASES : phase)

/** Returns the pieces that each player has not placed yet: all pieces received so far minus the pieces on the board. */
export const leftOver = (state: State): State['left'] => {
  const { warehouses, fortresses } = placedIn(state)
  const come = comeBy(state)
  return Object.fromEntries(
    state.players.map(({ colour, neutral }) => [
      colour,
      {
        main: Math.max(0, PIECES.main * come - warehouses(colour)),
        neutral: neutral === undefined ? 0 : Math.max(0, PIECES.neutral * come - warehouses(neutral)),
        fortresses: Math.max(0, PIECES.fortresses * come - fortresses(colour)),
      },
    ]),
  )
}

/** Colour with a wrong number of pieces: the state contains more or fewer pieces than the player received. */
export interface Miscount {
  readonly colour: Colour
  readonly piece: 'warehouses' | 'fortresses'
  /** Number of pieces in the state: not placed yet, on tracks, and on city pictures. */
  readonly there: number
  readonly due: number
}

/** I2: returns the colours whose number of pieces is wrong, main colours first. */
export const miscounts = (state: State): readonly Miscount[] => {
  const { players, left } = state
  const { warehouses, fortresses } = placedIn(state)
  const come = comeBy(state)
  return players
    .flatMap(({ colour, neutral }): readonly Miscount[] => {
      const front = left[colour] ?? { main: 0, neutral: 0, fortresses: 0 }
      return [
        { colour, piece: 'warehouses', there: front.main + warehouses(colour), due: PIECES.main * come },
        { colour, piece: 'fortresses', there: front.fortresses + fortresses(colour), due: PIECES.fortresses * come },
        ...(neutral === undefined
          ? []
          : [{ colour: neutral, piece: 'warehouses', there: front.neutral + warehouses(neutral), due: PIECES.neutral * come } as const]),
      ]
    })
    .filter(({ there, due }) => there !== due)
}

/** Number of the lowest sites that are free in front of the first warehouse. Each of them may have lost a warehouse that was shut down. */
const freedIn = ({ cities }: Pick<State, 'cities'>): number =>
  Object.values(cities).reduce(
    (total, { row }) =>
      total +
      Math.max(
        0,
        row.findIndex((owner) => owner !== null),
      ),
    0,
  )

/**
 * R29, R49: returns the colours whose reported pieces cannot be right at a payday, if the app does not track turns. The player who placed
 * the last piece has all received pieces on the board, and no player has more. Shut-down warehouses are not reported, so that many
 * warehouses may be missing as there are free sites in front of the first warehouse of a city.
 */
export const doubtfulCounts = (state: State): readonly Miscount[] => {
  if (state.settings.turnsTold || state.stage !== 'payday') return []
  const freed = freedIn(state)
  const last = state.players.find(({ colour }) => colour === state.trigger)
  return miscounts({ ...state, left: {} }).filter(({ colour, piece, there, due }) => {
    const isMissing = colour === last?.colour || colour === last?.neutral
    return there > due || (isMissing && there + (piece === 'warehouses' ? freed : 0) < due)
  })
}

/** I2: the number of pieces not placed yet, on tracks and on city pictures equals the number of pieces received. */
const holdsPieces = (state: State): boolean =>
  miscounts(state).length === 0 &&
  state.players.every(({ colour, neutral }) => {
    const { main, neutral: others, fortresses } = state.left[colour] ?? { main: 0, neutral: 0, fortresses: 0 }
    return [main, others, fortresses].every((number) => number >= 0) && (neutral !== undefined || others === 0)
  })

/** I3: a city has at most twelve sites, and only colours in play occupy them. */
const holdsSites = ({ players, cities }: State): boolean => {
  const colours = coloursOf(players)
  return Object.values(cities).every(
    ({ row, shut }) => row.length <= SITES && [...row, ...shut].every((one) => one === null || colours.includes(one)),
  )
}

/** I6: a city has at most two fortresses, and at most one of each player. */
const holdsFortresses = ({ players, cities }: State): boolean =>
  Object.values(cities).every(({ fortresses }) => {
    const owners = fortresses.flatMap((owner) => owner ?? [])
    const isPlayer = (colour: Colour) => players.some((player) => player.colour === colour)
    return fortresses.length === FORTRESS_SITES && new Set(owners).size === owners.length && owners.every(isPlayer)
  })

/** I7: each player has one ship, and each harbour space has at most one ship. */
const holdsShips = ({ players, ships, cities }: State): boolean => {
  const spaces = players.flatMap(({ colour }) => {
    const ship = ships[colour]
    return ship?.at === 'city' ? [`${ship.city}/${ship.harbour}`] : []
  })
  const isThere = players.every(({ colour }) => {
    const ship = ships[colour]
    return ship !== undefined && (ship.at !== 'city' || (Object.hasOwn(cities, ship.city) && ship.harbour <= HARBOURS))
  })
  return isThere && new Set(spaces).size === spaces.length
}

/** I11: players take the bonus cards in the order 15, 10, 5, and each player has at most one bonus card. */
const holdsBonus = ({ bonus }: State): boolean => {
  const cards = Object.values(bonus).toSorted((a, b) => b - a)
  return cards.length <= 3 && cards.every((card, at) => card === [15, 10, 5][at])
}
