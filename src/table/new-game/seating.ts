import type { Pick } from '../../referee'
import type { Group } from '../../session/people'
import { personKey } from '../../session/spoken-name'

/** People and roles of a game in set-up. A game adds its own fields. */
export interface Seating {
  /** Name of the game entered by the players; if empty, the date is used. */
  readonly name: string
  /** Number of roles in the game. */
  readonly number: number
  readonly people: readonly Person[]
  /** Player of each role: the id of a person, or `table` if the app plays the role. The key is the role; unassigned roles are missing. */
  readonly plays: Readonly<Partial<Record<string, string>>>
}

export interface Person {
  readonly id: string
  /** Name of the person. May be empty; the person is then shown by number. */
  readonly name: string
}

/** Player id that stands for the app, if the app plays a role. */
export const BY_TABLE = 'table'

/** Returns the people who play no role yet, each with its index. */
export const withoutRole = ({ people, plays }: Seating): readonly (readonly [Person, number])[] =>
  people.flatMap((person, at) => (Object.values(plays).includes(person.id) ? [] : [[person, at] as const]))

/** Returns the given number of people without names. */
export const nobodyYet = (count: number): readonly Person[] =>
  Array.from({ length: count }, (_, k) => ({ id: `player-${k + 1}`, name: '' }))

/** Functions that change the people and roles of a game that is being set up. Each returns new settings of the set-up (draft). */
export interface Seats<Draft extends Seating> {
  /**
   * Returns the set-up (draft) with the roles assigned as the rulebook divides them among this number of people, if the rulebook does so.
   */
  begun(this: void, draft: Draft): Draft
  /** Returns the roles that can be assigned in a game of this size. */
  roles(this: void, number: number): readonly string[]
  /** Changes the number of roles, and adds or removes people at the end of the list. Roles that depend on the number become unassigned. */
  withNumber(this: void, draft: Draft, number: number): Draft
  /** Removes a person; the roles of this person become unassigned. If people choose their roles, the number of roles follows. */
  withoutPerson(this: void, draft: Draft, id: string): Draft
  /** Adds a person with this name: uses the first person without a name, or adds a new person. */
  withNamed(this: void, draft: Draft, name: string): Draft
  /** Replaces the people with the people of a group and their former roles. Roles that nobody in the group had are unassigned. */
  withGroup(this: void, draft: Draft, group: Group): Draft
  /**
   * Assigns a role to a person or to the app after a tap on the badge of the role. If the player already has the role, removes it from the
   * player. If another player has the role and this player has exactly one role, both players swap roles. If the role is free and there are
   * as many people as roles, the role replaces the current role of the player.
   */
  withTapped(this: void, draft: Draft, role: string, player: string): Draft
  /** Swaps the roles of two people. */
  withSwapped(this: void, draft: Draft, a: string, b: string): Draft
  /**
   * Passes the roles on: every role goes to the player who had the role before it in the list. Roles played by the app stay with the app.
   */
  withRotated(this: void, draft: Draft): Draft
  /**
   * Assigns roles at random and as evenly as possible. The seating order decides which players get fewer roles. Chosen roles are kept as
   * long as some roles are missing; if every role is assigned, all are drawn anew. A division into groups is always drawn anew.
   */
  drawnByLot(this: void, draft: Draft, pick: Pick): Draft
  /** Returns whether `drawnByLot` keeps the chosen roles, because some roles are missing. */
  drawsRest(this: void, draft: Draft): boolean
  /** Returns whether no role is assigned yet. */
  isUntouched(this: void, draft: Draft): boolean
  /** Returns whether every role in the game is assigned to a person or the app. */
  isGivenOut(this: void, draft: Draft): boolean
}

/** Options for the assignment of roles to players. */
export interface SeatsOptions {
  /** Whether the players choose the roles of the game from all roles. By default all roles are in the game. */
  readonly chosen?: boolean
  /** Numbers of roles with which the game can be played. */
  readonly numbers?: readonly number[]
}

/** Returns the groups of roles of a division in random order. */
const shuffled = <Part>(parts: readonly Part[], pick: Pick): readonly Part[] => {
  let left = parts
  return parts.map((_, k) => {
    const part = pick(`start card ${k + 1}`, left)
    left = left.filter((other) => other !== part)
    return part
  })
}

/** Assigns one group of roles to each person in seating order. Changes nothing if the numbers of groups and people differ. */
const withDivision = <Draft extends Seating>(draft: Draft, parts: readonly (readonly string[])[]): Draft => {
  if (parts.length !== draft.people.length) return draft
  return { ...draft, plays: Object.fromEntries(draft.people.flatMap(({ id }, at) => (parts[at] ?? []).map((role) => [role, id]))) }
}

/** Replaces the people with the people of a group and their former roles. */
const withPeopleOf = <Draft extends Seating>(draft: Draft, { number, names, plays }: Group, roles: readonly string[]): Draft => ({
  ...draft,
  number,
  people: nobodyYet(Math.min(number, names.length)).map((person, k) => ({ ...person, name: names[k] ?? '' })),
  plays: Object.fromEntries(
    roles.flatMap((role) => {
      const at = names.indexOf(plays[role] ?? '')
      return at < 0 || at >= number ? [] : [[role, `player-${at + 1}`]]
    }),
  ),
})

/**
 * Creates the functions that change the people and roles of a game.
 * @param roles returns the roles in a game of this size, or all roles to choose from, in display order
 * @param division returns the groups of roles for a number of people in seating order, such as the powers of one side. Used for the
 * initial assignment. If omitted, or if its length differs from the number of people, roles are assigned one by one
 */
export const seatsOf = <Draft extends Seating>(
  roles: (number: number) => readonly string[],
  division?: (people: number) => readonly (readonly string[])[],
  { chosen = false, numbers = [] }: SeatsOptions = {},
): Seats<Draft> => {
  /** Returns how many roles are assigned when the assignment is complete. */
  const many = (number: number): number => (chosen ? number : roles(number).length)
  const given = ({ number, plays }: Draft): readonly string[] => roles(number).filter((role) => plays[role] !== undefined)
  /** Removes the roles of people who left, and roles that are not part of the game. */
  const onlyThere = (draft: Draft): Draft => {
    const left = roles(draft.number).flatMap((role): readonly (readonly [string, string])[] => {
      const player = draft.plays[role]
      return player !== undefined && (player === BY_TABLE || draft.people.some(({ id }) => id === player)) ? [[role, player]] : []
    })
    // If there are now fewer roles than before, nobody keeps a second role.
    const isFirst = ([, player]: readonly [string, string], at: number) => left.findIndex(([, other]) => other === player) === at
    return { ...draft, plays: Object.fromEntries(left.length > many(draft.number) ? left.filter(isFirst) : left) }
  }
  const drawsRest = (draft: Draft): boolean =>
    division?.(draft.people.length).length !== draft.people.length && given(draft).length > 0 && given(draft).length < many(draft.number)
  const divided = (draft: Draft): Draft => withDivision(draft, division?.(draft.people.length) ?? [])
  /** Assigns the roles of the rulebook's division anew after people joined or left. Roles that the users assigned themselves are kept. */
  const seatedAnew = (before: Draft, after: Draft): Draft => {
    const printed = divided(before)
    const isPrinted = roles(before.number).every((role) => printed.plays[role] === before.plays[role])
    return onlyThere(isPrinted || given(before).length === 0 ? divided(after) : after)
  }
  const withNumber = (draft: Draft, number: number): Draft => {
    const kept = draft.people.slice(0, number)
    // Generates enough ids, so that an unused id is left for each added person.
    const fresh = nobodyYet(number + kept.length)
      .filter(({ id }) => !kept.some((person) => person.id === id))
      .slice(0, number - kept.length)
    return seatedAnew(draft, { ...draft, number, people: [...kept, ...fresh] })
  }
  const withNamed = (draft: Draft, name: string): Draft => {
    const free = draft.people.find((person) => personKey(person.name) === '')
    if (free !== undefined) return { ...draft, people: draft.people.map((person) => (person === free ? { ...person, name } : person)) }
    return draft.people.length >= draft.number ? draft : withNamed(withNumber(draft, draft.number), name)
  }
  return {
    begun: divided,
    roles,
    withNumber,
    withoutPerson: (draft, id) => {
      const people = draft.people.filter((person) => person.id !== id)
      // If each person chooses a role, one person less is one role less.
      const number = chosen && people.length < draft.number && numbers.includes(people.length) ? people.length : draft.number
      return seatedAnew(draft, { ...draft, number, people })
    },
    withNamed,
    withGroup: (draft, group) => withPeopleOf(draft, group, roles(group.number)),
    withTapped: (draft, role, player) => {
      const { [role]: holder, ...others } = draft.plays
      if (holder === player) return { ...draft, plays: others }
      const own = roles(draft.number).filter((one) => draft.plays[one] === player)
      const [first] = own
      // If there are as many people as roles, each person has one role: a free role replaces the role that the person has.
      if (chosen && holder === undefined && player !== BY_TABLE && draft.people.length >= many(draft.number))
        return { ...draft, plays: { ...Object.fromEntries(Object.entries(draft.plays).filter(([, by]) => by !== player)), [role]: player } }
      const swaps = holder !== undefined && holder !== BY_TABLE && player !== BY_TABLE && own.length === 1 && first !== undefined
      const all = { ...draft.plays, ...(swaps ? { [first]: holder } : {}), [role]: player }
      const tooMany = roles(draft.number).filter((one) => all[one] !== undefined).length > many(draft.number)
      // If all roles of the game are assigned, a person who takes another role loses the first one.
      if (!tooMany) return { ...draft, plays: all }
      if (first === undefined) return draft
      return { ...draft, plays: Object.fromEntries(Object.entries(all).filter(([one]) => one !== first)) }
    },
    withSwapped: (draft, a, b) => {
      const now = (player: string | undefined) => (player === a ? b : player === b ? a : player)
      return { ...draft, plays: Object.fromEntries(Object.entries(draft.plays).map(([role, player]) => [role, now(player)])) }
    },
    withRotated: (draft) => {
      const played = roles(draft.number).filter((role) => draft.plays[role] !== undefined && draft.plays[role] !== BY_TABLE)
      const turned = played.map((role, k): readonly [string, string] => [role, draft.plays[played.at(k - 1) ?? role] ?? BY_TABLE])
      return { ...draft, plays: { ...draft.plays, ...Object.fromEntries(turned) } }
    },
    drawnByLot: (draft, pick) => {
      const parts = division?.(draft.people.length)
      if (parts?.length === draft.people.length) return withDivision(draft, shuffled(parts, pick))
      const all = roles(draft.number)
      const plays: Record<string, string | undefined> = drawsRest(draft) ? { ...onlyThere(draft).plays } : {}
      const heldBy = (id: string) => Object.values(plays).filter((player) => player === id).length
      for (let k = Object.keys(plays).length; k < many(draft.number); k++) {
        const [player] = draft.people.toSorted((one, other) => heldBy(one.id) - heldBy(other.id))
        const left = all.filter((role) => plays[role] === undefined)
        if (player !== undefined) plays[pick(`start card ${k + 1}`, left)] = player.id
      }
      return { ...draft, plays }
    },
    drawsRest,
    isUntouched: (draft) => given(draft).length === 0,
    isGivenOut: (draft) =>
      given(draft).length === many(draft.number) &&
      ((!chosen && division === undefined) || draft.people.every(({ id }) => given(draft).some((role) => draft.plays[role] === id))),
  }
}

/** Returns whether two names are equal. If a name is undefined, returns false. */
const isSamePerson = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && personKey(a) === personKey(b)

/** Returns whether the people of a game are the people of a group. */
export const sitsHere = ({ people }: Seating, { names }: Group): boolean =>
  people.length === names.length && names.every((name) => people.some((person) => isSamePerson(person.name, name)))

/** Returns whether the people of a game are the people of a group, with the same roles. */
export const playsAsThen = (game: Seating, group: Group): boolean => {
  const now = groupOf(game).plays
  const then = Object.entries(group.plays)
  return sitsHere(game, group) && then.length === Object.keys(now).length && then.every(([role, name]) => isSamePerson(now[role], name))
}

/** Returns the people of a game and their roles by name. Roles of people without a name are omitted. */
export const groupOf = ({ number, people, plays }: Seating): Group => {
  const nameOf = (player: string | undefined) => people.find(({ id }) => id === player)?.name.trim() ?? ''
  return {
    number,
    names: people.map(({ name }) => name.trim()),
    plays: Object.fromEntries(Object.entries(plays).map(([role, player]) => [role, nameOf(player)])),
  }
}
