/**
 * Counts the files that name each kind of move: `npm run move-kinds -- [GAME…]`. Renames one kind after the other in a copy of the sources
 * and counts the files of which the type check then complains, and the file with the record of the kind. Prints the median of each game.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = process.env.PROJECT_ROOT ?? process.cwd()
const kindAt = /moveShape\('(\w+)'/g

/** Returns the paths of the files with a type error, from the root of the project. */
const complainedOf = (copy: string): readonly string[] => {
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/lib/tsc.js'), '--noEmit', '--pretty', 'false', '-p', copy], {
      cwd: copy,
    })
    return []
  } catch (error) {
    const { stdout } = error as { readonly stdout: Buffer }
    return [...stdout.toString().matchAll(/^(src\/[^(\n]+)\(/gm)].map(([, path = '']) => path)
  }
}

const median = (counts: readonly number[]): number => {
  const sorted = counts.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2
}

const measure = (copy: string, game: string): void => {
  const folder = join(copy, 'src/games', game, 'rules')
  const counts: number[] = []
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const text = readFileSync(path, 'utf8')
    for (const [, kind = ''] of text.matchAll(kindAt)) {
      const renamed = text.replace(`moveShape('${kind}'`, `moveShape('${kind}Renamed'`).replace(`  ${kind}: {`, `  ${kind}Renamed: {`)
      writeFileSync(path, renamed)
      const files = new Set([`src/games/${game}/rules/${name}`, ...complainedOf(copy)])
      counts.push(files.size)
      console.log(`${game}, ${kind}: ${files.size} (${[...files].map((file) => file.replace(`src/games/${game}/`, '')).join(', ')})`)
    }
    writeFileSync(path, text)
  }
  console.log(`${game}: ${counts.length} kinds of moves, median ${median(counts)} files`)
}

const given = process.argv.slice(2)
const games = given.length > 0 ? given : ['westeros', 'el-capitan', 'mafia-city', 'graenaland', 'axis-and-allies']
const copy = mkdtempSync(join(tmpdir(), 'move-kinds-'))
try {
  cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as { readonly compilerOptions: object }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
  for (const game of games) measure(copy, game)
} finally {
  rmSync(copy, { recursive: true })
}
