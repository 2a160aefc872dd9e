import type { Hash } from './canonical'

/**
 * Four words for a digest, short enough to be read out, noted on paper and compared by eye. They are worked out slowly on
 * purpose: whoever wants another ledger with the same words has to do all of this for every attempt.
 */

/** Words of one fingerprint. */
export const FINGERPRINT_WORDS = 4
/** Words in a list: a power of two, so that each word stands for as many bits (2^10). */
export const LIST_SIZE = 1024
/** How often the digest is hashed before words are taken from it. */
const ROUNDS = 1024
/** Hex digits that choose one word: 24 bits, of which the list takes ten. */
const DIGITS = 6

/**
 * The words of a digest, always the same four in one list, at the same places in every list of another language.
 * @param words {@link LIST_SIZE} different words
 * @param digest a commitment, or the digest of an entry
 * @throws RangeError for a list of another size
 */
export const fingerprint = (hash: Hash, words: readonly string[], digest: string): readonly string[] => {
  if (words.length !== LIST_SIZE) throw new RangeError(`a list has ${LIST_SIZE} words`)
  let text = digest
  for (let round = 0; round < ROUNDS; round++) text = hash(`${round} ${text}`)
  return Array.from({ length: FINGERPRINT_WORDS }, (_, at) => {
    const value = Number.parseInt(text.slice(at * DIGITS, (at + 1) * DIGITS), 16)
    return words[value % LIST_SIZE] as string
  })
}
