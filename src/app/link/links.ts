import { readFrom, type ReaderState } from '../../link/reader'
import { writeTo, type Table } from '../../link/writer'
import { sha256, type FollowedCopies, type LinkPhone } from '../../session'
import { isFollowing, useFollowers, type Follower } from './followers'
import { useLost } from './lost'
import type { Opened } from './peer'

/** The links of this page. They stay while other screens are looked at, and end with the page. */

const change = (number: number, to: Partial<Follower>) =>
  useFollowers.setState(({ all }) => ({ all: all.map((one) => (one.number === number ? { ...one, ...to } : one)) }))

export const removeFollower = (number: number): void =>
  useFollowers.setState(({ all }) => ({ all: all.filter((one) => one.number !== number) }))

/** Sends the ledger of a table to one more phone. Those whose link was lost are forgotten: it is most likely one of them again. */
export const addFollower = (game: string, table: Table, opened: Opened, linkPhone: LinkPhone): void => {
  const number = useFollowers.getState().next
  let isEnded = false
  let standUp = () => {}
  const enter = (state: Follower['state']) => {
    const now = useFollowers.getState().all.find((one) => one.number === number)
    if (now === undefined || !isFollowing(now)) return
    change(number, { state })
    if (!isFollowing({ state })) standUp()
    if (!isEnded && !isFollowing({ state })) useLost.setState({ lost: { end: 'writer', why: state === 'closed' ? 'closed' : 'other' } })
  }
  const channel = opened(() => enter('forged'))
  const end = () => {
    isEnded = true
    standUp()
    removeFollower(number)
    channel.close()
  }
  const sit = (seat: string, roles: readonly string[]) => {
    standUp()
    standUp = roles.length === 0 ? () => {} : linkPhone({ game, roles, open: link.open })
    link.seat(roles)
    change(number, { seat })
  }
  useFollowers.setState(({ all }) => ({
    all: [...all.filter((one) => isFollowing(one)), { number, game, state: 'waiting', seat: '', sit, end }],
    next: number + 1,
  }))
  const link = writeTo(channel, table, enter)
}

/** The state of the link to the table that is followed here. */
export type Following = ReaderState | 'forged'

/** Ends the link to the table that this phone follows, if there is one. */
let endCurrent = () => {}

/**
 * Follows the game of a table.
 * @param onState hears how it goes, with the id of the game here as soon as all of it is here
 * @returns ends it
 */
export const followTable = (copies: FollowedCopies, opened: Opened, onState: (state: Following, id?: string) => void): (() => void) => {
  let origin = ''
  let hasFollowed = false
  let isEnded = false
  const enter = (state: Following) => {
    if (isEnded) return
    if (state === 'following') hasFollowed = true
    const isOver = !['waiting', 'catchingUp', 'following'].includes(state)
    if (isOver) isEnded = true
    onState(state, state === 'following' ? copies.idOf(origin) : undefined)
    if (!isOver || !hasFollowed) return
    useLost.setState({ lost: { end: 'reader', why: state === 'closed' || state === 'notSaved' ? state : 'other' } })
  }
  // One table at a time: that of before is left without a word.
  endCurrent()
  const channel = opened(() => enter('forged'))
  const end = () => {
    isEnded = true
    channel.close()
  }
  endCurrent = end
  const find = (asked: string) => {
    origin = asked
    return copies.find(asked)
  }
  copies.linkTo(readFrom(channel, { ...copies, find }, sha256, enter))
  return end
}
