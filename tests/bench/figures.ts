// Results of a benchmark, and their output as a table on the console, as JSON and as Markdown.

export interface Figure {
  readonly what: string
  /** Unit of the result: `ms`, `KB`, `MB`, `1/s`, or empty for plain numbers. */
  readonly unit: string
  readonly median: number
  readonly p95: number
  readonly max: number
  /** Number of measurements. */
  readonly n: number
  /** Target for the median; undefined if there is no target. */
  readonly bar?: string
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Computes a result of the benchmark from the measurements. */
export const figure = (what: string, unit: string, values: readonly number[], bar?: string): Figure => {
  const sorted = values.toSorted((a, b) => a - b)
  const ends = { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), max: sorted.at(-1) ?? Number.NaN }
  return { what, unit, ...ends, n: sorted.length, ...(bar === undefined ? {} : { bar }) }
}

const shown = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 && !Number.isInteger(value) ? 2 : 0))

/** Formats the results as text, one line each. */
export const asText = (figures: readonly Figure[]): string => {
  const width = Math.max(...figures.map(({ what }) => what.length))
  const line = (what: string, ...cells: readonly string[]) => `${what.padEnd(width)}${cells.map((cell) => cell.padStart(9)).join('')}`
  const head = line('', 'median', 'p95', 'max', 'n', 'unit')
  const rows = figures.map(({ what, unit, median, p95, max, n, bar }) => {
    const cells = [shown(median), shown(p95), shown(max), `${n}`, unit]
    return `${line(what, ...cells)}${bar === undefined ? '' : `   target: ${bar}`}`
  })
  return [head, ...rows].join('\n')
}

/** Formats the results as a Markdown table. */
export const asMarkdown = (figures: readonly Figure[]): string =>
  [
    '| what | median | p95 | n | target |',
    '| --- | ---: | ---: | ---: | --- |',
    ...figures.map(
      ({ what, unit, median, p95, n, bar = '' }) => `| ${what} | ${shown(median)} ${unit} | ${shown(p95)} ${unit} | ${n} | ${bar} |`,
    ),
  ].join('\n')
