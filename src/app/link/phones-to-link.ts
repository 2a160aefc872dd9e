import { keepPhones, keptPhones, type StoredPhone } from '../../session/environment/linked-phones'
import { isPractice } from '../../session/environment/practice-id'
import type { Session } from '../../session'
import { freeNumber, isFollowing, linkedAndMissing, linkedElsewhere, lostFollower, useFollowers, type Follower } from './followers'
import { noteLostPhones, rolesHeldBy } from './holders'
import { forgetLost, noteLost, useLost } from './lost'

/**
 * Guest phones that lose their links because the window of the host is closed, or because another window or phone becomes the host. The new
 * host lists them as phones to link again.
 */

/**
 * Adds phones without a link to the list of the linked phones. Ignored are phones whose seat is in the list already, and phones without a
 * seat that hold no sealed choice of the open game or only choices that a phone of the list holds.
 * @returns the added phones
 */
export const addPhonesToLink = (session: Session, phones: readonly Omit<StoredPhone, 'number'>[]): readonly Follower[] => {
  const { open } = session.play.getState()
  const added: Follower[] = []
  for (const phone of phones) {
    const { all, next } = useFollowers.getState()
    const lost = lostFollower({ ...phone, number: next }, freeNumber(all, phone.game))
    const ofGame = all.filter((one) => one.game === phone.game)
    const known = ofGame.flatMap(({ sealed }) => sealed.map(({ commitment }) => commitment))
    const isNeeded = () =>
      rolesHeldBy(lost, open?.ballots ?? []).length > 0 && phone.sealed.some(({ commitment }) => !known.includes(commitment))
    if (phone.seat === '' ? !isNeeded() : ofGame.some(({ seat }) => seat === phone.seat)) continue
    useFollowers.setState({ all: [...all, lost], next: next + 1 })
    added.push(lost)
  }
  if (added.length > 0) noteLostPhones(session)
  return added
}

/** Closes the banner of a new host as soon as a phone is linked and no phone with a seat is missing. */
const closeTableBanner = (all: readonly Follower[]): void => {
  const { lost } = useLost.getState()
  if (lost?.end !== 'table') return
  const { isAnyLinked, missing } = linkedAndMissing(all, lost.game)
  if (isAnyLinked && missing.length === 0) useLost.setState({ lost: undefined })
}

/**
 * Removes the phones without a link from the list, because another window of this device now writes the game and lists them. Linked phones
 * are removed when their links end.
 */
const leaveLostPhones = (session: Session, game: string): void => {
  const left = useFollowers.getState().all.filter((one) => one.game === game && !isFollowing(one))
  if (left.length === 0) return
  for (const phone of left) forgetLost(game, phone.seat)
  useFollowers.setState(({ all }) => ({ all: all.filter((one) => !left.includes(one)) }))
  noteLostPhones(session)
}

/** Shows in the banner of a game that is opened on the host that phones are still linked to another game. */
const noteOtherGame = (game: string | undefined): void => {
  const { lost } = useLost.getState()
  const isAny = game !== undefined && !isPractice(game) && linkedElsewhere(useFollowers.getState().all, game) > 0
  if (isAny) useLost.setState({ lost: { end: 'otherGame', game } })
  else if (lost?.end === 'otherGame') useLost.setState({ lost: undefined })
}

/** Returns a phone with the cause why it is not linked, if the cause is known. */
const withCause = ({ state, ...phone }: Follower): StoredPhone =>
  state === 'unlinked' || state === 'left' ? { ...phone, cause: state } : phone

/**
 * Keeps the linked phones of the open game on the device while this window writes the game, and lists the phones that an earlier or another
 * window has linked as soon as this window writes the game.
 */
export const keepPhonesOfGames = (session: Session, clock: () => number = Date.now): void => {
  const { play } = session
  /** Returns the open game if this window is its host. */
  const hosted = () => {
    const { open, writes } = play.getState()
    return open !== undefined && writes && !open.followed ? open : undefined
  }
  useFollowers.subscribe(({ all }) => {
    closeTableBanner(all)
    const game = hosted()
    if (game === undefined) return
    const isKept = (one: Follower) => one.game === game.id && (one.seat !== '' || rolesHeldBy(one, game.ballots).length > 0)
    keepPhones(game.id, all.filter(isKept).map(withCause), clock())
  })
  play.subscribe(({ writes, open }, before) => {
    if (!writes && before.writes && open !== undefined && !open.followed) leaveLostPhones(session, open.id)
    const game = hosted()
    if (open?.id !== before.open?.id || writes !== before.writes) noteOtherGame(game?.id)
    if (game === undefined || (before.writes && open?.id === before.open?.id) || open?.prompts.length === 0) return
    for (const phone of addPhonesToLink(session, keptPhones(game.id, clock())))
      noteLost(game.id, phone.seat, 'reopened', phone.seat === '', rolesHeldBy(phone, game.ballots).length > 0)
  })
}
