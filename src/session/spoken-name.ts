/** Signs of a name that a sentence says at most. */
const LONGEST_NAME = 28
/** Short, of Latin letters with single spaces between them: most names are, and need none of what follows. */
const ORDINARY = /^(?! )(?:[!-~\u00A1-\u00AC\u00AE-\u024F]| (?! |$)){1,28}$/
/** Letters that are written from right to left. */
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Marks that would turn the sentence around a name, or close what it has opened; and signs that are none. */
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Cc}]/gu
/** Blanks, and signs that are drawn as blanks. */
const BLANKS = /[\s\u115F\u1160\u2800\u3164\uFFA0]+/g
/** Signs that nobody sees. Those that join emoji, show their colour or spell a flag stay, and those that shape a word of other scripts. */
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
/** Accents heaped on one letter beyond what any language writes. */
const HEAPED = /(\p{Mn}{4})\p{Mn}+/gu

/**
 * A name as any sentence can say it, whatever somebody typed: on one line, cut where it is too long, and one that runs from right to
 * left kept apart, so that it turns nothing around it. Empty where nothing is left to say.
 */
export const spokenName = (name: string): string => {
  if (ORDINARY.test(name)) return name
  const plain = plainName(name)
  const said = plain.length > LONGEST_NAME ? cut(plain) : plain
  return FROM_RIGHT.test(said) ? `\u2068${said}\u2069` : said
}

/** On one line, and nothing in it that nobody sees. */
const plainName = (name: string): string =>
  name.replaceAll(UNSEEN, '').replaceAll(BLANKS, ' ').replaceAll(MARKS, '').replaceAll(HEAPED, '$1').trim()

/** Tells people apart: two names with one key look the same, or differ by capitals only. Empty where nothing of the name is seen. */
export const personKey = (name: string): string => plainName(name).normalize('NFC').toLowerCase().normalize('NFC')

/** Cut between signs as people see them, so that no emoji is torn apart. */
const cut = (name: string): string => {
  const signs = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  return signs.length > LONGEST_NAME
    ? `${signs
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trimEnd()}…`
    : name
}
