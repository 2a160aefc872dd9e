import type { Channel } from '../../link/channel'
import { readFrom, type ReaderLink, type ReaderState } from '../../link/reader'
import { writeTo, type Table } from '../../link/writer'
import { sha256, type FollowedCopies, type Session } from '../../session'
import { saveDeletedAtTable } from '../../session/environment/deleted-at-table'
import { holdLink } from '../../session/environment/linked-window'
import { saveNewTable } from '../../session/environment/new-table'
import { usePassing } from '../../table/ballot/passing'
import { freeNumber, isFollowing, useFollowers, type Follower } from './followers'
import { noteHeld, noteLostPhones, recordSealed, rolesHeldBy, rolesMissing } from './holders'
import { forgetLost, noteLost, noteSeatMoved, useLost } from './lost'
import type { Opened } from './peer'
import { rememberSeat } from './remembered-seat'
import { takingAgain } from './taking-again'

/** WebRTC links of this page. They stay open across screens, and close with the page. */

const change = (number: number, to: Partial<Follower>) =>
  useFollowers.setState(({ all }) => ({ all: all.map((one) => (one.number === number ? { ...one, ...to } : one)) }))

export const removeFollower = (number: number): void =>
  useFollowers.setState(({ all }) => ({ all: all.filter((one) => one.number !== number) }))

/** Returns whether a phone holds a sealed choice that a reveal of the open game needs, although its role does not choose on it now. */
const isHolding = ({ play }: Session, phone: Follower): boolean => {
  const { open } = play.getState()
  return open?.id === phone.game && rolesHeldBy(phone, open.ballots).length > 0
}

/**
 * Ends the link to a phone when another window of this device begins to write the game, because that window links phones itself.
 * @returns function that stops waiting for this
 */
const endWhenWatching = (session: Session, number: number, game: string): (() => void) =>
  session.play.subscribe(({ open, writes }) => {
    if (open?.id !== game || writes || open.followed) return
    const phone = useFollowers.getState().all.find((one) => one.number === number)
    if (phone !== undefined) unlink(session, phone, 'otherWindow')
  })

/**
 * Passes to the open game that a role is changing its sealed choice on its own phone.
 * @param ballot undefined if the role has stopped changing its choice
 */
const noteChanging = ({ play }: Session, id: string, role: string, ballot: string | undefined): void => {
  const others = play.getState().changing.filter((one) => one.id !== id || one.role !== role)
  play.getState().noteLinks({ changing: ballot === undefined ? others : [...others, { id, ballot, role }] })
}

/**
 * Closes the link to a phone and removes the phone from the list. A linked phone that holds a sealed choice stays in the list as a lost
 * phone without a seat, because the reveal needs it.
 */
export const unlink = (session: Session, phone: Follower, reason?: 'otherWindow'): void => {
  const { end, game, seat, number } = phone
  const kept: Follower = { ...phone, state: 'unlinked', seat: '', roles: [], end: () => removeFollower(number) }
  const isNeeded = isFollowing(phone) && reason === undefined && isHolding(session, kept)
  end(reason)
  forgetLost(game, seat)
  if (isNeeded) useFollowers.setState(({ all }) => ({ all: [...all, kept] }))
  noteLostPhones(session)
}

/**
 * Takes a seat from all other phones of a game. A lost phone that holds a sealed choice stays in the list without a seat. If it is an
 * earlier link of the phone that gets the seat, it is removed when this phone says what it holds.
 * @param number phone that gets the seat
 */
const makeWay = (session: Session, number: number, game: string, seat: string): void => {
  for (const other of useFollowers.getState().all) {
    if (other.number === number || other.game !== game || other.seat !== seat) continue
    const left = { ...other, seat: '', roles: [] }
    if (isFollowing(other)) {
      other.sit('', [])
      change(other.number, { isReplaced: true })
    } else if (isHolding(session, left)) change(other.number, left)
    else removeFollower(other.number)
  }
}

/** State of a phone that has just joined. */
const FRESH = { state: 'waiting', seat: '', roles: [], hasChosen: false, sealed: [], isReplaced: false } as const

/** Returns the phones that stay in the list when a phone joins a game. Lost phones of other games keep the cause of their lost links. */
const stayingWhenJoined = (session: Session, game: string): readonly Follower[] =>
  useFollowers.getState().all.filter((one) => one.game !== game || isFollowing(one) || one.seat !== '' || isHolding(session, one))

/**
 * Adds a guest phone and sends it the ledger. Lost phones of the game without a seat are removed, because the new phone is most likely one
 * of them. A lost phone with a seat stays in the list until its seat is linked again, and one that holds a sealed choice until the reveal.
 */
export const addFollower = (session: Session, game: string, table: Table, opened: Opened): void => {
  const { play } = session
  const number = useFollowers.getState().next
  let isEnded = false
  let standUp = () => {}
  let stopTelling = () => {}
  const noteLostRoles = () => noteLostPhones(session)
  const enter = (state: Follower['state']) => {
    const now = useFollowers.getState().all.find((one) => one.number === number)
    if (now === undefined || !isFollowing(now)) return
    change(number, { state })
    if (isFollowing({ state })) return
    stopTelling()
    standUp()
    noteLostRoles()
    const why = state === 'closed' || state === 'left' ? state : 'other'
    if (!isEnded) noteLost(game, now.seat, why, isHolding(session, now))
  }
  const channel = opened(() => enter('forged'))
  // Removes the phone from the list first: the other calls change the open game, and listeners of the game look for the phone.
  const leaveList = () => {
    isEnded = true
    stopTelling()
    removeFollower(number)
    standUp()
    noteLostRoles()
  }
  const end: Follower['end'] = (reason) => {
    leaveList()
    link.unlink(reason)
  }
  const stepBack = (seat: string, isHere: boolean) => {
    leaveList()
    link.stepBack(seat, isHere)
  }
  /** Makes the guest phone that requested it the host, and informs all guest phones. */
  const handOver = async () => {
    const ofGame = useFollowers.getState().all.filter((one) => one.game === game)
    const { seat = '' } = ofGame.find((one) => one.number === number) ?? {}
    if (await play.getState().stepBack(game, seat)) for (const one of ofGame) one.stepBack(seat, one.number === number)
  }
  /** Passes the phone with its roles to the open game. A phone without roles is passed too, because it may have sealed choices. */
  const register = (roles: readonly string[]) => {
    standUp()
    const leave = play.getState().linkPhone({ game, roles, open: link.open })
    standUp = () => {
      leave()
      // A phone that is gone or has given up its seat no longer changes anything.
      for (const role of roles) noteChanging(session, game, role, undefined)
    }
  }
  const sit = (seat: string, roles: readonly string[]) => {
    if (seat !== '') makeWay(session, number, game, seat)
    again.drop()
    register(roles)
    link.seat(roles)
    change(number, { seat, roles, hasChosen: true, isReplaced: false })
    noteLostRoles()
    if (seat !== '') forgetLost(game, seat)
  }
  const take = (seat: string) => {
    const { open } = play.getState()
    const found = open?.id === game ? open.game.seats(open.state).find(({ id }) => id === seat) : undefined
    const hasOther = seat !== '' && others().some((one) => one.seat === seat && isFollowing(one))
    if (seat === '' || found !== undefined) sit(seat, found?.plays ?? [])
    if (found !== undefined && hasOther) noteSeatMoved(game, seat)
  }
  const others = () => useFollowers.getState().all.filter((one) => one.game === game && one.number !== number && one.seat !== '')
  const again = takingAgain(others, take, () => link.seat([]))
  const staying = stayingWhenJoined(session, game)
  const added: Follower = { ...FRESH, number, shown: freeNumber(staying, game), game, sit, end, stepBack }
  useFollowers.setState({ all: [...staying, added], next: number + 1 })
  forgetLost(game, '')
  const link = writeTo(
    channel,
    recordSealed(table, number, game, noteLostRoles),
    (state) => state !== 'moved' && state !== 'unlinked' && enter(state),
    {
      onSeat: (seat, isAgain) => (isAgain ? again.take(seat) : take(seat)),
      onTakeOver: () => void handOver(),
      onHolds: (held) => noteHeld(session, number, game, held),
      onChanging: (ballot, role, isChanging) => noteChanging(session, game, role, isChanging ? ballot : undefined),
    },
  )
  register([])
  const tellTaken = () => {
    // The seat of a lost phone counts as taken: only its own player should take it, by a long press or by linking the phone again.
    const seatsOf = (phones: readonly Follower[]) => phones.map((one) => one.seat)
    // A seat to which the host is handed chooses there, so its phone is not missed.
    const handed = usePassing.getState().passing?.role ?? ''
    const lost = others().filter((one) => !isFollowing(one) && !one.roles.includes(handed))
    link.taken(seatsOf(others()), seatsOf(lost), rolesMissing(session, game))
    again.look()
  }
  const stops = [useFollowers, usePassing, play].map((store) => store.subscribe(tellTaken))
  stops.push(endWhenWatching(session, number, game))
  stopTelling = () => stops.forEach((stop) => stop())
  tellTaken()
}

/** State of the link from this guest phone to the host. */
export type Following = ReaderState | 'forged'

/** Functions that close the connection to the host. The key is the store of the open game. */
const endings = new WeakMap<Session['play'], (leaves: boolean) => void>()

/**
 * Closes the link to the host, if this phone has one.
 * @param leaves whether the phone tells the host that it joins another host
 */
export const endFollowing = ({ play }: Session, leaves = false): void => {
  endings.get(play)?.(leaves)
  play.getState().noteLinks({ link: undefined })
}

/** Seat that this guest phone has chosen last, as the game and the seat. The key is the store of the open game. */
const chosenSeats = new WeakMap<Session['play'], string>()

/**
 * Remembers the seat that the host has given to this phone, because it may differ from the seat that was chosen here. If it does, the
 * screens of this phone say so.
 */
const rememberGivenSeat = ({ play }: Session, game: string | undefined, roles: readonly string[]): void => {
  const { open, seat: now } = play.getState()
  if (open === undefined || open.id !== game || roles.length === 0) return
  const seat = open.game.seats(open.state).find(({ plays }) => plays.join() === roles.join())
  if (seat === undefined) return
  const given = `${game} ${seat.id}`
  if (now?.id === game && chosenSeats.get(play) !== given) play.getState().noteLinks({ seat: { ...now, isGiven: true } })
  chosenSeats.set(play, given)
  rememberSeat(game, seat.id)
}

/** Notes on a guest phone that a game was deleted on the host, or that it is linked again. */
const noteDeleted = ({ play }: Session, id: string, isDeleted: boolean): void => {
  const others = play.getState().deleted.filter((one) => one !== id)
  const deleted = isDeleted ? [id, ...others] : others
  play.getState().noteLinks({ deleted })
  saveDeletedAtTable(deleted)
}

/** Notes on a guest phone that it is linked to the host of a game. */
const noteLinked = ({ play }: Session, id: string, { wish, takeOver, changing }: ReaderLink): void => {
  saveNewTable(id, undefined)
  const none = { newTable: undefined, unlinked: undefined, tableAway: undefined, tablePlaysOther: false, heard: undefined }
  play.getState().noteLinks({ link: { id, wish, takeOver, changing }, ...none })
}

/** Returns the listeners that pass news of the host to the open game. */
const newsFor = (
  { play }: Session,
  copies: FollowedCopies,
): Pick<FollowedCopies, 'moved' | 'movedToWindow' | 'goneOn' | 'away' | 'taken'> => {
  const moved = (asked: string, seat: string) => {
    const id = copies.idOf(asked)
    if (id === undefined) return
    saveNewTable(id, seat)
    play.getState().noteLinks({ newTable: { id, seat } })
  }
  const movedToWindow = (asked: string) => {
    const id = copies.idOf(asked)
    if (id !== undefined) play.getState().noteLinks({ newTable: { id, seat: '', isWindow: true } })
  }
  const goneOn = (asked: string, seq: number) => {
    const id = copies.idOf(asked)
    if (id !== undefined) play.getState().noteLinks({ goneOn: { id, seq } })
  }
  const taken: FollowedCopies['taken'] = (asked, seats, lost, missing) => {
    const id = copies.idOf(asked)
    if (id !== undefined) play.getState().noteLinks({ takenSeats: { id, seats, lost, ...(missing.length > 0 && { missing }) } })
  }
  const away = (asked: string, isAway: boolean, playsOther: boolean) => {
    const id = copies.idOf(asked)
    if (id !== undefined) play.getState().noteLinks({ tableAway: isAway ? id : undefined, tablePlaysOther: playsOther })
  }
  return { moved, movedToWindow, goneOn, away, taken }
}

/**
 * Connects this guest phone to the game of a host.
 * @param copies stored copies of games that other phones write
 * @param opened the open channel
 * @param onState called with each new state, and with the id of the local copy once the copy is complete
 * @param mayFollow called with the origin of the host’s game and the id of the local copy; resolves when this phone may leave its
 *   previous host
 * @returns function that closes the connection
 */
export const followTable = (
  session: Session,
  copies: FollowedCopies,
  opened: Opened,
  onState: (state: Following, id?: string) => void,
  mayFollow?: (origin: string, id: string | undefined) => Promise<void>,
): (() => void) => {
  const { play } = session
  let origin = ''
  let hasFollowed = false
  let isEnded = false
  let dropLink = () => {}
  /** Time of the last message of the host. */
  let heardAt = Date.now()
  const enter = (state: Following) => {
    if (isEnded) return
    const id = state === 'following' ? copies.idOf(origin) : undefined
    if (state === 'following') {
      if (id !== undefined && !hasFollowed) {
        dropLink = holdLink(id)
        void copies.sealedHere(origin).then((held) => held.length > 0 && reader.holds(held))
      }
      hasFollowed = true
      if (id !== undefined) {
        noteDeleted(session, id, false)
        noteLinked(session, id, reader)
      }
      if (useLost.getState().lost?.end === 'reader') useLost.setState({ lost: undefined })
    }
    const isOver = !['waiting', 'catchingUp', 'following'].includes(state)
    if (isOver) {
      isEnded = true
      dropLink()
      const copy = copies.idOf(origin)
      if (hasFollowed)
        play.getState().noteLinks({
          link: undefined,
          ...(copy !== undefined && { heard: { id: copy, time: heardAt } }),
          ...(state === 'unlinked' && { unlinked: copy }),
        })
      if (hasFollowed && copy !== undefined && state === 'deleted') noteDeleted(session, copy, true)
    }
    onState(state, id)
    // No banner for these states, because the screens of the game show them.
    if (!isOver || !hasFollowed || ['closed', 'moved', 'unlinked', 'deleted'].includes(state)) return
    useLost.setState({ lost: { end: 'reader', why: state === 'notSaved' ? state : 'other' } })
  }
  const channel = opened(() => enter('forged'))
  /** Whether this host has replaced the previous one. */
  let hasBegun = false
  channel.onClose(() => {
    if (!hasBegun) enter('closed')
  })
  const end = (leaves = false) => {
    isEnded = true
    dropLink()
    if (leaves) reader.leave()
    else channel.close()
  }
  const find = async (asked: string) => {
    origin = asked
    const here = await copies.find(asked)
    await mayFollow?.(asked, copies.idOf(asked))
    if (isEnded) return here
    hasBegun = true
    // A guest phone has only one host at a time, so the previous link ends.
    endFollowing(session, true)
    endings.set(play, end)
    return here
  }
  /** The channel, which also records the time of each message. */
  const timed: Channel = {
    ...channel,
    onMessage: (listener) =>
      channel.onMessage((text) => {
        heardAt = Date.now()
        if (!isEnded) listener(text)
      }),
  }
  const seat = (asked: string, roles: readonly string[]) => {
    copies.seat?.(asked, roles)
    rememberGivenSeat(session, copies.idOf(asked), roles)
  }
  const reader = readFrom(timed, { ...copies, find, ...newsFor(session, copies), seat }, sha256, enter)
  copies.linkTo(reader)
  return end
}

/** Navigation state of the link page directly after the host was scanned. */
export const SCANNED = 'scanned'

/**
 * Asks the host for a seat, and stores the seat for the next pairing of this phone.
 * @param again asks for the seat that this phone had before: the host gives it only if no other linked phone has it
 * @returns whether the request was sent
 */
export const wishForSeat = ({ play }: Session, game: string, seat: string, again = false): boolean => {
  const { link } = play.getState()
  if (link?.id !== game || !link.wish(seat, again)) return false
  chosenSeats.set(play, `${game} ${seat}`)
  rememberSeat(game, seat)
  // Until the host answers, the phone counts as without its seat. If the host refuses, the phone says so.
  if (again && seat !== '') play.getState().noteLinks({ seat: { id: game, roles: [], isTakenOver: true } })
  // If the user gives up the seat on this phone, the phone must not report that another phone has taken over the seat.
  if (seat === '') play.getState().noteLinks({ seat: { id: game, roles: [], isTakenOver: false } })
  return true
}
