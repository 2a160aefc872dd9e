import type { Entry, Opened } from '../referee'
import type { Channel } from './channel'
import { entryMessages, LINK_VERSION, readMessage, type Message, type SealedOnPhone } from './messages'

/** Ledger that the host phone (writer) sends, with functions to observe and change it. */
export interface Table {
  /** Id of the game in the catalogue. */
  readonly game: string
  readonly name: string
  readonly entries: () => readonly Entry[]
  /** Adds a listener for changes of the ledger. Returns a function that removes the listener. */
  readonly onChange: (listener: () => void) => () => void
  /** Returns the sequence number of the entry whose result a player closed last; undefined if no result was closed. */
  readonly goneOn?: () => number | undefined
  /** Returns whether the host phone shows another game or none, so that nobody answers the questions of this game. */
  readonly isAway?: () => boolean
  /** Returns whether the host phone plays another game. */
  readonly playsOther?: () => boolean
  /** Writes the commitment of a role that chooses on its own phone. Resolves to false if the ballot does not accept the commitment. */
  readonly commit?: (role: string, ballot: string, commitment: string, anew: boolean) => Promise<boolean>
}

/** Functions of the host phone for the connection to one guest phone. */
export interface WriterLink {
  /** Lets the given roles choose on the guest phone. With an empty list, the guest phone only displays the game. */
  readonly seat: (roles: readonly string[]) => void
  /**
   * Requests the choice of a role for the reveal. Resolves to undefined if the guest phone does not have the choice or does not answer in
   * time.
   */
  readonly open: (ballot: string, role: string) => Promise<Opened | undefined>
  /**
   * Tells the reader that another phone has become the host, and stops sending; the reader then closes the link.
   * @param seat seat of that phone; empty if it has none
   * @param isHere whether it is the reader's phone
   */
  readonly stepBack: (seat: string, isHere: boolean) => void
  /**
   * Sends the seats that choose on other phones.
   * @param lost those of the seats whose phones have no link
   * @param missing roles whose choices are sealed on phones without a link
   */
  readonly taken: (seats: readonly string[], lost: readonly string[], missing?: readonly string[]) => void
  /**
   * Tells the guest phone that the players have ended the connection; the guest phone then closes the connection.
   * @param reason `deleted`: the players have deleted the game on the host phone
   */
  readonly unlink: (reason?: 'deleted' | 'otherWindow') => void
  readonly close: () => void
}

/** Maximum time that a reveal waits for another phone, in ms. */
export const REVEAL_PATIENCE = 8000

/**
 * State of the connection to a guest phone, as seen by the host phone. `waiting`: the guest phone has not yet sent its number of entries.
 */
export type WriterState =
  | 'waiting'
  | 'sending'
  /** The connection was closed. */
  | 'closed'
  /** The guest phone sent a message that is invalid in the current state. */
  | 'malformed'
  /** The guest phone shows another game than the host phone. */
  | 'otherGame'
  /** The guest phone has entries that the host phone does not have. */
  | 'differs'
  | 'tooLong'
  /** Another phone has become the host. */
  | 'moved'
  /** The players ended the connection on the host phone. */
  | 'unlinked'
  /** The guest phone ended the connection, e.g. because it joins another host. */
  | 'left'

/** Listeners for requests of a guest phone. */
export interface Wishes {
  /**
   * Called with the seat that the guest phone requests. With an empty seat, the guest phone only displays the game.
   * @param again the guest phone had the seat before, and must not get it from another linked phone
   */
  readonly onSeat?: (seat: string, again: boolean) => void
  /** Called when the reader's phone asks to become the host. */
  readonly onTakeOver?: () => void
  /** Called when the player of a role begins (`isChanging`) or stops changing its sealed choice on the guest phone. */
  readonly onChanging?: (ballot: string, role: string, isChanging: boolean) => void
  /** Called with the choices that the guest phone has sealed, also those of roles that do not choose on it now. */
  readonly onHolds?: (sealed: readonly SealedOnPhone[]) => void
}

const keyOf = (ballot: string, role: string): string => JSON.stringify([ballot, role])

/** Tracks requests for choices that wait for an answer of a guest phone. */
const waitingOpenings = () => {
  const waiting = new Map<string, (opened: Opened | undefined) => void>()
  return {
    /** Waits for a choice; resolves to undefined on timeout, or if the connection is closed. */
    wait: (ballot: string, role: string) =>
      new Promise<Opened | undefined>((done) => {
        const key = keyOf(ballot, role)
        const late = setTimeout(() => give(undefined), REVEAL_PATIENCE)
        const give = (opened: Opened | undefined) => {
          clearTimeout(late)
          waiting.delete(key)
          done(opened)
        }
        waiting.set(key, give)
      }),
    give: ({ ballot, role, opened }: Extract<Message, { tell: 'opening' }>) => waiting.get(keyOf(ballot, role))?.(opened),
    /** Resolves all pending requests with undefined, because the connection is closed. */
    end: () => {
      for (const give of waiting.values()) give(undefined)
    },
  }
}

/** Returns a function that sends what has changed at the host phone since the last call, apart from new entries. */
const notices = (table: Table, origin: string, tell: (message: Message) => void) => {
  let goneOn: number | undefined
  let [wasAway, didPlay] = [false, false]
  return () => {
    const seq = table.goneOn?.()
    if (seq !== undefined && seq !== goneOn) tell({ tell: 'goneOn', origin, seq: (goneOn = seq) })
    const isAway = table.isAway?.() ?? false
    const plays = table.playsOther?.() ?? false
    if (isAway === wasAway && plays === didPlay) return
    ;[wasAway, didPlay] = [isAway, plays]
    tell({ tell: 'away', origin, isAway, ...(plays && { plays }) })
  }
}

type Wish = Extract<Message, { readonly tell: 'wish' | 'takeOver' | 'changing' | 'holds' }>
const isWish = (message: Message): message is Wish => ['wish', 'takeOver', 'changing', 'holds'].includes(message.tell)

/** Calls the listener for a request of a guest phone. `seated`: roles that choose on this phone; the phone may speak for these only. */
const hearWish = (message: Wish, seated: readonly string[], { onSeat, onTakeOver, onChanging, onHolds }: Wishes): void => {
  if (message.tell === 'wish') onSeat?.(message.seat, message.again === true)
  else if (message.tell === 'takeOver') onTakeOver?.()
  else if (message.tell === 'holds') onHolds?.(message.sealed)
  else if (seated.includes(message.role)) onChanging?.(message.ballot, message.role, message.isChanging)
}

/**
 * Sends the ledger to one guest phone, and each new entry immediately. Messages of a guest phone never change existing entries; commitments
 * are written with `table.commit`.
 */
export const writeTo = (channel: Channel, table: Table, onState: (state: WriterState) => void, wishes: Wishes = {}): WriterLink => {
  let state: WriterState = 'waiting'
  let sent = 0
  let head = ''
  let seated: readonly string[] = []
  const openings = waitingOpenings()
  const origin = table.entries()[0]?.id ?? ''
  const tell = (message: Message) => channel.send(JSON.stringify(message))
  const notice = notices(table, origin, tell)
  const enter = (next: WriterState) => {
    state = next
    onState(next)
  }
  const end = (why: Exclude<WriterState, 'waiting' | 'sending'>) => {
    if (state !== 'waiting' && state !== 'sending') return
    enter(why)
    stop()
    // The guest phone closes the channel after it has received the message. Closing the channel here could lose messages.
    if (why === 'differs') tell({ tell: 'differs', origin })
    else if (why !== 'closed' && why !== 'moved' && why !== 'unlinked') channel.close()
  }
  const sendRest = () => {
    if (state !== 'sending') return
    const all = table.entries()
    if (all[0]?.id !== origin || all.length < sent || (all[sent - 1]?.digest ?? '') !== head) return end('differs')
    const texts = entryMessages(origin, all, sent)
    if (texts === undefined) return end('tooLong')
    sent = all.length
    head = all.at(-1)?.digest ?? ''
    for (const text of texts) channel.send(text)
    notice()
  }
  const stop = table.onChange(sendRest)
  // Send this message only after the entries, because the guest phone does not know the game before.
  const tellSeat = () => state === 'sending' && tell({ tell: 'seat', origin, roles: [...seated] })
  const noneTaken = { seats: [], lost: [] }
  let taken: Pick<Extract<Message, { tell: 'taken' }>, 'seats' | 'lost' | 'missing'> = noneTaken
  const tellTaken = () => state === 'sending' && tell({ tell: 'taken', origin, ...taken })
  const isGoing = () => state === 'waiting' || state === 'sending'
  const hearCommit = async ({ role, ballot, commitment, anew = false }: Extract<Message, { tell: 'commit' }>) => {
    const isAccepted = seated.includes(role) && (await table.commit?.(role, ballot, commitment, anew)) === true
    // The entry of the commitment was sent before this answer, so the reader knows the ballot.
    if (isGoing()) tell({ tell: 'answer', origin, role, ballot, commitment, accepted: isAccepted })
  }
  const leave = (why: 'moved' | 'unlinked', message: Message) => {
    // A reader accepts the message that ends the link only after it has answered the first message.
    if (state !== 'sending') return channel.close()
    tell(message)
    end(why)
  }
  channel.onClose(() => {
    openings.end()
    end('closed')
  })
  channel.onMessage((text) => {
    const message = readMessage(text)
    if (state === 'sending' && message !== undefined && message.origin === origin) {
      if (message.tell === 'commit') return void hearCommit(message)
      if (isWish(message)) return hearWish(message, seated, wishes)
      if (message.tell === 'opening') return openings.give(message)
      if (message.tell === 'leaves') return end('left')
    }
    if (message?.tell !== 'have' || state !== 'waiting' || (message.entries === 0) !== (message.head === '')) return end('malformed')
    if (message.origin !== origin) return end('otherGame')
    sent = message.entries
    head = message.head
    enter('sending')
    sendRest()
    if (seated.length > 0) tellSeat()
    if (taken !== noneTaken) tellTaken()
  })
  onState(state)
  tell({ tell: 'table', version: LINK_VERSION, origin, game: table.game, name: table.name, entries: table.entries().length })
  return {
    seat: (roles) => {
      seated = roles
      tellSeat()
    },
    open: async (ballot, role) => {
      if (state !== 'sending') return undefined
      const opened = openings.wait(ballot, role)
      tell({ tell: 'open', origin, ballot, role })
      return opened
    },
    stepBack: (seat, isHere) => leave('moved', { tell: 'moved', origin, seat, here: isHere }),
    taken: (seats, lost, missing = []) => {
      const next = { seats: [...seats], lost: [...lost], ...(missing.length > 0 && { missing: [...missing] }) }
      if (JSON.stringify(next) === JSON.stringify(taken)) return
      taken = next
      tellTaken()
    },
    unlink: (reason) => leave('unlinked', { tell: 'unlinked', origin, ...(reason && { reason }) }),
    close: channel.close,
  }
}
