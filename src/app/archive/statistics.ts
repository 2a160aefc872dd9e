import type { Archived } from '../../session'
import type { RoleSummary } from '../../referee'
import { playersOf } from '../../session/players'
import { personKey } from '../../session/spoken-name'

/** Statistics of the games in an archive, as pure functions. Callers pass finished games only. */

/** Statistics of a player or of a role over all games in the archive. */
export interface Tally {
  readonly games: number
  readonly wins: number
  /** Mean number of rounds. `means` contains the mean of each reported number, over the games in which players reported the number. */
  readonly rounds: number
  /** Unit of `rounds`. If omitted, the unit is a round. */
  readonly unit?: 'phase'
  readonly means: Readonly<Record<string, number>>
}

export interface RoleTally extends Tally {
  readonly role: string
}

export interface PlayerTally extends Tally {
  /** Normalized name of the player: without case and without invisible characters. */
  readonly key: string
  /** Name of the player as spelled in the newest game. */
  readonly name: string
  /** Roles of this player, most played first. */
  readonly roles: readonly RoleTally[]
}

/** Filter of the archive; an undefined field matches all games. */
export interface Filter {
  readonly player?: string | undefined
  readonly role?: string | undefined
  /** Number of players that the matching games must have. */
  readonly size?: number | undefined
}

/** Returns the normalized name, which identifies a player. */
export const playerKey = (name: string): string => personKey(name)

/** Returns the number of players. A player with several roles counts once; each role without a player name counts as one player. */
export const sizeOf = (roles: readonly RoleSummary[]): number =>
  new Set(playersOf(roles).map((player, at) => (player === undefined ? `role ${at}` : `player ${player.key}`))).size

/** Returns whether a game contains the player and the role that the filter selects. */
const hasPlayed = ({ player, role }: Filter, roles: readonly RoleSummary[]): boolean => {
  const players = playersOf(roles)
  return roles.some((one, at) => (player === undefined || players[at]?.key === player) && (role === undefined || one.role === role))
}

/** Returns the games that match a filter. If player and role are set, the player must have had that role. */
export const filtered = (games: readonly Archived[], filter: Filter): readonly Archived[] => {
  const { player, role, size } = filter
  if (player === undefined && role === undefined && size === undefined) return games
  return games.filter(({ summary: { roles } }) => (size === undefined || sizeOf(roles) === size) && hasPlayed(filter, roles))
}

/** Data of a game that the statistics need. */
interface Played {
  readonly rounds: number
  readonly unit?: 'phase'
  readonly roles: readonly RoleSummary[]
}

const tallyOf = (games: readonly Played[]): Tally => {
  const sums = new Map<string, { sum: number; of: number }>()
  let rounds = 0
  let wins = 0
  for (const game of games) {
    rounds += game.rounds
    if (game.roles.some(({ won }) => won)) wins += 1
    for (const { figures } of game.roles)
      for (const [name, value] of Object.entries(figures)) {
        const known = sums.get(name)
        if (known === undefined) sums.set(name, { sum: value, of: 1 })
        else {
          known.sum += value
          known.of += 1
        }
      }
  }
  const means = Object.fromEntries([...sums].map(([name, { sum, of }]) => [name, sum / of]))
  const unit = games[0]?.unit
  return { games: games.length, wins, rounds: games.length === 0 ? 0 : rounds / games.length, ...(unit && { unit }), means }
}

/** Appends an item to the list of a key; creates the list if it is missing. */
const put = <T>(lists: Map<string, T[]>, key: string, item: T): void => {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}

/** Returns the statistics of every role, in the order in which the roles first appear in the games. */
export const tallyRoles = (games: readonly Archived[]): readonly RoleTally[] => byRole(games.map(({ summary }) => summary))

const byRole = (games: readonly Played[]): readonly RoleTally[] => {
  const played = new Map<string, Played[]>()
  for (const { roles, ...length } of games) for (const role of roles) put(played, role.role, { ...length, roles: [role] })
  return [...played].map(([role, list]) => ({ role, ...tallyOf(list) }))
}

/** Two players, and how often each of them had a better rank than the other in the games they both played. */
export interface Rivals {
  readonly key: string
  /** The two players, the player with more wins first. Names are spelled as in the newest game. */
  readonly sides: readonly [RivalSide, RivalSide]
  /** Number of games that both players played. A game in which both had the same rank counts as a draw. */
  readonly games: number
}

export interface RivalSide {
  readonly key: string
  readonly name: string
  readonly wins: number
}

/** Compares two pairs of players: more wins of the first player come first, then fewer wins of the second. */
const byWins = (a: Rivals, b: Rivals): number =>
  b.sides[0].wins - a.sides[0].wins || a.sides[1].wins - b.sides[1].wins || b.games - a.games || a.key.localeCompare(b.key)

/**
 * Returns all pairs of players with common games, most wins first. A player with several roles in a game counts with the best placed one.
 */
export const rivalsOf = (games: readonly Archived[]): readonly Rivals[] => {
  const names = new Map<string, string>()
  const pairs = new Map<string, { readonly keys: readonly [string, string]; games: number; readonly wins: [number, number] }>()
  for (const { summary } of games) {
    const places = new Map<string, number>()
    const players = playersOf(summary.roles)
    for (const [at, { place }] of summary.roles.entries()) {
      const player = players[at]
      if (player === undefined) continue
      const { key, name } = player
      if (!names.has(key)) names.set(key, name)
      places.set(key, Math.min(place, places.get(key) ?? Infinity))
    }
    const present = [...places].toSorted(([a], [b]) => (a < b ? -1 : 1))
    for (const [at, [one, place]] of present.entries())
      for (const [other, otherPlace] of present.slice(at + 1)) {
        const key = JSON.stringify([one, other])
        const pair = pairs.get(key) ?? { keys: [one, other], games: 0, wins: [0, 0] }
        pairs.set(key, pair)
        pair.games += 1
        if (place !== otherPlace) pair.wins[place < otherPlace ? 0 : 1] += 1
      }
  }
  return [...pairs]
    .map(([key, { keys, games: together, wins }]): Rivals => {
      const side = (at: 0 | 1): RivalSide => ({ key: keys[at], name: names.get(keys[at]) ?? keys[at], wins: wins[at] })
      return { key, games: together, sides: wins[1] > wins[0] ? [side(1), side(0)] : [side(0), side(1)] }
    })
    .toSorted(byWins)
}

/** Returns the statistics of every named player, most wins first. A player with several roles in a game counts as one game. */
export const tallyPlayers = (games: readonly Archived[]): readonly PlayerTally[] => {
  const played = new Map<string, Played[]>()
  const names = new Map<string, string>()
  for (const { summary } of games) {
    const own = new Map<string, RoleSummary[]>()
    const players = playersOf(summary.roles)
    for (const [at, role] of summary.roles.entries()) {
      const player = players[at]
      if (player === undefined) continue
      put(own, player.key, role)
      // Games are sorted newest first, so the first spelling of a name is kept.
      if (!names.has(player.key)) names.set(player.key, player.name)
    }
    for (const [key, roles] of own) put(played, key, { ...summary, roles })
  }
  return [...played]
    .map(([key, list]) => ({
      key,
      name: names.get(key) ?? key,
      ...tallyOf(list),
      roles: byRole(list).toSorted((a, b) => b.games - a.games),
    }))
    .toSorted((a, b) => b.wins - a.wins || b.games - a.games || a.name.localeCompare(b.name))
}
