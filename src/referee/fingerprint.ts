/**
 * Eight words for a digest, short enough to be read out, noted on paper and compared by eye. Two choices, or two
 * ledgers, with the same words can only be found by birthday: each word encodes 10 bits, eight encode 80, so that about 2^40
 * digests have to be tried. Each of them is stretched by 2^19 rounds of HMAC-SHA-256 before words are taken from it, and a round
 * is two hash operations: 2^40 · 2^19 · 2 = 2^60 hash operations for one such pair. Other words for a given digest: 2^100.
 */

/** Words of one fingerprint. */
export const FINGERPRINT_WORDS = 8
/** Words in a list: a power of two, so that each word encodes as many bits (2^10). */
export const LIST_SIZE = 1024
/** Bytes that choose one word: of 16 bits the list takes ten. */
const BYTES = 2

/** PBKDF2 with HMAC-SHA-256 over a digest as its 64 hex digits. Never changed, since noted words rest on it. */
export const STRETCHING = { iterations: 2 ** 19, salt: 'castellan: words of a digest', bytes: FINGERPRINT_WORDS * BYTES } as const

/** The lists of words, each by its language. A game has one of them for good, whatever language a phone speaks. */
export const WORD_LISTS = ['en', 'cs'] as const
export type WordList = (typeof WORD_LISTS)[number]
/** The list of a ledger that names none: those of earlier versions. */
export const UNNAMED_LIST: WordList = 'en'

export const isWordList = (value: unknown): value is WordList => WORD_LISTS.some((list) => list === value)

/**
 * The words of a digest, always the same in one list.
 * @param words {@link LIST_SIZE} different words
 * @param stretched what {@link STRETCHING} makes of the digest
 * @throws RangeError for a list of another size, or too few bytes
 */
export const fingerprint = (words: readonly string[], stretched: Uint8Array): readonly string[] => {
  if (words.length !== LIST_SIZE || stretched.length < STRETCHING.bytes)
    throw new RangeError(`a list has ${LIST_SIZE} words, and ${STRETCHING.bytes} bytes choose among them`)
  return Array.from({ length: FINGERPRINT_WORDS }, (_, at) => {
    const [high = 0, low = 0] = stretched.subarray(at * BYTES)
    return words[(high * 256 + low) % LIST_SIZE] as string
  })
}
