import { personKey } from './spoken-name'

/** A role of one game with the person who plays it. */
export interface PlayedRole {
  /** Name of the person; undefined: nobody, or the table. */
  readonly player?: string | undefined
  /** Seat of the person; two seats of one name are two people. Roles without a seat are told apart by name alone. */
  readonly seat?: string | undefined
}

/** One person of a game. */
export interface GamePlayer {
  /** Tells people apart: {@link personKey} of the name, with a number for the second seat of that name. */
  readonly key: string
  /** The name as written; "Petr (2)" for the second seat of that name. */
  readonly name: string
}

/**
 * The person of every role of one game, in the order of the roles; undefined for a role without a person. One person with several
 * roles is the same for each of them; two seats of one name are two people.
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
