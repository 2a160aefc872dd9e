/**
 * Encodes a digest as eight words, which players can read aloud, write down and compare. Each word encodes 10 bits, so eight words encode
 * 80 bits. Finding two choices or two ledgers with the same words needs a birthday attack on about 2^40 digests. Each digest is stretched
 * by 2^19 rounds of HMAC-SHA-256, and a round is two hash operations: 2^40 · 2^19 · 2 = 2^60 hash operations for one collision. A second
 * preimage of given words costs 2^100 hash operations.
 */

/** Number of words of one fingerprint. */
export const FINGERPRINT_WORDS = 8
/** Number of words in a list: a power of two, so that each word encodes the same number of bits (2^10). */
export const LIST_SIZE = 1024
/** Number of bytes that select one word; 10 of their 16 bits are used. */
const BYTES = 2

/**
 * PBKDF2 parameters: HMAC-SHA-256 over a digest as its 64 hex digits. They must never change; otherwise words that players have written
 * down would no longer match.
 */
export const STRETCHING = { iterations: 2 ** 19, salt: 'castellan: words of a digest', bytes: FINGERPRINT_WORDS * BYTES } as const

/** Languages of the word lists. A game always uses the same list, regardless of the language of the phone. */
export const WORD_LISTS = ['en', 'cs'] as const
export type WordList = (typeof WORD_LISTS)[number]
/** Language of the word list of a ledger that names no word list, because earlier versions of the app did not record it. */
export const UNNAMED_LIST: WordList = 'en'

export const isWordList = (value: unknown): value is WordList => WORD_LISTS.some((list) => list === value)

/**
 * Returns the {@link FINGERPRINT_WORDS} words of a digest.
 * @param words {@link LIST_SIZE} different words
 * @param stretched the digest, stretched with {@link STRETCHING}
 * @throws RangeError if the list has another size or there are too few bytes
 */
export const fingerprint = (words: readonly string[], stretched: Uint8Array): readonly string[] => {
  if (words.length !== LIST_SIZE || stretched.length < STRETCHING.bytes)
    throw new RangeError(`a list has ${LIST_SIZE} words, and ${STRETCHING.bytes} bytes choose among them`)
  return Array.from({ length: FINGERPRINT_WORDS }, (_, at) => {
    const [high = 0, low = 0] = stretched.subarray(at * BYTES)
    return words[(high * 256 + low) % LIST_SIZE] as string
  })
}
