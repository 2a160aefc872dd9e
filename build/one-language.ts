// Splits the dictionaries of the games by language, so that a device loads only the languages in use.
import { parseSync, type Plugin } from 'vite'
import { languages } from '../src/ui/language/index.ts'

/** Matches modules that list the languages of a dictionary: `byLanguage({ en, cs })`. */
const DICTIONARY = /\/src\/games\/[a-z-]+\/(?:.*\/)?words\/(?!title\/)[a-z/-]*\.ts$/
const HELPER = /from '(.*)\/language\/by-language'/

/** Returns code for a promise that resolves to the imported value. */
const promiseOf = (name: string, source: string): string =>
  `import(${JSON.stringify(source)})${name === '*' ? '' : `.then((file) => file[${JSON.stringify(name)}])`}`

/**
 * Vite plugin that loads texts by language. Replaces the imports of the texts by functions that import them, and `byLanguage` by
 * `byLoadedLanguage` (src/ui/language/loaded.ts). Does not change the titles of games, because the home screen shows them in the first
 * frame. Fails if a file with texts imports a file with texts of another language.
 */
export const oneLanguage = (): Plugin => ({
  name: 'one-language',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!DICTIONARY.test(id) || !code.includes('byLanguage')) return
    const { program } = parseSync(id, code)
    const texts = new Map<string, string>()
    let rest = code
    for (const statement of program.body.toReversed()) {
      if (statement.type !== 'ImportDeclaration') continue
      const source = statement.source.value
      const values = statement.specifiers.filter((one) => one.type !== 'ImportSpecifier' || one.importKind !== 'type')
      const [one] = values
      if (one === undefined || values.length > 1 || !/^\.\/(?:.*\/)?(?:[a-z]{2})(?:\/|$)/.test(source)) continue
      const name =
        one.type === 'ImportDefaultSpecifier'
          ? 'default'
          : one.type === 'ImportNamespaceSpecifier'
            ? '*'
            : one.imported.type === 'Identifier'
              ? one.imported.name
              : one.imported.value
      texts.set(one.local.name, promiseOf(name, source))
      rest = rest.slice(0, statement.start) + rest.slice(statement.end)
    }
    const loaded = rest
      .replace(HELPER, "from '$1/language/loaded'")
      .replaceAll('byLanguage', 'byLoadedLanguage')
      .replace(/byLoadedLanguage(<.*>)?\(\{ ([a-z, ]+) \}\)/g, (_, type: string | undefined, list: string) => {
        const sources = list.split(', ').map((name) => {
          const made = texts.get(name)
          if (made === undefined) throw new Error(`${id}: the texts of “${name}” are not imported from a file of their own`)
          return `${name}: () => ${made}`
        })
        return `byLoadedLanguage${type ?? ''}({ ${sources.join(', ')} })`
      })
    return { code: loaded, map: null }
  },
  generateBundle(_, bundle) {
    const languageOf = (name: string) => new RegExp(`/words-[a-z-]+?-(${languages.join('|')})-`).exec(name)?.[1]
    for (const file of Object.values(bundle)) {
      const language = file.type === 'chunk' ? languageOf(file.fileName) : undefined
      const others = file.type === 'chunk' ? file.imports.filter((name) => (languageOf(name) ?? language) !== language) : []
      if (language !== undefined && others.length > 0) this.error(`${file.fileName} loads another language: ${others.join(', ')}`)
    }
  },
})
