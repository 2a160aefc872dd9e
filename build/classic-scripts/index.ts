/**
 * Converts the built modules to classic scripts, each of which calls `castellan` (public/load.js) once. If a service worker stores a
 * classic script during its installation, Chromium compiles the whole script and also stores the compiled code. Chromium would compile a
 * module again at each start.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { analyze } from 'eslint-scope'
import { minifySync, type Plugin, type Rolldown } from 'vite'

type Files = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>
type Program = ReturnType<Rolldown.PluginContext['parse']>
type Statement = Program['body'][number]

/** Script in the head of the page, before all chunks. Defines the function `castellan`, with which each chunk registers itself. */
const LOADER = 'load.js'
const HELPER = '\0vite/preload-helper.js'
/** Names of the parameters of a script, in addition to its imports: the replacement of `import()`, and the URL of the script. */
const LATER = '$later'
const ADDRESS = '$here'

/** Returns a file and its imports in the order of execution. Throws if the imports are circular, because then no order is possible. */
const inOrder = (files: Files, name: string, above: readonly string[] = []): readonly string[] => {
  const file = files[name]
  if (above.includes(name)) throw new Error(`files that import each other: ${[...above, name].join(' → ')}`)
  if (file?.type !== 'chunk') return []
  return [...new Set([...file.imports.flatMap((one) => inOrder(files, one, [...above, name])), name])]
}

/** Returns the name of an import or export as a key of an object. */
const field = (name: { readonly type: string; readonly name?: string; readonly value?: string }): string =>
  name.name ?? JSON.stringify(name.value)

/** Returns the destructuring pattern for the names of an import. */
const taken = (statement: Extract<Statement, { type: 'ImportDeclaration' }>, n: number): string => {
  const names = statement.specifiers.map((one) => {
    if (one.type === 'ImportSpecifier') return `${field(one.imported)}:${one.local.name}`
    if (one.type === 'ImportDefaultSpecifier') return `default:${one.local.name}`
    throw new Error('a whole file is imported under one name')
  })
  return names.length === 0 ? `$${n}` : `{${names.join(',')}}`
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** AST node of a use of `import.meta`. Only `import.meta.url` is supported. */
interface Meta {
  readonly object?: { readonly type: string }
  readonly property?: { readonly name?: string }
}

/** Returns edits that replace dynamic imports and `import.meta` in a statement, because a function body must not contain them. */
const editsWithin = (found: unknown): readonly Edit[] => {
  if (Array.isArray(found)) return found.flatMap(editsWithin)
  if (typeof found !== 'object' || found === null) return []
  const node = found as { readonly type?: string; readonly start: number; readonly end: number } & Meta
  const { type, start, end } = node
  if (type === 'MemberExpression' && node.object?.type === 'MetaProperty')
    return [{ start, end, text: node.property?.name === 'url' ? ADDRESS : 'void 0' }]
  const later = type === 'ImportExpression' ? [{ start, end: start + 'import'.length, text: LATER }] : []
  return [...later, ...Object.values(found).flatMap(editsWithin)]
}

/**
 * Returns one of the given exported names that is assigned again after the file has run; undefined if there is none. Files that import such
 * a name would keep the first value.
 */
const changedLater = (program: Program, names: ReadonlySet<string>): string | undefined => {
  const scope = analyze(program as Parameters<typeof analyze>[0], { ecmaVersion: 2022, sourceType: 'module' })
  const own = scope.scopes.find(({ type }) => type === 'module')
  return own?.variables.find((one) => names.has(one.name) && one.references.some((use) => use.isWrite() && use.from.variableScope !== own))
    ?.name
}

/**
 * Options for a script. `isFirst`: the script runs as soon as it is loaded. `within`: name of the script, if it is part of another file.
 */
interface Standing {
  readonly isFirst?: boolean
  readonly within?: string
}

/** Converts a chunk to a classic script. */
const asScript = (code: string, program: Program, { isFirst = false, within }: Standing): string => {
  const edits: Edit[] = []
  const needs: string[] = []
  const given: string[] = []
  const exported = new Set<string>()
  for (const statement of program.body) {
    const { type, start, end } = statement
    if (type === 'ImportDeclaration') {
      given.push(taken(statement, needs.push(statement.source.value.replace(/^\.\//, ''))))
      edits.push({ start, end, text: '' })
    } else if (type === 'ExportNamedDeclaration' && statement.declaration === null && statement.source === null) {
      const names = statement.specifiers.map(({ exported: as, local }) => {
        exported.add(field(local))
        return `${field(as)}:${field(local)}`
      })
      edits.push({ start, end, text: `return{${names.join(',')}}` })
    } else if (type.startsWith('Export')) throw new Error(`an export as none has been met: ${type}`)
    else edits.push(...editsWithin(statement))
  }
  const changed = changedLater(program, exported)
  if (changed !== undefined) throw new Error(`${changed} is exported and gets another value later`)
  let body = code
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start)) body = body.slice(0, start) + text + body.slice(end)
  const asked = [LATER, ADDRESS, ...given].join(',')
  const standing = within === undefined ? (isFirst ? ',true' : '') : `,false,${JSON.stringify(within)}`
  return `'use strict';castellan(${JSON.stringify(needs)},(function(${asked}){${body.trim()}\n})${standing});\n`
}

/**
 * Replaces the modules of the page with classic scripts.
 * @param soon files that the first script requests immediately; their tags come before its tag
 * @param within names of files that are part of the first script
 * @param begins the function adds the files that the page starts with to this set
 */
const page = (files: Files, html: string, soon: readonly string[], within: ReadonlySet<string>, begins: Set<string>): string => {
  const modules = /<script type="module"[^>]*src="\.\/([^"]+)"[^>]*><\/script>/g
  for (const [, name = ''] of html.matchAll(modules)) if (!within.has(name)) begins.add(name)
  const names = [LOADER, ...new Set([...soon, ...[...begins].flatMap((name) => inOrder(files, name))])]
  const tags = names.filter((name) => !within.has(name)).map((name) => `<script defer crossorigin src="./${name}"></script>`)
  const [first = ''] = html.match(modules) ?? []
  return html
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(first, () => tags.join('\n    '))
    .replaceAll(modules, '')
}

/**
 * Vite plugin that converts the modules to classic scripts. Runs after all plugins that process modules, and before plugins that measure
 * and list the files.
 * @param isSoon matches modules that the first script always imports dynamically, immediately after its start
 * @param isWithin matches names of chunks that are put into the file of the first script: one request, but a separate task for each chunk
 */
export const classic = (isSoon: (id: string) => boolean = () => false, isWithin: (name: string) => boolean = () => false): Plugin => ({
  name: 'classic-scripts',
  apply: 'build',
  enforce: 'pre',
  // Replaces the preload wrapper that the bundler puts around each import().
  load: (id) => (id === HELPER ? `export const __vitePreload = castellan.part` : undefined),
  // File names contain a hash of the content, so a change of this plugin must change the hashes.
  augmentChunkHash: () => readFileSync(new URL(import.meta.url), 'utf8'),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const begins = new Set<string>()
      const soon = Object.values(bundle).flatMap((file) => (file.type === 'chunk' && file.moduleIds.some(isSoon) ? [file.fileName] : []))
      const within = new Set(Object.values(bundle).flatMap((file) => (file.type === 'chunk' && isWithin(file.name) ? [file.fileName] : [])))
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.html')) file.source = page(bundle, String(file.source), soon, within, begins)
      if (begins.size === 0) throw new Error('the page has no script')
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        // Throws on circular imports, also in files that are loaded later.
        inOrder(bundle, file.fileName)
        const program = this.parse(file.code, { range: true, preserveParens: false })
        const { fileName } = file
        const script = asScript(
          file.code,
          program,
          within.has(fileName) ? { within: basename(fileName) } : { isFirst: begins.has(fileName) },
        )
        // After the conversion, top-level names are local and can be shortened. The minifier keeps the parentheses around the function.
        file.code = minifySync(fileName, script, { compress: { target: 'es2022' } }).code
        this.parse(file.code)
      }
      for (const name of begins) {
        const first = bundle[name]
        if (first?.type !== 'chunk') continue
        const parts = inOrder(bundle, name).flatMap((one) => (within.has(one) ? (bundle[one] as Rolldown.OutputChunk).code : []))
        first.code = [...parts, first.code].join('')
      }
      for (const name of within) delete bundle[name]
    },
  },
})
