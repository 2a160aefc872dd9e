import type { Pick } from '../../referee'
import type { Group } from '../../session/people'
import { personKey } from '../../session/spoken-name'

/** Who sits at the table of a game that is being set up, and who plays what. A game adds what else it begins with. */
export interface Seating {
  /** The name that the table gave the game; empty = named by its day. */
  readonly name: string
  /** How many roles play. */
  readonly number: number
  readonly people: readonly Person[]
  /** Who plays each role: a person's id, or `table`; roles that still have nobody are missing. */
  readonly plays: Readonly<Partial<Record<string, string>>>
}

export interface Person {
  readonly id: string
  /** May be empty: then the person is called by a number. */
  readonly name: string
}

/** The table itself, where it runs a role that nobody plays. */
export const BY_TABLE = 'table'

/** So many people without names. */
export const nobodyYet = (count: number): readonly Person[] =>
  Array.from({ length: count }, (_, k) => ({ id: `player-${k + 1}`, name: '' }))

/** The operations on the seating of one game. Every function returns a new one. */
export interface Seats<Draft extends Seating> {
  /** A seating that begins: given out by the printed division where the game has one for so many people. */
  begun(this: void, draft: Draft): Draft
  /** Roles that can be given out in a game of so many. */
  roles(this: void, number: number): readonly string[]
  /** Another number of roles: people come or go at the end, and roles are to be given out anew where they changed. */
  withNumber(this: void, draft: Draft, number: number): Draft
  /** A person leaves; the roles that person had are free again. */
  withoutPerson(this: void, draft: Draft, id: string): Draft
  /** Somebody of that name sits down: on the first place without a name, or on one more. */
  withNamed(this: void, draft: Draft, name: string): Draft
  /** The people of a group on its places, with the roles they had; what nobody of them had is still to be given out. */
  withGroup(this: void, draft: Draft, group: Group): Draft
  /**
   * Assigns a role by a tap on its sign, to a person or to the table. A player who has it drops it; one with a single other role swaps
   * with its owner; one with none, or with several, takes it.
   */
  withTapped(this: void, draft: Draft, role: string, player: string): Draft
  /** Two people have changed places: each has what the other had. */
  withSwapped(this: void, draft: Draft, a: string, b: string): Draft
  /** Every role goes to whoever had the one before it; what the table runs stays with it. */
  withRotated(this: void, draft: Draft): Draft
  /** Given out by lot, as evenly as it goes: who has fewer than others is a matter of the order at the table. */
  drawnByLot(this: void, draft: Draft, pick: Pick): Draft
  /** Whether nobody has a role yet: they are drawn, or chosen one by one. */
  isUntouched(this: void, draft: Draft): boolean
  /** Whether every role that plays has somebody, a person or the table. */
  isGivenOut(this: void, draft: Draft): boolean
}

/** How roles are given out. */
export interface SeatsOptions {
  /** The roles that play are chosen from all that there are: as many as play. Without it all of them play. */
  readonly chosen?: boolean
}

/** The parts of a division in an order drawn by lot. */
const shuffled = <Part>(parts: readonly Part[], pick: Pick): readonly Part[] => {
  let left = parts
  return parts.map((_, k) => {
    const part = pick(`start card ${k + 1}`, left)
    left = left.filter((other) => other !== part)
    return part
  })
}

/** Gives a part of the division to each person in the order of the table; nothing where there are not as many parts as people. */
const withDivision = <Draft extends Seating>(draft: Draft, parts: readonly (readonly string[])[]): Draft => {
  if (parts.length !== draft.people.length) return draft
  return { ...draft, plays: Object.fromEntries(draft.people.flatMap(({ id }, at) => (parts[at] ?? []).map((role) => [role, id]))) }
}

/**
 * @param roles those that play in a game of so many, or that can be chosen from, in the order of the box
 * @param division which roles go together where there are so many people, such as the powers of one side, in the order of the table; a
 * seating begins with it. Without it, or where it has another number of parts, roles are given out one by one
 */
export const seatsOf = <Draft extends Seating>(
  roles: (number: number) => readonly string[],
  division?: (people: number) => readonly (readonly string[])[],
  { chosen = false }: SeatsOptions = {},
): Seats<Draft> => {
  /** The number of roles that somebody has when all are given out. */
  const many = (number: number): number => (chosen ? number : roles(number).length)
  const given = ({ number, plays }: Draft): readonly string[] => roles(number).filter((role) => plays[role] !== undefined)
  /** Without what somebody plays who is not there, or what is not played. */
  const onlyThere = (draft: Draft): Draft => ({
    ...draft,
    plays: Object.fromEntries(
      roles(draft.number).flatMap((role) => {
        const player = draft.plays[role]
        return player !== undefined && (player === BY_TABLE || draft.people.some(({ id }) => id === player)) ? [[role, player]] : []
      }),
    ),
  })
  const divided = (draft: Draft): Draft => withDivision(draft, division?.(draft.people.length) ?? [])
  /** People have come or gone: a seating that was as printed, or nobody's yet, is divided anew. */
  const seatedAnew = (before: Draft, after: Draft): Draft => {
    const printed = divided(before)
    const isPrinted = roles(before.number).every((role) => printed.plays[role] === before.plays[role])
    return onlyThere(isPrinted || given(before).length === 0 ? divided(after) : after)
  }
  const withNumber = (draft: Draft, number: number): Draft => {
    const kept = draft.people.slice(0, number)
    // Of so many places one is free for each who is missing.
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
    withoutPerson: (draft, id) => seatedAnew(draft, { ...draft, people: draft.people.filter((person) => person.id !== id) }),
    withNamed,
    withGroup: (draft, { number, names, plays }) => ({
      ...draft,
      number,
      people: nobodyYet(Math.min(number, names.length)).map((person, k) => ({ ...person, name: names[k] ?? '' })),
      plays: Object.fromEntries(
        roles(number).flatMap((role) => {
          const at = names.indexOf(plays[role] ?? '')
          return at < 0 || at >= number ? [] : [[role, `player-${at + 1}`]]
        }),
      ),
    }),
    withTapped: (draft, role, player) => {
      const { [role]: holder, ...others } = draft.plays
      if (holder === player) return { ...draft, plays: others }
      const own = roles(draft.number).filter((one) => draft.plays[one] === player)
      const [first] = own
      const swaps = holder !== undefined && holder !== BY_TABLE && player !== BY_TABLE && own.length === 1 && first !== undefined
      const all = { ...draft.plays, ...(swaps ? { [first]: holder } : {}), [role]: player }
      const tooMany = roles(draft.number).filter((one) => all[one] !== undefined).length > many(draft.number)
      // All that play are given out: whoever takes another role lays down the first one.
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
      const all = roles(draft.number)
      const plays: Record<string, string> = {}
      const parts = division?.(draft.people.length)
      if (parts?.length === draft.people.length) return withDivision(draft, shuffled(parts, pick))
      for (const k of all.slice(0, many(draft.number)).keys()) {
        const player = draft.people[k % draft.people.length]
        const left = all.filter((role) => plays[role] === undefined)
        if (player !== undefined) plays[pick(`start card ${k + 1}`, left)] = player.id
      }
      return { ...draft, plays }
    },
    isUntouched: (draft) => given(draft).length === 0,
    isGivenOut: (draft) =>
      given(draft).length === many(draft.number) &&
      ((!chosen && division === undefined) || draft.people.every(({ id }) => given(draft).some((role) => draft.plays[role] === id))),
  }
}

/** Whether two names are of one person; undefined is nobody's name. */
const isSamePerson = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && personKey(a) === personKey(b)

/** Whether the people of a group sit here already. */
export const sitsHere = ({ people }: Seating, { names }: Group): boolean =>
  people.length === names.length && names.every((name) => people.some((person) => isSamePerson(person.name, name)))

/** Whether the people of a group sit here already, each with the role of that time. */
export const playsAsThen = (game: Seating, group: Group): boolean => {
  const now = groupOf(game).plays
  const then = Object.entries(group.plays)
  return sitsHere(game, group) && then.length === Object.keys(now).length && then.every(([role, name]) => isSamePerson(now[role], name))
}

/** The people of a game that begins, with their roles by name. People without a name are left out. */
export const groupOf = ({ number, people, plays }: Seating): Group => {
  const nameOf = (player: string | undefined) => people.find(({ id }) => id === player)?.name.trim() ?? ''
  return {
    number,
    names: people.map(({ name }) => name.trim()),
    plays: Object.fromEntries(Object.entries(plays).map(([role, player]) => [role, nameOf(player)])),
  }
}
