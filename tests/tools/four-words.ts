/**
 * Computes fingerprints in the format of earlier versions, for players who wrote them down: four words instead of eight, in the language of
 * the phone. They are less secure: two choices with the same four words can be found within minutes.
 */
import { sha256 } from '../../src/session/ledger/digest'
import czech from '../../src/session/fingerprints/cs'
import english from '../../src/session/fingerprints/en'
import { LIST_SIZE } from '../../src/referee'

/** Returns the four words of a digest in each language. */
export const fourWords = (digest: string): readonly string[] => {
  let text = digest
  for (let round = 0; round < 1024; round++) text = sha256(`${round} ${text}`)
  const places = [0, 6, 12, 18].map((at) => Number.parseInt(text.slice(at, at + 6), 16) % LIST_SIZE)
  return [english, czech].map((list) => {
    const words = list.trim().split(/\s+/)
    return places.map((place) => words[place]).join(' ')
  })
}
