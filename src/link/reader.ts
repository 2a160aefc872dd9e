import { digestOf, type Entry, type Hash, type Opened } from '../referee'
import { MOST_CHARACTERS, MOST_ENTRIES } from '../storage/file'
import type { Channel } from './channel'
import { LINK_VERSION, readMessage, type Message } from './messages'

type TableMessage = Extract<Message, { tell: 'table' }>

/** The games of a reader, as far as it follows them. */
export interface Copies {
  /** The entries of a game that are here already; empty: none. */
  readonly find: (origin: string) => Promise<readonly Entry[]>
  /**
   * Decides entries by the rules, as those of a file are, and stores them behind those that are here.
   * @param from place of the first of them
   */
  readonly add: (table: TableMessage, from: number, entries: readonly Entry[]) => Promise<'added' | 'refused' | 'notSaved'>
  /** Called when the table has named the roles that choose on this phone. */
  readonly seat?: (origin: string, roles: readonly string[]) => void
  /** The choice that a role has sealed on this phone, once its ballot is complete; undefined before, and where there is none. */
  readonly open?: (origin: string, ballot: string, role: string) => Promise<Opened | undefined>
  /** Called when the table has put the results up to an entry away. `seq`: place of the entry. */
  readonly goneOn?: (origin: string, seq: number) => void
  /** Called with the seats that choose on other phones. */
  readonly taken?: (origin: string, seats: readonly string[]) => void
  /** Called when another phone has become the table. `seat`: the seat of that phone, empty if it has none. */
  readonly moved?: (origin: string, seat: string) => void
}

/** The reader's end of a link. */
export interface ReaderLink {
  /**
   * Sends the commitment of a role that chooses on this phone.
   * @param anew it replaces the role's former one; a table of an older app does not know of that
   * @returns false: the table has not accepted it, or the link is closed
   */
  readonly commit: (ballot: string, role: string, commitment: string, anew: boolean) => Promise<boolean>
  /**
   * Asks the table to let a seat choose on this phone; empty: it only watches.
   * @returns false: the link is closed, or the table has an older app
   */
  readonly wish: (seat: string) => boolean
  /**
   * Asks the table to step back, since this phone is to be the table. Everything that was written there has come before the answer.
   * @returns false: the table does not answer in time, the link is closed, or the table has an older app
   */
  readonly takeOver: () => Promise<boolean>
  readonly close: () => void
}

export type ReaderState =
  | 'waiting'
  | 'catchingUp'
  /** All entries of the table are here, and each new one comes at once. */
  | 'following'
  | 'closed'
  | 'malformed'
  /** The table's phone has a newer version of the app. */
  | 'newer'
  /** Entries of another game came. */
  | 'otherGame'
  /** Entries are here that the table has not. */
  | 'differs'
  /** Entries came that do not follow from those that are here. */
  | 'broken'
  /** Entries came to which the rules do not lead. */
  | 'refused'
  | 'notSaved'
  /** Another phone is the table now. */
  | 'moved'
  /** The players at the table have ended the link. */
  | 'unlinked'

/** The longest time that a commitment waits for its answer: ms. */
export const COMMIT_PATIENCE = 8000

const GOING_ON: readonly ReaderState[] = ['waiting', 'catchingUp', 'following']

/** Commitments and wishes on their way to the table. */
const waitingAnswers = () => {
  const waiting = new Map<string, (isAccepted: boolean) => void>()
  let isOver = false
  return {
    /** Waits for the answer; false if it does not come in time, or the link is closed. */
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
    /** Answers all of them: the link is closed. */
    end: () => {
      isOver = true
      for (const give of waiting.values()) give(false)
    },
  }
}

/** The key of a wish to be the table among those that wait for an answer: no commitment has it. */
const TAKE_OVER = 'takeOver'

/**
 * Sends what a reader asks of its table. A message that the table's app does not know yet is not sent: it would end the link.
 * @param followed the table, while it is followed
 */
const requests = (
  channel: Channel,
  waiting: ReturnType<typeof waitingAnswers>,
  followed: () => TableMessage | undefined,
): Pick<ReaderLink, 'commit' | 'wish' | 'takeOver'> => {
  /** @param since first version of the messages that has this one */
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
    wish: (seat) => send(3, (origin) => ({ tell: 'wish', origin, seat })),
    takeOver: async () => send(4, (origin) => ({ tell: 'takeOver', origin })) && waiting.wait(TAKE_OVER),
  }
}

/** The answer to a table that asks for a choice at the reveal. */
const openingFor = async (copies: Copies, { origin, ballot, role }: Extract<Message, { tell: 'open' }>): Promise<Message> => {
  const { choice, nonce } = (await copies.open?.(origin, ballot, role)) ?? {}
  const answer = { tell: 'opening', origin, ballot, role } as const
  return nonce === undefined ? answer : { ...answer, opened: { choice, nonce } }
}

/** Follows the ledger of a table. Entries are checked before they are stored; stored ones are never changed. */
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
    // Before the change of state: whoever hears of it may send at once, and the table expects this message first.
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
      const isFirst = stored + gathered.length === 0
      if (isFirst && entry.id !== table.origin) return enter('otherGame')
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
        return copies.goneOn?.(message.origin, message.seq)
      case 'taken':
        return copies.taken?.(message.origin, message.seats)
      case 'unlinked':
        return enter('unlinked')
      case 'open':
        return channel.send(JSON.stringify(await openingFor(copies, message)))
      case 'have':
      case 'wish':
      case 'takeOver':
      case 'commit':
      case 'opening':
        return enter('malformed')
    }
  }
  // One thing at a time: what is stored decides what the next message is checked against, and the end comes after all that arrived.
  channel.onClose(() => {
    work = work.then(() => enter('closed'))
    waiting.end()
  })
  channel.onMessage((text) => {
    work = work.then(() => hear(text)).catch(() => enter('notSaved'))
  })
  onState(state)
  const followed = () => (state === 'following' ? table : undefined)
  return { ...requests(channel, waiting, followed), close: channel.close }
}
