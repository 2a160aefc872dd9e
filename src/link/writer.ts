import type { Entry } from '../referee'
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
}

/** `waiting`: the reader has not yet told how much of the game it has. */
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

/** Sends the ledger of the table to one reader, and each new entry at once. Nothing that a reader says changes the ledger. */
export const writeTo = (channel: Channel, table: Table, onState: (state: WriterState) => void): void => {
  let state: WriterState = 'waiting'
  let sent = 0
  let head = ''
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
    else if (why !== 'closed') channel.close()
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
  }
  const stop = table.onChange(sendRest)
  channel.onClose(() => end('closed'))
  channel.onMessage((text) => {
    const message = readMessage(text)
    if (message?.tell !== 'have' || state !== 'waiting' || (message.entries === 0) !== (message.head === '')) return end('malformed')
    if (message.origin !== origin) return end('otherGame')
    sent = message.entries
    head = message.head
    enter('sending')
    sendRest()
  })
  onState(state)
  tell({ tell: 'table', version: LINK_VERSION, origin, game: table.game, name: table.name, entries: table.entries().length })
}
