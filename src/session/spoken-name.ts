/** Maximum length of a displayed player name, in grapheme clusters. */
const LONGEST_NAME = 28
/** Matches short player names of Latin letters with single spaces. Most names match and need no further cleaning. */
const ORDINARY = /^(?! )(?:[!-~\u00A1-\u00AC\u00AE-\u024F]| (?! |$)){1,28}$/
/** Matches letters of right-to-left scripts. */
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Matches bidirectional control characters, which could change the direction of the surrounding text, and other control characters. */
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Cc}]/gu
/** Matches white space, and characters that look like white space. */
const BLANKS = /[\s\u115F\u1160\u2800\u3164\uFFA0]+/g
/**
 * Matches invisible characters, except characters that join emoji, set the presentation of emoji, spell a flag, or
 * shape words of non-Latin scripts.
 */
const UNSEEN = new RegExp(
  [
    String.raw`[\u00AD\u034F\u180B-\u180E\u200B\u2060-\u2064\uFE00-\uFE0E\uFEFF]`,
    String.raw`(?<!\p{ExtPict}\p{EMod}?)\uFE0F(?!\u20E3)`,
    String.raw`(?<!\p{ExtPict}[\uFE0F\p{EMod}\u{E0020}-\u{E007F}]*)[\u{E0000}-\u{E007F}]`,
    String.raw`(?<!\p{ExtPict}[\uFE0F\p{EMod}]*)(?<![^\p{Script=Latin}\P{L}]\p{M}*)[\u200C\u200D]`,
    String.raw`[\u200C\u200D](?!\p{ExtPict}|[\u2640\u2642]|[^\p{Script=Latin}\P{L}])`,
  ].join('|'),
  'gu',
)
/** Matches letters with more than four combining marks. */
const HEAPED = /(\p{Mn}{4})\p{Mn}+/gu

/**
 * Returns any typed player name in a form that is safe inside a sentence: on one line, shortened if it is too long,
 * and isolated if it contains right-to-left letters, so that the surrounding text keeps its direction. Returns an
 * empty text if nothing visible is left.
 */
export const spokenName = (name: string): string => {
  if (ORDINARY.test(name)) return name
  const plain = plainName(name)
  const shortened = plain.length > LONGEST_NAME ? cut(plain) : plain
  return FROM_RIGHT.test(shortened) ? `\u2068${shortened}\u2069` : shortened
}

/** Returns a player name on one line, without invisible characters. */
const plainName = (name: string): string =>
  name.replaceAll(UNSEEN, '').replaceAll(BLANKS, ' ').replaceAll(MARKS, '').replaceAll(HEAPED, '$1').trim()

/**
 * Returns a key that identifies a player: two names have the same key if they look the same or differ only in case.
 * The key is empty if the name has no visible characters.
 */
export const personKey = (name: string): string => plainName(name).normalize('NFC').toLowerCase().normalize('NFC')

/** Shortens a player name between grapheme clusters, so that no emoji is split. */
const cut = (name: string): string => {
  const signs = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  return signs.length > LONGEST_NAME
    ? `${signs
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trimEnd()}…`
    : name
}
