import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { classic } from '../../../build/classic-scripts'

mkdirSync('.out', { recursive: true })
const folder = mkdtempSync(join('.out', 'classic-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The output of the build for a page with these files; the file `part.js`, if there is one, is put into the first one. */
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

/** A page that does what a browser does with plain scripts. @returns what the files said, and which are asked for later */
const run = async (
  files: ReadonlyMap<string, string>,
  hash = '',
  kept = new Map<string, string>(),
  navigator: { readonly serviceWorker?: { readonly controller?: object } } = {},
): Promise<{ readonly said: readonly unknown[]; readonly asked: readonly string[] }> => {
  const said: unknown[] = []
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
        asked.push(said.length === 0 ? `${name} before all` : name)
        queueMicrotask(() => {
          const isThere = files.has(name)
          if (isThere) begin(name)
          script.listeners[isThere ? 'load' : 'error']?.()
        })
      },
    },
    // There is no picture of a first visit.
    querySelector: () => null,
    querySelectorAll: () => [...files.keys()].filter(isFirst).map((name) => ({ src: origin + name })),
  }
  const localStorage = { getItem: (name: string) => kept.get(name), setItem: (name: string, text: string) => kept.set(name, text) }
  const page = { document, navigator, setTimeout, said, URL, Event, dispatchEvent: () => true, location: { hash }, localStorage }
  const begin = (name: string) => {
    document.currentScript = { src: origin + name }
    runInNewContext(name === 'load.js' ? readFileSync('public/load.js', 'utf8') : (files.get(name) ?? ''), context)
  }
  const context = Object.assign(page, { globalThis: page })
  for (const [, name = ''] of html.matchAll(/<script defer crossorigin src="\.\/([^"]+)"/g)) begin(name)
  await new Promise((done) => setTimeout(done, 50))
  return { said, asked }
}

it('leaves no module in the page, and runs its files in their order', async () => {
  const files = await built({
    'main.js': `import { one, Two } from './shared.js'
      said.push(one, new Two().name)
      import('./late.js').then((late) => said.push(late.default(one), late.late))`,
    'shared.js': `export const one = 1
      export class Two { name = 'two' }`,
    'late.js': `import { Two } from './shared.js'
      export const late = new Two().name
      export default (n) => n + 40`,
  })
  expect(files.get('index.html')).not.toContain('module')
  const { said, asked } = await run(files)
  expect(said).toStrictEqual([1, 'two', 41, 'two'])
  expect(asked).toHaveLength(1)
})

it('asks at once for what the table needed the last time, as long as the app is the same', async () => {
  const begins = (word: string) => `import { shared } from './shared.js'
    said.push('${word}', shared)
    import('./late.js').then((late) => (castellan.remember(), said.push(late.late)))`
  const late = `import { shared } from './shared.js'
    export const late = shared`
  const shared = `export const shared = 'shared'`
  const files = await built({ 'main.js': begins('first'), 'late.js': late, 'shared.js': shared })
  const kept = new Map<string, string>()
  const isAhead = expect.stringMatching(/late.* before all$/) as unknown
  await run(files, '#/settings', kept)
  expect(kept.size).toBe(0)
  expect((await run(files, '#/game/7', kept)).asked).not.toContainEqual(isAhead)
  // Parts stand on the file that the page begins with, too; it must not come a second time.
  const [[where, list] = ['', '[]']] = kept
  const [first = '', ...others] = JSON.parse(list) as readonly string[]
  kept.set(where, JSON.stringify([first, first.split('/').at(-1), ...others]))
  const again = await run(files, '#/game/8', kept)
  expect(again).toStrictEqual({ said: ['first', 'shared', 'shared'], asked: [isAhead] })
  expect((await run(files, '#/settings', kept)).asked).not.toContainEqual(isAhead)
  const newer = await built({ 'main.js': begins('newer'), 'late.js': late, 'shared.js': shared })
  expect(await run(newer, '#/game/7', kept)).toMatchObject({
    said: ['newer', 'shared', 'shared'],
    asked: [expect.not.stringContaining('before')],
  })
})

it('runs what stands within the first file in a task of its own on a first visit, and at once later', async () => {
  const files = await built({
    'main.js': `import { part } from './part.js'
      said.push(part, import.meta.url)
      import('./late.js').then((late) => (castellan.remember(), said.push(late.late)))`,
    'part.js': `export const part = 'part'
      said.push('part runs')
      setTimeout(() => said.push('a task later'))`,
    'late.js': `import { part } from './part.js'
      export const late = 'late ' + part`,
  })
  const names = [...files.keys()].filter((name) => name.endsWith('.js'))
  expect(names).toHaveLength(2)
  const isFirst = expect.stringContaining('/assets/index') as unknown
  const kept = new Map<string, string>()
  const visit = await run(files, '#/game/7', kept)
  expect(visit.asked).toHaveLength(1)
  expect(visit.said).toStrictEqual(['part runs', 'a task later', 'part', isFirst, 'late part'])
  // A chunk without a file of its own is not preloaded.
  expect([...kept.values()].join()).not.toContain('part')
  const { said, asked } = await run(files, '#/game/7', kept, { serviceWorker: { controller: {} } })
  expect(said).toStrictEqual(['part runs', 'part', isFirst, 'late part', 'a task later'])
  expect(asked).toStrictEqual([expect.stringMatching(/late.* before all$/)])
})

it('asks again for a file that could not be had', async () => {
  const files = await built({
    'main.js': `const ask = () => import('./late.js').then((late) => said.push(late.late), (reason) => said.push(reason.message))
      ask().then(ask)`,
    'late.js': `export const late = 'late'`,
  })
  const without = new Map([...files].filter(([name]) => !name.includes('late')))
  const { said, asked } = await run(without)
  expect(asked).toHaveLength(2)
  expect(said).toStrictEqual([expect.stringContaining('late'), expect.stringContaining('late')])
})

it('refuses a name that gets another value after its file has run', async () => {
  const files = {
    'main.js': `import { count, more } from './shared.js'
      import('./late.js').then(() => (more(), said.push(count)))`,
    'shared.js': `export let count = 0
      export const more = () => { count += 1 }`,
    'late.js': `import { count, more } from './shared.js'
      more()
      said.push(count)`,
  }
  await expect(built(files)).rejects.toThrow(/gets another value later/)
})
