import { use } from 'react'
import { fingerprint } from '../../referee'
import { sha256 } from '../digest'

/** The languages that have words for fingerprints. */
export type FingerprintLanguage = keyof typeof LISTS

/** The four words of a digest, joined by spaces: `amber falcon river stone`. */
export type Words = (digest: string) => string

const LISTS = { en: () => import('./en'), cs: () => import('./cs') }

const asked = new Map<FingerprintLanguage, Promise<Words>>()

/** The words of fingerprints in a language; the list is loaded when it is asked for the first time, and no digest is worked out twice. */
export const loadFingerprints = (language: FingerprintLanguage): Promise<Words> => {
  const already = asked.get(language)
  if (already !== undefined) return already
  const loading = LISTS[language]().then((list) => {
    const words = list.default.trim().split(/\s+/)
    const known = new Map<string, string>()
    return (digest: string) => {
      const text = known.get(digest) ?? fingerprint(sha256, words, digest).join(' ')
      known.set(digest, text)
      return text
    }
  })
  loading.then(
    // `use` reads these two, and does not wait for a promise that carries them.
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => asked.delete(language),
  )
  asked.set(language, loading)
  return loading
}

/** The same for a screen; while the list is being loaded, the nearest Suspense shows what it shows then. */
export const useFingerprints = (language: FingerprintLanguage): Words => use(loadFingerprints(language))
