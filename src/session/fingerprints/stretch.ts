import { STRETCHING } from '../../referee'
import { canSeal } from '../sealed/envelope'
import { makeQueue } from '../environment/queue'

const { iterations, salt, bytes } = STRETCHING
const utf8 = new TextEncoder()

/** Stretches a digest with the Web Crypto API, which does not block the page; takes half a second on a slow phone. */
const byBrowser = async (digest: string): Promise<Uint8Array> => {
  const key = await crypto.subtle.importKey('raw', utf8.encode(digest), 'PBKDF2', false, ['deriveBits'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: utf8.encode(salt), iterations }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 8 * bytes))
}

const inTurn = makeQueue()

/** Fallback for insecure contexts: stretches digests in JavaScript, ten times as slow, one digest after another. */
const byPage = (digest: string): Promise<Uint8Array> => inTurn(async () => (await import('./by-page')).stretchByPage(digest))

/** Stretches a digest, so that each attempt to find a digest with the same words is expensive. */
export const stretch = (digest: string): Promise<Uint8Array> => (canSeal() ? byBrowser(digest) : byPage(digest))
