import { keepPhones, keptPhones, type StoredPhone } from '../../session/environment/linked-phones'
import type { Session } from '../../session'
import { isFollowing, lostFollower, useFollowers, type Follower } from './followers'
import { noteLostPhones } from './holders'
import { forgetLost, noteLost } from './lost'

/**
 * Guest phones that lose their links because the window of the host is closed, or because another window or phone becomes the host. The new
 * host lists them as phones to link again.
 */

/**
 * Adds phones without a link to the list of the linked phones. Phones whose seat is in the list already are ignored.
 * @returns the added phones
 */
export const addPhonesToLink = (session: Session, phones: readonly Omit<StoredPhone, 'number'>[]): readonly Follower[] => {
  const { all, next } = useFollowers.getState()
  const isListed = (phone: Omit<StoredPhone, 'number'>) => all.some((one) => one.game === phone.game && one.seat === phone.seat)
  const added = phones
    .filter((phone) => phone.seat !== '' && !isListed(phone))
    .map((phone, index) => lostFollower({ ...phone, number: next + index }, index))
  if (added.length > 0) {
    useFollowers.setState({ all: [...all, ...added], next: next + added.length })
    noteLostPhones(session)
  }
  return added
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

/**
 * Keeps the linked phones of the open game on the device while this window writes the game, and lists the phones that an earlier or another
 * window has linked as soon as this window writes the game.
 */
export const keepPhonesOfGames = (session: Session, clock: () => number = Date.now): void => {
  const { play } = session
  /** Returns the id of the open game if this window is its host. */
  const hosted = () => {
    const { open, writes } = play.getState()
    return open !== undefined && writes && !open.followed ? open.id : undefined
  }
  useFollowers.subscribe(({ all }) => {
    const game = hosted()
    const phones = all.filter((one) => one.game === game && one.seat !== '')
    if (game !== undefined) keepPhones(game, phones, clock())
  })
  play.subscribe(({ writes, open }, before) => {
    if (!writes && before.writes && open !== undefined && !open.followed) leaveLostPhones(session, open.id)
    const game = hosted()
    if (game === undefined || (before.writes && open?.id === before.open?.id) || open?.prompts.length === 0) return
    for (const { seat } of addPhonesToLink(session, keptPhones(game, clock()))) noteLost(game, seat, 'closed')
  })
}
