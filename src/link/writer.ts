import type { Entry, Opened } from '../referee'
import type { Channel } from './channel'
import { entryMessages, LINK_VERSION, readMessage, type Message } from './messages'

/** The ledger of the table, as the writer sends it. */
export interface Table {
  /** Id of the game in the catalogue. */
  readonly game: string
  readonly name: string
  readonly entries: () => readonly Entry[]
  /** Called after each change; the answer ends that. */
  readonly onChange: (listener: () => void) => () => void
  /** The place of the entry whose result was put away last; undefined: none was. */
  readonly goneOn?: () => number | undefined
  /** Writes the commitment of a role that chooses on a phone of its own; false: the ballot does not accept it. */
  readonly commit?: (role: string, ballot: string, commitment: string, anew: boolean) => Promise<boolean>
}

/** The writer's end of a link. */
export interface WriterLink {
  /** Lets these roles choose on the reader's phone; an empty list: it only looks on. */
  readonly seat: (roles: readonly string[]) => void
  /** Asks for the choice of a role at the reveal; undefined: the reader does not have it, or does not answer in time. */
  readonly open: (ballot: string, role: string) => Promise<Opened | undefined>
  /**
   * Says that another phone is the table now, and sends nothing more; the reader closes the link.
   * @param seat the seat of that phone; empty: it has none
   * @param isHere it is the reader's phone
   */
  readonly stepBack: (seat: string, isHere: boolean) => void
  /** Names the seats that choose on other phones. */
  readonly taken: (seats: readonly string[]) => void
  /** Says that the players at the table have ended the link; the reader closes it. */
  readonly unlink: () => void
  readonly close: () => void
}

/** The longest time that a reveal waits for another phone: ms. */
export const REVEAL_PATIENCE = 8000

/** `waiting`: the reader has not yet said how much of the game it has. */
export type WriterState =
  | 'waiting'
  | 'sending'
  /** The link was closed. */
  | 'closed'
  /** The other end said something that no reader says now. */
  | 'malformed'
  /** The reader has another game. */
  | 'otherGame'
  /** The reader has entries that the table has not. */
  | 'differs'
  | 'tooLong'
  /** Another phone is the table now. */
  | 'moved'
  /** The players at the table have ended the link. */
  | 'unlinked'

/** Listeners to the wishes of a reader. */
export interface Wishes {
  /** Called with the seat that is to choose on the reader's phone; empty: it only watches. */
  readonly onSeat?: (seat: string) => void
  /** The reader's phone wants to be the table. */
  readonly onTakeOver?: () => void
}

const keyOf = (ballot: string, role: string): string => JSON.stringify([ballot, role])

/** Choices that a reader was asked for. */
const waitingOpenings = () => {
  const waiting = new Map<string, (opened: Opened | undefined) => void>()
  return {
    /** Waits for a choice; undefined if it does not come in time, or the link is closed. */
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
    /** Gives up all of them: the link is closed. */
    end: () => {
      for (const give of waiting.values()) give(undefined)
    },
  }
}

/** Sends the ledger of the table to one reader, and each new entry at once. Nothing that a reader says changes the ledger. */
export const writeTo = (
  channel: Channel,
  table: Table,
  onState: (state: WriterState) => void,
  { onSeat, onTakeOver }: Wishes = {},
): WriterLink => {
  let state: WriterState = 'waiting'
  let sent = 0
  let head = ''
  let seated: readonly string[] = []
  let goneOn: number | undefined
  const openings = waitingOpenings()
  const origin = table.entries()[0]?.id ?? ''
  const tell = (message: Message) => channel.send(JSON.stringify(message))
  const enter = (next: WriterState) => {
    state = next
    onState(next)
  }
  const end = (why: Exclude<WriterState, 'waiting' | 'sending'>) => {
    if (state !== 'waiting' && state !== 'sending') return
    enter(why)
    stop()
    // The reader closes when it has heard it: a channel that closes may lose what is still on the way.
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
    const seq = table.goneOn?.()
    if (seq !== undefined && seq !== goneOn) tell({ tell: 'goneOn', origin, seq: (goneOn = seq) })
  }
  const stop = table.onChange(sendRest)
  // Not before the entries: a reader without them would not know which game is meant.
  const tellSeat = () => state === 'sending' && tell({ tell: 'seat', origin, roles: [...seated] })
  let takenSeats: readonly string[] = []
  const tellTaken = () => state === 'sending' && tell({ tell: 'taken', origin, seats: [...takenSeats] })
  const isGoing = () => state === 'waiting' || state === 'sending'
  const hearCommit = async ({ role, ballot, commitment, anew = false }: Extract<Message, { tell: 'commit' }>) => {
    const isAccepted = seated.includes(role) && (await table.commit?.(role, ballot, commitment, anew)) === true
    // The entry of the commitment has been sent before: the reader knows the ballot that the answer speaks of.
    if (isGoing()) tell({ tell: 'answer', origin, role, ballot, commitment, accepted: isAccepted })
  }
  const leave = (why: 'moved' | 'unlinked', message: Message) => {
    // A reader that has said nothing yet would not understand it.
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
      if (message.tell === 'wish') return onSeat?.(message.seat)
      if (message.tell === 'takeOver') return onTakeOver?.()
      if (message.tell === 'opening') return openings.give(message)
    }
    if (message?.tell !== 'have' || state !== 'waiting' || (message.entries === 0) !== (message.head === '')) return end('malformed')
    if (message.origin !== origin) return end('otherGame')
    sent = message.entries
    head = message.head
    enter('sending')
    sendRest()
    if (seated.length > 0) tellSeat()
    if (takenSeats.length > 0) tellTaken()
  })
  onState(state)
  tell({ tell: 'table', version: LINK_VERSION, origin, game: table.game, name: table.name, entries: table.entries().length })
  return {
    seat: (roles) => {
      seated = roles
      tellSeat()
    },
    open: async (ballot, role) => {
      if (state !== 'sending' || !seated.includes(role)) return undefined
      const opened = openings.wait(ballot, role)
      tell({ tell: 'open', origin, ballot, role })
      return opened
    },
    stepBack: (seat, isHere) => leave('moved', { tell: 'moved', origin, seat, here: isHere }),
    taken: (seats) => {
      if (seats.join() === takenSeats.join()) return
      takenSeats = seats
      tellTaken()
    },
    unlink: () => leave('unlinked', { tell: 'unlinked', origin }),
    close: channel.close,
  }
}
