import { digestOf, type Entry, type Hash } from '../referee'
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

const GOING_ON: readonly ReaderState[] = ['waiting', 'catchingUp', 'following']

/** Follows the ledger of a table. Whatever comes is checked before it is stored; what is stored is never changed. */
export const readFrom = (channel: Channel, copies: Copies, hash: Hash, onState: (state: ReaderState) => void): void => {
  let state: ReaderState = 'waiting'
  let table: TableMessage | undefined
  let stored = 0
  let head = ''
  let length = 0
  let gathered: Entry[] = []
  let work = Promise.resolve()
  const isOver = () => !GOING_ON.includes(state)
  const enter = (next: ReaderState) => {
    if (isOver() || next === state) return
    state = next
    onState(next)
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
    enter(stored >= message.entries ? 'following' : 'catchingUp')
    channel.send(JSON.stringify({ tell: 'have', origin: message.origin, entries: stored, head } satisfies Message))
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
    if (message === undefined || message.tell === 'have') return enter('malformed')
    if (message.tell === 'table') return meet(message)
    if (message.origin !== table?.origin) return enter(table === undefined ? 'malformed' : 'otherGame')
    return message.tell === 'differs' ? enter('differs') : take(message, text.length)
  }

  // One thing at a time: what is stored decides what the next message is checked against, and the end comes after all that arrived.
  channel.onClose(() => {
    work = work.then(() => enter('closed'))
  })
  channel.onMessage((text) => {
    work = work.then(() => hear(text)).catch(() => enter('notSaved'))
  })
  onState(state)
}
