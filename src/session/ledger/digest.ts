import { hmac } from '@noble/hashes/hmac.js'
import { sha256 as sha256Of } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Hash, Hmac } from '../../referee'

const utf8 = new TextEncoder()

/** Returns the SHA-256 of the UTF-8 bytes of a text as 64 lower-case hex digits. Synchronous, and also works in insecure contexts. */
export const sha256: Hash = (text) => bytesToHex(sha256Of(utf8.encode(text)))

/**
 * Returns the HMAC-SHA-256 of the UTF-8 bytes of key and text as 64 lower-case hex digits. A seed is used as the text of its hex digits.
 */
export const hmacSha256: Hmac = (key, text) => bytesToHex(hmac(sha256Of, utf8.encode(key), utf8.encode(text)))
