// Finds faults in two dictionaries of different languages that the types do not detect. Used by tests/dictionaries.test.ts.
import { parseSync, Visitor } from 'vite'
import type { Dictionary, Plural } from '../../../src/ui/words'

const isPlural = (value: string | Plural | Dictionary): value is Plural =>
  typeof value !== 'string' && typeof value.one === 'string' && typeof value.other === 'string'

const blanks = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].toSorted().join(' ')

/** Yields every text of a dictionary with its path, including plural forms. */
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
      if (form.trim() === '' && forms.some((one) => one !== '')) faults.push(`${path}: is empty`)
      // The singular form may omit the number, e.g. "One castle".
      const filled = blanks(form)
      if (!wanted.has(filled) && !wanted.has(blanks(`{n} ${form}`))) faults.push(`${path}: "${form}" fills ${filled || 'nothing'}`)
    }
  }
  return [...faults, ...[...theirs.keys()].map((path) => `${path}: is not in the English`)]
}

/** Returns the indexes of the parameters that a function uses. `_` stands for a parameter that is not used. */
const usedParameters = (made: (...given: never[]) => unknown): readonly number[] => {
  const { program } = parseSync('text.js', `(${made.toString()})`)
  const names: string[][] = []
  const uses = new Set<string>()
  const count = new Map<string, number>()
  const [statement] = program.body
  const whole = statement?.type === 'ExpressionStatement' ? statement.expression : undefined
  const inner = whole?.type === 'ParenthesizedExpression' ? whole.expression : whole
  if (inner?.type !== 'ArrowFunctionExpression' && inner?.type !== 'FunctionExpression') return []
  for (const param of inner.params)
    names.push(
      made
        .toString()
        .slice(param.start - 1, param.end - 1)
        .match(/[\p{L}_$][\p{L}\d_$]*/gu) ?? [],
    )
  new Visitor({
    Identifier: ({ name }) => {
      count.set(name, (count.get(name) ?? 0) + 1)
      // The first occurrence of a name is the parameter itself.
      if ((count.get(name) ?? 0) > 1) uses.add(name)
    },
  }).visit(program)
  return names.flatMap((all, at) => (all.some((name) => uses.has(name)) ? [at] : []))
}

/** Lists the functions that use different parameters in two languages. */
export const parameterFaults = (english: unknown, translation: unknown, path = ''): readonly string[] => {
  if (typeof english === 'function' && typeof translation === 'function') {
    const [one, other] = [english, translation].map((made) => usedParameters(made as () => unknown).join(' '))
    return one === other ? [] : [`${path}: uses ${one || 'nothing'}, in the translation ${other || 'nothing'}`]
  }
  if (typeof english !== 'object' || english === null || typeof translation !== 'object' || translation === null) return []
  const theirs = translation as Readonly<Record<string, unknown>>
  return Object.entries(english).flatMap(([name, inner]) => parameterFaults(inner, theirs[name], path === '' ? name : `${path}.${name}`))
}

/** Returns the path of every text of a dictionary, including texts that are functions: `['home', 'import', 'done']`. */
export const textPaths = (of: object, path: readonly string[] = []): readonly (readonly string[])[] =>
  Object.entries(of).flatMap(([name, value]: [string, unknown]) => {
    const here = [...path, name]
    if (typeof value !== 'object' || value === null || Array.isArray(value) || isPlural(value as Dictionary)) return [here]
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
