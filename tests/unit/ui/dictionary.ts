// Requirements for two dictionaries of different languages that the types do not cover. One test checks all dictionaries.
import type { Dictionary, Plural } from '../../../src/ui/words'

const isPlural = (value: string | Plural | Dictionary): value is Plural =>
  typeof value !== 'string' && typeof value.one === 'string' && typeof value.other === 'string'

const blanks = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].toSorted().join(' ')

/** Yields every form of every text with its path. */
function* texts(of: Dictionary, path = ''): Generator<readonly [path: string, forms: readonly string[]]> {
  for (const [name, value] of Object.entries(of)) {
    const here = path ? `${path}.${name}` : name
    if (typeof value === 'string') yield [here, [value]]
    else if (isPlural(value)) yield [here, Object.values(value).filter((form) => form !== undefined)]
    else yield* texts(value, here)
  }
}

/**
 * Compares a translation with the English dictionary.
 * @returns one line for each fault: a missing or empty text, placeholders that differ from the English text, a form without a placeholder
 */
export function faultsOf(english: Dictionary, translation: Dictionary): string[] {
  const theirs = new Map(texts(translation))
  const faults: string[] = []
  for (const [path, forms] of texts(english)) {
    const translated = theirs.get(path)
    theirs.delete(path)
    if (!translated) {
      faults.push(`${path}: is missing`)
      continue
    }
    const wanted = new Set(forms.map(blanks))
    for (const form of [...forms, ...translated]) {
      if (form.trim() === '') faults.push(`${path}: is empty`)
      // The form for one may omit the number: "One castle".
      const filled = blanks(form)
      if (!wanted.has(filled) && !wanted.has(blanks(`{n} ${form}`))) faults.push(`${path}: "${form}" fills ${filled || 'nothing'}`)
    }
  }
  return [...faults, ...[...theirs.keys()].map((path) => `${path}: is not in the English`)]
}

/** Returns the path of every text of a dictionary, including texts that are functions: `['home', 'import', 'done']`. */
export const textPaths = (of: object, path: readonly string[] = []): readonly (readonly string[])[] =>
  Object.entries(of).flatMap(([name, value]: [string, unknown]) => {
    const here = [...path, name]
    if (typeof value !== 'object' || value === null || isPlural(value as Dictionary)) return [here]
    return textPaths(value, here)
  })

/** Lists missing and empty plural forms. */
export const pluralFaults = (of: Dictionary, forms: readonly (keyof Plural)[], path = ''): readonly string[] =>
  Object.entries(of).flatMap(([name, value]) => {
    const here = path ? `${path}.${name}` : name
    if (typeof value === 'string') return []
    if (!isPlural(value)) return pluralFaults(value, forms, here)
    return forms.filter((form) => !value[form]).map((form) => `${here}: has no ${form}`)
  })
