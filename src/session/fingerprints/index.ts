import { useEffect, useState } from 'react'
import { fingerprint, type WordList } from '../../referee'
import { stretch } from './stretch'

type Listed = Promise<{ readonly default: string }>
const LISTS: Readonly<Record<WordList, () => Listed>> = { en: () => import('./en'), cs: () => import('./cs') }

/** Caches the words of each digest, also while they are being computed, so that no digest is stretched twice. */
const known = new Map<string, readonly string[]>()
const asked = new Map<string, Promise<readonly string[]>>()
const stretched = new Map<string, Promise<Uint8Array>>()

const once = <T>(all: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> => {
  const already = all.get(name)
  if (already !== undefined) return already
  const made = make()
  all.set(name, made)
  // If the computation fails, the words are computed again at the next call.
  made.catch(() => all.delete(name))
  return made
}

const nameOf = (list: WordList, digest: string): string => `${list} ${digest}`

/** Returns the eight words that represent a digest, from a word list. Slow by design, because the digest is stretched. */
export const fingerprintOf = (list: WordList, digest: string): Promise<readonly string[]> =>
  once(asked, nameOf(list, digest), async () => {
    const [words, bytes] = await Promise.all([LISTS[list](), once(stretched, digest, () => stretch(digest))])
    const found = fingerprint(words.default.trim().split(/\s+/), bytes)
    known.set(nameOf(list, digest), found)
    return found
  })

/** React hook for {@link fingerprintOf}; returns undefined until the words are computed. */
export const useFingerprint = (list: WordList, digest: string): readonly string[] | undefined => {
  const [, arrived] = useState<readonly string[]>()
  useEffect(() => {
    if (known.has(nameOf(list, digest))) return
    let gone = false
    fingerprintOf(list, digest).then(
      (words) => !gone && arrived(words),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [list, digest])
  return known.get(nameOf(list, digest))
}
