import { isInBallot, type Ballot } from '../../referee'
import type { SealedOnPhone } from '../../link/messages'
import type { Table } from '../../link/writer'
import type { Holder, Session } from '../../session'
import { isFollowing, useFollowers, type Follower } from './followers'

/** Phones that hold the sealed choice of a role, although the role does not choose on them now. */

/** Records that a role has sealed its choice on a phone of a game. An earlier choice of the role on any phone no longer counts. */
const noteSealed = (number: number, game: string, sealed: SealedOnPhone): void => {
  const { ballot, role } = sealed
  const isSame = (one: SealedOnPhone) => one.ballot === ballot && one.role === role
  const update = (phone: Follower): Follower => {
    if (phone.game !== game) return phone
    const others = phone.sealed.filter((one) => !isSame(one))
    return { ...phone, sealed: phone.number === number ? [...others, sealed] : others }
  }
  useFollowers.setState(({ all }) => ({ all: all.map(update) }))
}

/**
 * Returns the game of the host for the link to one phone, with a record of the choices that are sealed on the phone.
 * @param onSealed called after each sealed choice
 */
export const recordSealed = (table: Table, number: number, game: string, onSealed: () => void): Table => ({
  ...table,
  commit: async (role, ballot, commitment, anew) => {
    const isAccepted = (await table.commit?.(role, ballot, commitment, anew)) === true
    if (isAccepted) {
      noteSealed(number, game, { ballot, role, commitment })
      onSealed()
    }
    return isAccepted
  },
})

/** Returns the phones that hold a choice of a role which does not choose on them now. The ballots of these choices may be over. */
export const allHolders = (all: readonly Follower[]): readonly Holder[] =>
  all.flatMap(({ game: id, number, shown = number, sealed, roles, state }) =>
    sealed
      .filter(({ role }) => !roles.includes(role))
      .map((one) => ({
        ...one,
        id,
        phone: shown,
        roles,
        isLinked: isFollowing({ state }),
        ...(state === 'unlinked' && { isUnlinked: true }),
      })),
  )

/** Returns those of some sealed choices that are the newest choices of their roles in the open ballots of the game. */
const newestIn = (sealed: readonly SealedOnPhone[], ballots: readonly Ballot[]): readonly SealedOnPhone[] =>
  sealed.filter((one) => ballots.some((ballot) => ballot.id === one.ballot && isInBallot(ballot, one.role, one.commitment)))

/** Returns the roles whose newest choice in the open ballots of the game is sealed on a phone, also those that choose on it now. */
export const rolesSealedOn = ({ sealed }: Follower, ballots: readonly Ballot[]): readonly string[] =>
  newestIn(sealed, ballots).map(({ role }) => role)

/** Returns the roles whose newest choice in the open ballots of the game is sealed on a phone, although they do not choose on it now. */
export const rolesHeldBy = (phone: Follower, ballots: readonly Ballot[]): readonly string[] =>
  rolesSealedOn(phone, ballots).filter((role) => !phone.roles.includes(role))

/**
 * Records the choices that a phone holds as the phone says when it is linked. A lost phone without a seat that held nothing else is
 * removed, because it is an earlier link of this phone.
 */
export const noteHeld = (session: Session, number: number, game: string, held: readonly SealedOnPhone[]): void => {
  const { open } = session.play.getState()
  if (open?.id !== game) return
  for (const one of newestIn(held, open.ballots)) noteSealed(number, game, one)
  const isOver = (phone: Follower) =>
    phone.game === game && phone.seat === '' && !isFollowing(phone) && rolesHeldBy(phone, open.ballots).length === 0
  if (useFollowers.getState().all.some(isOver)) useFollowers.setState(({ all }) => ({ all: all.filter((phone) => !isOver(phone)) }))
  noteLostPhones(session)
}

/** Returns the roles whose newest choices in the open ballots of a game are sealed only on phones without a link. */
export const rolesMissing = ({ play }: Session, game: string): readonly string[] => {
  const { open } = play.getState()
  if (open?.id !== game) return []
  const ofGame = useFollowers.getState().all.filter((one) => one.game === game)
  const on = (isLinked: boolean) => ofGame.filter((one) => isFollowing(one) === isLinked).flatMap((one) => rolesSealedOn(one, open.ballots))
  const linked = on(true)
  return [...new Set(on(false).filter((role) => !linked.includes(role)))]
}

/** Passes the roles whose phones are lost, and the phones that hold sealed choices of other roles, to the open game. */
export const noteLostPhones = ({ play }: Session): void => {
  const { all } = useFollowers.getState()
  const lost = all.filter((one) => !isFollowing(one) && one.roles.length > 0)
  play.getState().noteLinks({ lostPhones: lost.map(({ game: id, roles }) => ({ id, roles })), holders: allHolders(all) })
}
