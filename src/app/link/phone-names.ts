import type { Ballot } from '../../referee'
import { useOpenGame } from '../../session'
import { isFollowing, type Follower } from './followers'
import { rolesHeldBy } from './holders'
import { useSeatsWithRoles } from './seats'
import { useLinkWords } from './words'

const NO_BALLOTS: readonly Ballot[] = []

/** Hook that returns the open ballots of the open game. */
export const useOpenBallots = (): readonly Ballot[] => useOpenGame(({ open }) => open?.ballots) ?? NO_BALLOTS

/** Hook that returns a function for the names of the seats of some roles. */
export const useSeatNames = (): ((roles: readonly string[]) => readonly string[]) => {
  const seats = useSeatsWithRoles()
  return (roles) => seats.filter((seat) => seat.roles.some((role) => roles.includes(role))).map(({ name }) => name)
}

/**
 * Hook that returns a function for the name of a phone: by its seat, by the players whose choices it holds without being their phone any
 * more, or by its number. The table names the phones in the same way (`src/table/phone-name.ts`).
 */
export const useFollowerName = (): ((phone: Follower) => string) => {
  const { words, say, list } = useLinkWords()
  const text = words.followers
  const seats = useSeatsWithRoles()
  const ballots = useOpenBallots()
  const namesOf = useSeatNames()
  return (phone) => {
    const { seat, number, shown = number } = phone
    if (seat !== '') return say(text.of, { player: seats.find(({ id }) => id === seat)?.name ?? seat })
    const needed = rolesHeldBy(phone, ballots)
    // After the reveal, the phone keeps its name.
    const held = namesOf(needed.length > 0 ? needed : phone.sealed.map(({ role }) => role))
    return held.length > 0 ? say(text.earlier, { player: list(held) }) : say(text.name, { n: shown })
  }
}

/**
 * Hook that returns the names under which phones are linked again, and the seats that have no linked phone.
 * - `lost`: names of the seats whose phones have lost their links, and of the earlier phones that hold a sealed choice
 * - `without`: names of all seats without a linked phone
 */
export const useNamesToLink = (
  followers: readonly Follower[],
): { readonly lost: readonly string[]; readonly without: readonly string[] } => {
  const seats = useSeatsWithRoles()
  const ballots = useOpenBallots()
  const nameOf = useFollowerName()
  const namesOf = (some: readonly Follower[]) =>
    seats.flatMap(({ id: seat, name }) => (some.some((one) => one.seat === seat) ? [name] : []))
  const linked = namesOf(followers.filter((one) => isFollowing(one)))
  const unlinked = followers.filter((one) => !isFollowing(one))
  const earlier = unlinked.filter((one) => one.seat === '' && rolesHeldBy(one, ballots).length > 0)
  return {
    lost: [...namesOf(unlinked).filter((name) => !linked.includes(name)), ...earlier.map((one) => nameOf(one))],
    without: seats.flatMap(({ name }) => (linked.includes(name) ? [] : [name])),
  }
}
