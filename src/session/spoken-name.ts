/** Signs of a name that a sentence says at most. */
const LONGEST_NAME = 28
/** Short, of Latin letters with single spaces between them: most names are, and need none of what follows. */
const ORDINARY = /^(?! )(?:[!-~\u00A1-\u024F]| (?! |$)){1,28}$/
/** Letters that are written from right to left. */
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Marks that would turn the sentence around a name, or close what it has opened; and signs that are none. */
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Cc}]/gu
/** Accents heaped on one letter beyond what any language writes. */
const HEAPED = /(\p{Mn}{4})\p{Mn}+/gu

/**
 * A name as any sentence can say it, whatever somebody typed: on one line, cut where it is too long, and one that runs from right to
 * left kept apart, so that it turns nothing around it. Empty where nothing is left to say.
 */
export const spokenName = (name: string): string => {
  if (ORDINARY.test(name)) return name
  const plain = name.replaceAll(/\s+/g, ' ').replaceAll(MARKS, '').replaceAll(HEAPED, '$1').trim()
  const said = plain.length > LONGEST_NAME ? cut(plain) : plain
  return FROM_RIGHT.test(said) ? `\u2068${said}\u2069` : said
}

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
