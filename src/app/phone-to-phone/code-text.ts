import { unpackDescription, type DescriptionFault } from '../../link/session-description'

/** Pairing codes as text (base64), for phones that cannot scan a QR code. */

/** Returns the content of a QR code as text. */
export const textOfCode = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

/** Returns the content of the QR code that a text represents; an empty array if the text is not base64. Ignores white space. */
export const codeOfText = (text: string): Uint8Array => {
  try {
    return Uint8Array.from(atob(text.replaceAll(/\s/g, '')), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

/** Returns why a code is not the pairing code of a host; undefined if it is. `answer`: it is the answer code of a guest. */
export const faultOfOffer = (bytes: Uint8Array): DescriptionFault | 'answer' | undefined => {
  const read = unpackDescription(bytes)
  if (!read.ok) return read.fault
  return read.value.type === 'answer' ? 'answer' : undefined
}
