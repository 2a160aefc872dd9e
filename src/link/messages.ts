import * as v from 'valibot'
import type { Entry } from '../referee'
import { isEntry } from '../storage/store/shapes'
import { MOST_ENTRIES } from '../storage/file'
import { MOST_TEXT } from './authenticated'

/**
 * Messages between the host phone (writer) and a guest phone (reader): entries of one ledger, and sealed choices of the roles that choose
 * on the guest phone. Before the reveal, only the commitment of such a choice is sent. Keys, seeds, drafts and envelopes are never sent.
 */

export const LINK_VERSION = 10

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_ENTRIES))
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** First message of the writer: the open game and its number of entries. `origin`: id of the first entry. */
const table = v.strictObject({
  tell: v.literal('table'),
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  origin: name,
  game: name,
  name: v.pipe(v.string(), v.maxLength(200)),
  entries: v.pipe(count, v.minValue(1)),
})
/**
 * Answer of the reader to the first message: the number of its stored entries. `head`: digest of the last entry; empty if no entries are
 * stored.
 */
const have = v.strictObject({ tell: v.literal('have'), origin: name, entries: count, head: v.union([v.literal(''), digest]) })
/** Message with consecutive entries. `from`: sequence number of the first of them. */
const entries = v.strictObject({
  tell: v.literal('entries'),
  origin: name,
  from: count,
  entries: v.pipe(v.array(v.custom<Entry>(isEntry)), v.minLength(1)),
})
/** Message that the ledgers differ: each phone has entries that the other phone does not have. */
const differs = v.strictObject({ tell: v.literal('differs'), origin: name })

/** Message in which the writer names the roles that choose on the reader's phone. */
const seat = v.strictObject({ tell: v.literal('seat'), origin: name, roles: v.pipe(v.array(name), v.maxLength(20)) })
/**
 * Message in which the reader requests a seat to choose on its phone. An empty seat means that the phone only displays the game (since
 * version 3 of the link messages). `again`: the phone had the seat before, and must not get it from another linked phone (since version 6).
 */
const wish = v.strictObject({
  tell: v.literal('wish'),
  origin: name,
  seat: v.pipe(v.string(), v.maxLength(200)),
  again: v.exactOptional(v.boolean()),
})
/** Message in which the reader asks to become the host (since version 4 of the link messages). */
const takeOver = v.strictObject({ tell: v.literal('takeOver'), origin: name })
/**
 * Message that another phone has become the host (since version 4 of the link messages). `seat`: seat of that phone; empty if it has none.
 * `here`: whether that phone is the reader's phone.
 */
const moved = v.strictObject({ tell: v.literal('moved'), origin: name, seat: v.pipe(v.string(), v.maxLength(200)), here: v.boolean() })
/**
 * Message that a player has closed the results up to the entry with this number on the host phone (since version 4 of the link messages).
 */
const goneOn = v.strictObject({ tell: v.literal('goneOn'), origin: name, seq: count })
/**
 * Message that the host phone shows another game or none (`isAway`), or this game again (since version 5 of the link messages).
 * `plays`: whether it plays another game (since version 10).
 */
const away = v.strictObject({
  tell: v.literal('away'),
  origin: name,
  isAway: v.boolean(),
  plays: v.exactOptional(v.boolean()),
})
const seats = v.pipe(v.array(name), v.maxLength(20))
/**
 * Message with the seats that choose on other phones (since version 4 of the link messages). `lost`: those of the seats whose phones have
 * no link (since version 6). `missing`: the roles whose choices are sealed on phones without a link (since version 9).
 */
const taken = v.strictObject({ tell: v.literal('taken'), origin: name, seats, lost: v.optional(seats), missing: v.exactOptional(seats) })
/**
 * Message that the connection has ended on the host phone (since version 4 of the link messages). `reason`: the players deleted the game
 * there (since version 6), or play on in another window there (since version 7). By default, the players ended the connection.
 */
const unlinked = v.strictObject({
  tell: v.literal('unlinked'),
  origin: name,
  reason: v.exactOptional(v.picklist(['deleted', 'otherWindow'])),
})
const choosing = { origin: name, ballot: name, role: name }
/**
 * Message that the reader has sealed the choice of a role in an open ballot. `anew`: replaces the role's previous choice (since version 2
 * of the link messages).
 */
const commit = v.strictObject({ tell: v.literal('commit'), ...choosing, commitment: digest, anew: v.exactOptional(v.boolean()) })
/**
 * Message that the player of a role has begun (`isChanging`) or stopped changing its sealed choice on the reader's phone (since version 5
 * of the link messages).
 */
const changing = v.strictObject({ tell: v.literal('changing'), ...choosing, isChanging: v.boolean() })
/** Choice that is sealed on a reader's phone. The choice itself stays there; only its commitment is known. */
export interface SealedOnPhone {
  readonly ballot: string
  readonly role: string
  readonly commitment: string
}
/** Message with the choices that are sealed on the reader's phone, also those of roles of other seats (since version 8). */
const holds = v.strictObject({
  tell: v.literal('holds'),
  origin: name,
  sealed: v.pipe(v.array(v.strictObject({ ballot: name, role: name, commitment: digest })), v.maxLength(20)),
})
/** Message that the reader ends the link, e.g. because it joins another host (since version 9). */
const leaves = v.strictObject({ tell: v.literal('leaves'), origin: name })
/** Answer of the writer to the commitment of a choice. */
const answer = v.strictObject({ tell: v.literal('answer'), ...choosing, commitment: digest, accepted: v.boolean() })
/** Message in which the writer requests a choice for the reveal. */
const open = v.strictObject({ tell: v.literal('open'), ...choosing })
/**
 * Message in which the reader sends a choice for the reveal. `opened` is omitted if the reader does not have the choice, or if not all
 * roles of the ballot have chosen.
 */
const opening = v.strictObject({
  tell: v.literal('opening'),
  ...choosing,
  opened: v.exactOptional(v.strictObject({ choice: v.unknown(), nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) })),
})

const messages = {
  table,
  have,
  entries,
  differs,
  seat,
  wish,
  takeOver,
  moved,
  goneOn,
  away,
  taken,
  unlinked,
  commit,
  changing,
  holds,
  leaves,
  answer,
  open,
  opening,
}
type Messages = typeof messages
export type Message = { readonly [Tell in keyof Messages]: Readonly<v.InferOutput<Messages[Tell]>> }[keyof Messages]

const anyMessage = v.variant('tell', Object.values(messages) as [typeof table, typeof have])

/** Parses any text as a message; undefined if it is not a valid message. */
export const readMessage = (text: string): Message | undefined => {
  if (text.length > MOST_TEXT) return undefined
  try {
    const parsed = v.safeParse(anyMessage, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/**
 * Splits the entries from `from` on into messages that fit the maximum length.
 * @returns undefined if a single entry is too long
 */
export const entryMessages = (origin: string, all: readonly Entry[], from: number): readonly string[] | undefined => {
  const texts: string[] = []
  const write = (start: number, some: readonly string[]) => {
    const frame = JSON.stringify({ tell: 'entries', origin, from: start, entries: [] } satisfies Message)
    return `${frame.slice(0, -2)}${some.join(',')}]}`
  }
  let start = from
  let some: string[] = []
  for (const entry of all.slice(from)) {
    const text = JSON.stringify(entry)
    if (some.length > 0 && write(start, [...some, text]).length > MOST_TEXT) {
      texts.push(write(start, some))
      start += some.length
      some = []
    }
    some.push(text)
  }
  if (some.length > 0) texts.push(write(start, some))
  return texts.every((text) => text.length <= MOST_TEXT) ? texts : undefined
}
