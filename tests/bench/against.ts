import { figure, type Figure } from './figures'
import { openGame, prepared, type Bench } from './phone'
import type { RawBrowser } from './raw'
import { onRaw, repeated, timed, WARM_UP } from './start'
import { atQuestion, ORDINARY, type Seen } from './warm-start'

/**
 * Measures warm starts of this build and of another build alternately, so that other load on the machine affects both.
 * @param other folder of the other build, and its name in the results
 */
export const against = async (
  bench: Bench,
  { folder, name }: { readonly folder: string; readonly name: string },
  times: number,
): Promise<readonly Figure[]> => {
  const prepare = (app: string) => prepared(bench, app, (page) => openGame(page, ORDINARY))
  const mine = await prepare(bench.app)
  const theirs = await prepare(folder)
  const measure = async (here: RawBrowser, there: RawBrowser): Promise<readonly Figure[]> => {
    await repeated(here, atQuestion(mine.filled, 1), WARM_UP)
    await repeated(there, atQuestion(theirs.filled, 1), WARM_UP)
    const ours: Seen[] = []
    const others: Seen[] = []
    const turns = [
      async () => void ours.push(await timed(here, atQuestion(mine.filled, 4))),
      async () => void others.push(await timed(there, atQuestion(theirs.filled, 4))),
    ]
    for (let n = 0; n < times; n++) for (const turn of n % 2 === 0 ? turns : turns.toReversed()) await turn()
    return (['painted', 'tappable'] as const).flatMap((moment) => {
      const what = `warm start, 4×: ${moment === 'painted' ? 'first paint' : 'tappable'}`
      const of = (all: readonly Seen[]) => all.map((seen) => seen[moment])
      const ratios = ours.map((seen, n) => seen[moment] / (others[n]?.[moment] ?? Number.NaN))
      return [
        figure(`${what}, this build`, 'ms', of(ours)),
        figure(`${what}, ${name}`, 'ms', of(others)),
        figure(`${what}, against ${name}`, '×', ratios, moment === 'tappable' ? '≤ 1.05 ×' : undefined),
      ]
    })
  }
  return onRaw(bench.executable, mine, (here) => onRaw(bench.executable, theirs, (there) => measure(here, there)))
}
