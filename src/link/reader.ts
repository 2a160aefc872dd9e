import { digestOf, type Entry, type Hash, type Opened } from '../referee'
import { MOST_CHARACTERS, MOST_ENTRIES } from '../storage/file'
import type { Channel } from './channel'
import { LINK_VERSION, readMessage, type Message, type SealedOnPhone } from './messages'

type TableMessage = Extract<Message, { tell: 'table' }>

/** Local copies of the games that a guest phone (reader) receives. */
export interface Copies {
  /** Returns the stored entries of a game; empty if there are none. */
  readonly find: (origin: string) => Promise<readonly Entry[]>
  /**
   * Validates new entries with the rules, like entries of an imported file, and appends them to the stored entries.
   * @param from sequence number of the first new entry
   */
  readonly add: (table: TableMessage, from: number, entries: readonly Entry[]) => Promise<'added' | 'refused' | 'notSaved'>
  /** Called with the roles that choose on this phone, when the writer sends them. */
  readonly seat?: (origin: string, roles: readonly string[]) => void
  /** Returns the choice that a role has sealed on this phone; undefined if there is none, or if not all roles of the ballot have cast. */
  readonly open?: (origin: string, ballot: string, role: string) => Promise<Opened | undefined>
  /** Called when a player has closed the results up to an entry on the host phone. `seq`: sequence number of the entry. */
  readonly goneOn?: (origin: string, seq: number) => void
  /** Called when the host phone shows another game or none (`isAway`), or this game again. */
  readonly away?: (origin: string, isAway: boolean, playsOther: boolean) => void
  /**
   * Called with the seats that choose on other phones, when the writer sends them. `lost`: those whose phones have no link.
   * `missing`: roles whose choices are sealed on phones without a link.
   */
  readonly taken?: (origin: string, seats: readonly string[], lost: readonly string[], missing: readonly string[]) => void
  /** Called when another phone has become the host. `seat`: seat of that phone; empty if it has none. */
  readonly moved?: (origin: string, seat: string) => void
  /** Called when another window of the host phone has taken over the game. */
  readonly movedToWindow?: (origin: string) => void
}

/** Functions of a guest phone that send requests to the host phone. */
export interface ReaderLink {
  /**
   * Sends the commitment of a role that chooses on this phone.
   * @param anew replaces the role's previous commitment; not supported by older versions of the app on the host phone
   * @returns false if the host phone did not accept the commitment, or if the connection is closed
   */
  readonly commit: (ballot: string, role: string, commitment: string, anew: boolean) => Promise<boolean>
  /**
   * Asks the host phone to let a seat choose on this phone. With an empty seat, this phone only displays the game.
   * @param again this phone had the seat before, and must not get it from another linked phone
   * @returns false if the connection is closed, or if the app on the host phone is too old
   */
  readonly wish: (seat: string, again?: boolean) => boolean
  /**
   * Asks the host phone to let this phone become the host. All entries written on the host phone arrive before its answer.
   * @returns false if the host phone does not answer in time, if the connection is closed, or if the app on the host phone is too old
   */
  readonly takeOver: () => Promise<boolean>
  /**
   * Tells the host phone that the player of a role has begun (`isChanging`) or stopped changing its sealed choice on this phone.
   * @returns false if the connection is closed, or if the app on the host phone is too old
   */
  readonly changing: (ballot: string, role: string, isChanging: boolean) => boolean
  /**
   * Tells the host phone which choices of the open ballots are sealed on this phone, because the host phone forgets this in a reload.
   * @returns false if the connection is closed, or if the app on the host phone is too old
   */
  readonly holds: (sealed: readonly SealedOnPhone[]) => boolean
  /** Tells the host phone that this phone ends the link, and closes it. */
  readonly leave: () => void
  readonly close: () => void
}

export type ReaderState =
  | 'waiting'
  | 'catchingUp'
  /** All entries of the host phone have arrived; new entries arrive immediately. */
  | 'following'
  | 'closed'
  | 'malformed'
  /** The app on the host phone is newer than the app on this phone. */
  | 'newer'
  /** The received entries belong to another game than the stored entries. */
  | 'otherGame'
  /** This phone has entries that the host phone does not have. */
  | 'differs'
  /** Received entries do not continue the stored digest chain. */
  | 'broken'
  /** Received entries violate the rules. */
  | 'refused'
  | 'notSaved'
  /** Another phone has become the host. */
  | 'moved'
  /** The players ended the connection on the host phone. */
  | 'unlinked'
  /** The players deleted the game on the host phone. */
  | 'deleted'

/** Maximum time to wait for the answer to a request, in ms. */
export const COMMIT_PATIENCE = 8000

/** Time after which this phone closes a link that it has ended, in ms. */
const LEAVE_PATIENCE = 1000

const GOING_ON: readonly ReaderState[] = ['waiting', 'catchingUp', 'following']

/** Tracks requests that wait for an answer of the host phone. */
const waitingAnswers = () => {
  const waiting = new Map<string, (isAccepted: boolean) => void>()
  let isOver = false
  return {
    /** Waits for an answer; resolves to false on timeout, or if the connection is closed. */
    wait: (asked: string) =>
      new Promise<boolean>((done) => {
        if (isOver) return done(false)
        const late = setTimeout(() => give(false), COMMIT_PATIENCE)
        const give = (isAccepted: boolean) => {
          clearTimeout(late)
          waiting.delete(asked)
          done(isAccepted)
        }
        waiting.set(asked, give)
      }),
    answer: (asked: string, isAccepted: boolean) => waiting.get(asked)?.(isAccepted),
    /** Resolves all pending requests with false, because the connection is closed. */
    end: () => {
      isOver = true
      for (const give of waiting.values()) give(false)
    },
  }
}

/** Key of a pending `takeOver` request; other requests use their commitment as the key. */
const TAKE_OVER = 'takeOver'

/**
 * Creates the functions that send requests to the writer. A message that the writer's version does not support is not sent, because it
 * would end the connection.
 * @param followed returns the `table` message of the received game; undefined while the reader is not up to date
 */
const requests = (
  channel: Channel,
  waiting: ReturnType<typeof waitingAnswers>,
  followed: () => TableMessage | undefined,
): Pick<ReaderLink, 'commit' | 'wish' | 'takeOver' | 'changing' | 'holds' | 'leave'> => {
  /** @param since first link version that supports the message */
  const send = (since: number, make: (origin: string) => Message): boolean => {
    const table = followed()
    if (table === undefined || table.version < since) return false
    channel.send(JSON.stringify(make(table.origin)))
    return true
  }
  return {
    commit: async (ballot, role, commitment, anew) =>
      send(anew ? 2 : 1, (origin) => ({ tell: 'commit', origin, ballot, role, commitment, ...(anew && { anew }) })) &&
      waiting.wait(commitment),
    wish: (seat, again = false) => send(again ? 6 : 3, (origin) => ({ tell: 'wish', origin, seat, ...(again && { again }) })),
    takeOver: async () => send(4, (origin) => ({ tell: 'takeOver', origin })) && waiting.wait(TAKE_OVER),
    changing: (ballot, role, isChanging) => send(5, (origin) => ({ tell: 'changing', origin, ballot, role, isChanging })),
    holds: (sealed) => send(8, (origin) => ({ tell: 'holds', origin, sealed: [...sealed] })),
    leave: () => {
      // The host phone closes the channel after it has received the message. Closing the channel here could lose the message.
      if (send(9, (origin) => ({ tell: 'leaves', origin }))) setTimeout(channel.close, LEAVE_PATIENCE)
      else channel.close()
    },
  }
}

/** Returns the answer to the writer's request for a choice at the reveal. */
const openingFor = async (copies: Copies, { origin, ballot, role }: Extract<Message, { tell: 'open' }>): Promise<Message> => {
  const { choice, nonce } = (await copies.open?.(origin, ballot, role)) ?? {}
  const answer = { tell: 'opening', origin, ballot, role } as const
  return nonce === undefined ? answer : { ...answer, opened: { choice, nonce } }
}

/** Passes news of the host phone to the listeners. */
const passOn = (copies: Copies, message: Extract<Message, { tell: 'goneOn' | 'away' | 'taken' }>): void => {
  if (message.tell === 'goneOn') copies.goneOn?.(message.origin, message.seq)
  else if (message.tell === 'away') copies.away?.(message.origin, message.isAway, message.plays === true)
  else copies.taken?.(message.origin, message.seats, message.lost ?? [], message.missing ?? [])
}

/** Returns the state after a message that ended the link, and passes on that another window of the host phone has taken over the game. */
const endOf = (copies: Copies, { origin, reason }: Extract<Message, { tell: 'unlinked' }>): ReaderState => {
  if (reason === 'otherWindow') copies.movedToWindow?.(origin)
  return reason === 'deleted' ? 'deleted' : 'unlinked'
}

/** Receives the ledger of a host phone (writer). Validates entries before it stores them; stored entries never change. */
export const readFrom = (channel: Channel, copies: Copies, hash: Hash, onState: (state: ReaderState) => void): ReaderLink => {
  let state: ReaderState = 'waiting'
  let table: TableMessage | undefined
  let stored = 0
  let head = ''
  let length = 0
  let gathered: Entry[] = []
  let work = Promise.resolve()
  const waiting = waitingAnswers()
  const isOver = () => !GOING_ON.includes(state)
  const enter = (next: ReaderState) => {
    if (isOver() || next === state) return
    onState((state = next))
    if (isOver() && next !== 'closed') channel.close()
  }

  const meet = async (message: TableMessage) => {
    if (message.version > LINK_VERSION) return enter('newer')
    if (table !== undefined) return enter('malformed')
    table = message
    const here = await copies.find(message.origin)
    if (isOver()) return
    stored = here.length
    head = here.at(-1)?.digest ?? ''
    // Send this message before the change of state: a listener may send a message immediately, and the writer expects `have` first.
    channel.send(JSON.stringify({ tell: 'have', origin: message.origin, entries: stored, head } satisfies Message))
    enter(stored >= message.entries ? 'following' : 'catchingUp')
  }

  const take = async ({ from, entries }: Extract<Message, { tell: 'entries' }>, characters: number) => {
    if (table === undefined) return enter('malformed')
    const before = stored + gathered.length
    if (from !== before) return enter('broken')
    length += characters
    if (before + entries.length > MOST_ENTRIES || (state === 'catchingUp' && length > MOST_CHARACTERS)) return enter('malformed')
    for (const entry of entries) {
      if (stored + gathered.length === 0 && entry.id !== table.origin) return enter('otherGame')
      const follows = entry.seq === stored + gathered.length && entry.previous === head && entry.digest === digestOf(hash, entry)
      if (!follows) return enter('broken')
      gathered.push(entry)
      head = entry.digest
    }
    if (stored + gathered.length < table.entries) return
    const all = gathered
    gathered = []
    const answer = await copies.add(table, stored, all)
    if (answer !== 'added') return enter(answer)
    stored += all.length
    enter('following')
  }

  const hear = async (text: string) => {
    if (isOver()) return
    const message = readMessage(text)
    if (message === undefined) return enter('malformed')
    if (message.tell === 'table') return meet(message)
    if (message.origin !== table?.origin) return enter(table === undefined ? 'malformed' : 'otherGame')
    switch (message.tell) {
      case 'differs':
        return enter('differs')
      case 'entries':
        return take(message, text.length)
      case 'seat':
        return copies.seat?.(message.origin, message.roles)
      case 'answer':
        return waiting.answer(message.commitment, message.accepted)
      case 'moved':
        if (message.here) return waiting.answer(TAKE_OVER, true)
        copies.moved?.(message.origin, message.seat)
        return enter('moved')
      case 'goneOn':
      case 'away':
      case 'taken':
        return passOn(copies, message)
      case 'unlinked':
        return enter(endOf(copies, message))
      case 'open':
        return channel.send(JSON.stringify(await openingFor(copies, message)))
      case 'have':
      case 'wish':
      case 'takeOver':
      case 'commit':
      case 'changing':
      case 'holds':
      case 'leaves':
      case 'opening':
        return enter('malformed')
    }
  }
  // Messages are processed one after another, because each message is checked against the entries stored before it.
  channel.onClose(() => {
    work = work.then(() => enter('closed'))
    waiting.end()
  })
  channel.onMessage((text) => {
    work = work.then(() => hear(text)).catch(() => enter('notSaved'))
  })
  onState(state)
  return { ...requests(channel, waiting, () => (state === 'following' ? table : undefined)), close: channel.close }
}
