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

/** The longest time that a commitment waits for its answer: ms. */
export const COMMIT_PATIENCE = 8000

const GOING_ON: readonly ReaderState[] = ['waiting', 'catchingUp', 'following']

/** Commitments on their way to the table. */
const waitingCommits = () => {
  const waiting = new Map<string, (isAccepted: boolean) => void>()
  let isOver = false
  return {
    /** Waits for the answer; false if it does not come in time, or the link is closed. */
    wait: (commitment: string) =>
      new Promise<boolean>((done) => {
        if (isOver) return done(false)
        const late = setTimeout(() => give(false), COMMIT_PATIENCE)
        const give = (isAccepted: boolean) => {
          clearTimeout(late)
          waiting.delete(commitment)
          done(isAccepted)
        }
        waiting.set(commitment, give)
      }),
    answer: (commitment: string, isAccepted: boolean) => waiting.get(commitment)?.(isAccepted),
    /** Answers all of them: the link is closed. */
    end: () => {
      isOver = true
      for (const give of waiting.values()) give(false)
    },
  }
}

/** Asks for a seat. @returns false: the table has an older app, which would end the link */
const sendWish = (channel: Channel, table: TableMessage | undefined, seat: string): boolean => {
  if (table === undefined || table.version < 3) return false
  channel.send(JSON.stringify({ tell: 'wish', origin: table.origin, seat } satisfies Message))
  return true
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
  const commits = waitingCommits()
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
        return commits.answer(message.commitment, message.accepted)
      case 'open':
        return channel.send(JSON.stringify(await openingFor(copies, message)))
      case 'have':
      case 'wish':
      case 'commit':
      case 'opening':
        return enter('malformed')
    }
  }
  // One thing at a time: what is stored decides what the next message is checked against, and the end comes after all that arrived.
  channel.onClose(() => {
    work = work.then(() => enter('closed'))
    commits.end()
  })
  channel.onMessage((text) => {
    work = work.then(() => hear(text)).catch(() => enter('notSaved'))
  })
  onState(state)
  return {
    commit: (ballot, role, commitment, anew) => {
      if (table === undefined || state !== 'following' || (anew && table.version < 2)) return Promise.resolve(false)
      const message: Message = { tell: 'commit', origin: table.origin, ballot, role, commitment, ...(anew && { anew }) }
      channel.send(JSON.stringify(message))
      return commits.wait(commitment)
    },
    wish: (seat) => state === 'following' && sendWish(channel, table, seat),
    close: channel.close,
  }
}
