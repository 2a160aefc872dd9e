// Lists and reads files of the project, for tests about the project itself.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Names of generated folders, which are not part of the project. */
const made = new Set(['node_modules', 'dist', '.out', '.git'])

/** Returns the paths of all files in `folder`, relative to the project, with `/` on all operating systems. */
export function filesIn(folder = '.'): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !made.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesIn(path) : [relative('.', path).split(sep).join('/')]
    })
}

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')
