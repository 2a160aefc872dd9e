import type { Hmac } from '../referee'
import type { Channel } from './channel'

/** Ends of a connection between two phones: the `writer` (host phone) owns the ledger, the `reader` (guest phone) receives it. */
export type End = 'writer' | 'reader'

/** Maximum length of a message in characters. Browsers reliably support messages up to 256 KiB, and a character takes up to three bytes. */
export const MOST_TEXT = 80_000

const MESSAGE = /^(0|[1-9]\d{0,9}) ([0-9a-f]{64}) /

/**
 * Wraps a channel so that every message is authenticated as coming from the paired phone, in the right order: HMAC-SHA-256 over direction,
 * counter and text. A forged, replayed, lost, reordered or reflected message closes the connection, because an intact data channel never
 * delivers such a message.
 * @param pairing pairing secret of the offer as hex digits, used only for this connection
 * @param onForged called once, before the channel is closed
 */
export const authenticated = (channel: Channel, hmac: Hmac, pairing: string, end: End, onForged: () => void): Channel => {
  const keyOf = (from: End) => hmac(pairing, `castellan-link from ${from}`)
  const [mine, theirs] = end === 'writer' ? [keyOf('writer'), keyOf('reader')] : [keyOf('reader'), keyOf('writer')]
  let sent = 0
  let received = 0
  let isOpen = true
  let hear: (text: string) => void = () => {}
  channel.onMessage((message) => {
    if (!isOpen) return
    const [head, counter = '', proof = ''] = message.length <= 2 * MOST_TEXT ? (MESSAGE.exec(message) ?? []) : []
    const text = message.slice(head?.length ?? 0)
    if (head === undefined || counter !== String(received) || !isSame(proof, hmac(theirs, `${counter} ${text}`))) {
      isOpen = false
      onForged()
      channel.close()
      return
    }
    received++
    hear(text)
  })
  return {
    send: (text) => {
      if (!isOpen) return
      const counter = sent++
      channel.send(`${counter} ${hmac(mine, `${counter} ${text}`)} ${text}`)
    },
    onMessage: (listener) => {
      hear = listener
    },
    onClose: channel.onClose,
    close: () => {
      isOpen = false
      channel.close()
    },
  }
}

/** Compares two texts in constant time, so that the duration does not reveal how many characters match. */
const isSame = (a: string, b: string): boolean => {
  let difference = a.length ^ b.length
  for (let at = 0; at < b.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at)
  return difference === 0
}
