import { unpackDescription, type DescriptionFault } from '../../link/session-description'

/** Pairing codes as text (base64), for phones that cannot scan a QR code. */

/** Returns the content of a QR code as text. */
export const textOfCode = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

/** Minimum length of a part of a text that can belong to a code. Words of a message around the code are shorter. */
const SHORTEST = 24

/** Decodes base64. Returns an empty array if the text is not base64. */
const decoded = (text: string): Uint8Array => {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

const isWhole = (bytes: Uint8Array): boolean => unpackDescription(bytes).ok
const isCode = (bytes: Uint8Array): boolean => {
  const read = unpackDescription(bytes)
  return read.ok || read.fault !== 'foreign'
}

/**
 * Returns the content of the QR code that a text represents; an empty array if the text contains no base64. Ignores white space, and the
 * words of a message before and after the code.
 */
export const codeOfText = (text: string): Uint8Array => {
  const parts = (text.match(/[A-Za-z0-9+/]+={0,2}/g) ?? []).filter(({ length }) => length >= SHORTEST)
  const [longest = ''] = parts.toSorted((a, b) => b.length - a.length)
  const whole = decoded(text.replaceAll(/\s/g, ''))
  const found = [whole, decoded(longest), decoded(parts.join(''))]
  return found.find(isWhole) ?? found.find(isCode) ?? whole
}

/** Returns why a code is not the pairing code of a host; undefined if it is. `answer`: it is the answer code of a guest. */
export const faultOfOffer = (bytes: Uint8Array): DescriptionFault | 'answer' | undefined => {
  const read = unpackDescription(bytes)
  if (!read.ok) return read.fault
  return read.value.type === 'answer' ? 'answer' : undefined
}
