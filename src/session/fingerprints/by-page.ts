import { pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { STRETCHING } from '../../referee'

const { iterations, salt, bytes } = STRETCHING
const utf8 = new TextEncoder()

/**
 * Stretches a digest, i.e. hashes it many times, in small steps that do not block the page. This code is in a separate file, so that unused
 * parts of the imported package are not bundled.
 */
export const stretchByPage = (digest: string): Promise<Uint8Array> =>
  pbkdf2Async(sha256, utf8.encode(digest), utf8.encode(salt), { c: iterations, dkLen: bytes })
