import { personKey } from './spoken-name'

/** Role of one game, with the player of the role. */
export interface PlayedRole {
  /** Name of the player; undefined if the role has no player. */
  readonly player?: string | undefined
  /**
   * Seat of the player; two seats with the same player name are two players. Roles without a seat are distinguished
   * by player name only.
   */
  readonly seat?: string | undefined
}

/** Player of one game. */
export interface GamePlayer {
  /** Unique key of the player: {@link personKey} of the player name, with a number for the second seat with the same name. */
  readonly key: string
  /** Name of the player as typed; "Petr (2)" for the second seat with the same name. */
  readonly name: string
}

/**
 * Returns the player of every role of one game, in the order of the roles; undefined for a role without a player. A
 * player with several roles is the same object for each of these roles. Two seats with the same player name are two
 * players.
 */
export const playersOf = (roles: readonly PlayedRole[]): readonly (GamePlayer | undefined)[] => {
  const written = new Set(roles.flatMap(({ player }) => (player === undefined ? [] : [personKey(player)])))
  const taken = new Set<string>()
  const people = new Map<string, GamePlayer>()
  return roles.map(({ player, seat }) => {
    if (player === undefined) return undefined
    const name = player.trim()
    const base = personKey(player)
    const id = JSON.stringify([base, seat])
    const known = people.get(id)
    if (known !== undefined) return known
    const numbered = (n: number): string => `${base} (${n})`
    let n = 1
    while (n === 1 ? taken.has(base) : taken.has(numbered(n)) || written.has(numbered(n))) n += 1
    const one = n === 1 ? { key: base, name } : { key: numbered(n), name: `${name} (${n})` }
    taken.add(one.key)
    people.set(id, one)
    return one
  })
}

/**
 * Groups the winning roles of a game by player. A player with several roles is listed once; two seats with the same name are two players.
 */
export const winnersOf = (
  roles: readonly (PlayedRole & { readonly role: string; readonly won: boolean })[],
): readonly { readonly player?: string; readonly roles: readonly string[] }[] => {
  const players = playersOf(roles)
  const winners = new Map<string, { readonly player?: string; readonly roles: string[] }>()
  for (const [at, { role, won }] of roles.entries()) {
    if (!won) continue
    const player = players[at]
    const key = player === undefined ? `role ${role}` : `player ${player.key}`
    const winner = winners.get(key) ?? { ...(player && { player: player.name }), roles: [] }
    winner.roles.push(role)
    winners.set(key, winner)
  }
  return [...winners.values()]
}
