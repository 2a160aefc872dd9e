import { isPhone, type StoredPhone } from '../../session/environment/linked-phones'
import { readStored, saveStored } from '../../session/environment/local-storage'
import type { Session } from '../../session'
import { isFollowing, lostFollower, useFollowers } from './followers'
import { forgetLost, noteLost } from './lost'

/** Guest phones that lose their links when another window or phone becomes the host. The new host lists them as phones to link again. */

const storedUnder = 'castellan.phonesToLink'

const storedToLink = (): readonly StoredPhone[] => readStored(storedUnder, (found) => (Array.isArray(found) ? found.filter(isPhone) : []))

/** Stores that a guest phone has lost its link, because another window of this device now writes the game. */
export const leaveToOtherWindow = ({ game, number, seat, roles }: StoredPhone): void => {
  const others = storedToLink().filter((one) => one.game !== game || one.seat !== seat)
  if (seat !== '') saveStored(storedUnder, [...others, { game, number, seat, roles }])
}

/** Adds phones without a link to the list of the linked phones. Phones whose seat is in the list already are ignored. */
export const addPhonesToLink = ({ play }: Session, phones: readonly Omit<StoredPhone, 'number'>[]): void => {
  const { all, next } = useFollowers.getState()
  const isListed = (phone: Omit<StoredPhone, 'number'>) => all.some((one) => one.game === phone.game && one.seat === phone.seat)
  const added = phones
    .filter((phone) => phone.seat !== '' && !isListed(phone))
    .map((phone, index) => lostFollower({ ...phone, number: next + index }, index))
  if (added.length === 0) return
  const now = [...all, ...added]
  useFollowers.setState({ all: now, next: next + added.length })
  const lost = now.filter((one) => !isFollowing(one) && one.roles.length > 0)
  play.getState().noteLinks({ lostPhones: lost.map(({ game: id, roles }) => ({ id, roles })) })
}

/**
 * Leaves the phones without a link to another window of this device, which now writes the game. Linked phones are left when their links
 * end.
 */
const leaveLostPhones = ({ play }: Session, game: string): void => {
  const left = useFollowers.getState().all.filter((one) => one.game === game && !isFollowing(one))
  if (left.length === 0) return
  for (const phone of left) {
    leaveToOtherWindow(phone)
    forgetLost(game, phone.seat)
  }
  useFollowers.setState(({ all }) => ({ all: all.filter((one) => !left.includes(one)) }))
  play.getState().noteLinks({ lostPhones: play.getState().lostPhones.filter(({ id }) => id !== game) })
}

/** Lists the phones of a game that another window has left, as soon as this window writes the game. */
export const takeFromOtherWindows = (session: Session): void => {
  const look = () => {
    const { open, writes } = session.play.getState()
    if (open === undefined || open.followed || !writes) return
    const stored = storedToLink()
    const mine = stored.filter(({ game }) => game === open.id)
    if (mine.length === 0) return
    saveStored(
      storedUnder,
      stored.filter((one) => !mine.includes(one)),
    )
    addPhonesToLink(session, mine)
    for (const { game, seat } of mine) noteLost(game, seat, 'closed')
  }
  window.addEventListener('storage', ({ key }) => key === storedUnder && look())
  session.play.subscribe(({ writes, open }, before) => {
    if (!writes && before.writes && open !== undefined && !open.followed) leaveLostPhones(session, open.id)
    if (writes && (!before.writes || open?.id !== before.open?.id)) look()
  })
}
