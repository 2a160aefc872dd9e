// Licence texts of all packages in the built app.
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const project = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly dependencies: Readonly<Record<string, string>> }

/** Vite plugin that writes the licences of all packages in the built app to one text file. */
export const licences = (): Plugin => ({
  name: 'licences',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []))
    const named = modules.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [])
    // The service worker is built separately. Its packages are among the dependencies of the project.
    const packages = [...new Set([...named, ...Object.keys(project.dependencies)])].toSorted()
    /** Packages by licence text. Most packages share a text, which is printed once, below their names. */
    const byText = new Map<string, { readonly whose: string[]; readonly words: string }>()
    for (const name of packages) {
      const folder = `node_modules/${name}`
      const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Readonly<Record<string, string>>
      const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
      const text =
        file === undefined
          ? ''
          : readFileSync(`${folder}/${file}`, 'utf8')
              .trim()
              .replaceAll(/^[ \t]+/gm, '')
      const begins = Math.max(0, text.indexOf('Permission is hereby granted'))
      const words = text.slice(begins)
      const key = words.replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ')
      const shared = byText.get(key) ?? { whose: [], words }
      shared.whose.push(`${name} ${version} (${license})\n\n${text.slice(0, begins)}`.trim())
      byText.set(key, shared)
    }
    const texts = [...byText.values()].map(({ whose, words }) => `${whose.join('\n\n')}\n\n${words}\n`)
    const letters = 'The letters are Alegreya: see alegreya.txt beside this text.\n'
    this.emitFile({ type: 'asset', fileName: 'licences/index.txt', source: [letters, ...texts].join(`\n${'—'.repeat(40)}\n\n`) })
  },
})
