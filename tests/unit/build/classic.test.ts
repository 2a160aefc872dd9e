import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { classic } from '../../../build/classic-scripts'

mkdirSync('.out', { recursive: true })
const folder = mkdtempSync(join('.out', 'classic-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Builds a page from these files and returns the output. If `part.js` exists, the build merges it into the first file. */
const built = async (files: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> => {
  const page = '<!doctype html><head><script type="module" src="./main.js"></script></head>'
  for (const [name, text] of Object.entries({ 'index.html': page, ...files })) writeFileSync(join(folder, name), text)
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    base: './',
    plugins: [
      classic(
        () => false,
        (name) => name === 'part',
      ),
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'part', test: /part\.js$/ }] } } },
    },
  })
  const made = (Array.isArray(output) ? output : [output]) as readonly Rolldown.RolldownOutput[]
  return new Map(made.flatMap((one) => one.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)])))
}

/** Simulates a browser that runs classic scripts. @returns the exports of the files, and the list of files loaded later */
const run = async (
  files: ReadonlyMap<string, string>,
  hash = '',
  kept = new Map<string, string>(),
  navigator: { readonly serviceWorker?: { readonly controller?: object } } = {},
): Promise<{ readonly output: readonly unknown[]; readonly asked: readonly string[] }> => {
  const output: unknown[] = []
  const asked: string[] = []
  const html = files.get('index.html') ?? ''
  const isFirst = (name: string) => html.includes(`src="./${name}"`)
  interface Script {
    readonly src: string
    readonly listeners: Record<string, () => void>
  }
  const origin = 'https://castellan.test/'
  const document = {
    baseURI: origin,
    currentScript: undefined as { readonly src: string } | undefined,
    createElement: () => {
      const listeners: Record<string, () => void> = {}
      return { src: '', listeners, addEventListener: (name: string, heard: () => void) => void (listeners[name] = heard), remove: () => {} }
    },
    head: {
      append: (script: Script) => {
        const name = script.src.slice(origin.length)
        asked.push(output.length === 0 ? `${name} before all` : name)
        queueMicrotask(() => {
          const isThere = files.has(name)
          if (isThere) begin(name)
          script.listeners[isThere ? 'load' : 'error']?.()
        })
      },
    },
    // At a first visit, the page has no cached snapshot.
    querySelector: () => null,
    querySelectorAll: () => [...files.keys()].filter(isFirst).map((name) => ({ src: origin + name })),
  }
  const localStorage = { getItem: (name: string) => kept.get(name), setItem: (name: string, text: string) => kept.set(name, text) }
  const page = { document, navigator, setTimeout, output, URL, Event, dispatchEvent: () => true, location: { hash }, localStorage }
  const begin = (name: string) => {
    document.currentScript = { src: origin + name }
    runInNewContext(name === 'load.js' ? readFileSync('public/load.js', 'utf8') : (files.get(name) ?? ''), context)
  }
  const context = Object.assign(page, { globalThis: page })
  for (const [, name = ''] of html.matchAll(/<script defer crossorigin src="\.\/([^"]+)"/g)) begin(name)
  await new Promise((done) => setTimeout(done, 50))
  return { output, asked }
}

it('leaves no module in the page, and runs its files in their order', async () => {
  const files = await built({
    'main.js': `import { one, Two } from './shared.js'
      output.push(one, new Two().name)
      import('./late.js').then((late) => output.push(late.default(one), late.late))`,
    'shared.js': `export const one = 1
      export class Two { name = 'two' }`,
    'late.js': `import { Two } from './shared.js'
      export const late = new Two().name
      export default (n) => n + 40`,
  })
  expect(files.get('index.html')).not.toContain('module')
  const { output, asked } = await run(files)
  expect(output).toStrictEqual([1, 'two', 41, 'two'])
  expect(asked).toHaveLength(1)
})

it('asks at once for what the table needed the last time, as long as the app is the same', async () => {
  const begins = (word: string) => `import { shared } from './shared.js'
    output.push('${word}', shared)
    import('./late.js').then((late) => (castellan.remember(), output.push(late.late)))`
  const late = `import { shared } from './shared.js'
    export const late = shared`
  const shared = `export const shared = 'shared'`
  const files = await built({ 'main.js': begins('first'), 'late.js': late, 'shared.js': shared })
  const kept = new Map<string, string>()
  const isAhead = expect.stringMatching(/late.* before all$/) as unknown
  await run(files, '#/settings', kept)
  expect(kept.size).toBe(0)
  expect((await run(files, '#/game/7', kept)).asked).not.toContainEqual(isAhead)
  // The first file also contains modules that other files import. It must not be loaded twice.
  const [[where, list] = ['', '[]']] = kept
  const [first = '', ...others] = JSON.parse(list) as readonly string[]
  kept.set(where, JSON.stringify([first, first.split('/').at(-1), ...others]))
  const again = await run(files, '#/game/8', kept)
  expect(again).toStrictEqual({ output: ['first', 'shared', 'shared'], asked: [isAhead] })
  expect((await run(files, '#/settings', kept)).asked).not.toContainEqual(isAhead)
  const newer = await built({ 'main.js': begins('newer'), 'late.js': late, 'shared.js': shared })
  expect(await run(newer, '#/game/7', kept)).toMatchObject({
    output: ['newer', 'shared', 'shared'],
    asked: [expect.not.stringContaining('before')],
  })
})

it('runs what stands within the first file in a task of its own on a first visit, and at once later', async () => {
  const files = await built({
    'main.js': `import { part } from './part.js'
      output.push(part, import.meta.url)
      import('./late.js').then((late) => (castellan.remember(), output.push(late.late)))`,
    'part.js': `export const part = 'part'
      output.push('part runs')
      setTimeout(() => output.push('a task later'))`,
    'late.js': `import { part } from './part.js'
      export const late = 'late ' + part`,
  })
  const names = [...files.keys()].filter((name) => name.endsWith('.js'))
  expect(names).toHaveLength(2)
  const isFirst = expect.stringContaining('/assets/index') as unknown
  const kept = new Map<string, string>()
  const visit = await run(files, '#/game/7', kept)
  expect(visit.asked).toHaveLength(1)
  expect(visit.output).toStrictEqual(['part runs', 'a task later', 'part', isFirst, 'late part'])
  // A chunk without a separate file is not preloaded.
  expect([...kept.values()].join()).not.toContain('part')
  const { output, asked } = await run(files, '#/game/7', kept, { serviceWorker: { controller: {} } })
  expect(output).toStrictEqual(['part runs', 'part', isFirst, 'late part', 'a task later'])
  expect(asked).toStrictEqual([expect.stringMatching(/late.* before all$/)])
})

it('asks again for a file that could not be had', async () => {
  const files = await built({
    'main.js': `const ask = () => import('./late.js').then((late) => output.push(late.late), (reason) => output.push(reason.message))
      ask().then(ask)`,
    'late.js': `export const late = 'late'`,
  })
  const without = new Map([...files].filter(([name]) => !name.includes('late')))
  const { output, asked } = await run(without)
  expect(asked).toHaveLength(2)
  expect(output).toStrictEqual([expect.stringContaining('late'), expect.stringContaining('late')])
})

it('refuses a name that gets another value after its file has run', async () => {
  const files = {
    'main.js': `import { count, more } from './shared.js'
      import('./late.js').then(() => (more(), output.push(count)))`,
    'shared.js': `export let count = 0
      export const more = () => { count += 1 }`,
    'late.js': `import { count, more } from './shared.js'
      more()
      output.push(count)`,
  }
  await expect(built(files)).rejects.toThrow(/gets another value later/)
})
