// Writes tables as CSV (RFC 4180), with a byte order mark. Excel needs the byte order mark to read the file as UTF-8.

export type Cell = string | number | undefined

/** Byte order mark, the first character of the file. */
const MARK = '\uFEFF'

/** Spreadsheets treat text that begins with one of these characters as a formula (formula injection). */
const FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\r\n]/

/** Escapes a cell. Text that looks like a formula gets an apostrophe in front; numbers are not changed. */
const written = (cell: Cell): string => {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return `${cell}`
  const safe = FORMULA.test(cell.trimStart()) || FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns the rows as one CSV text. The first row is the header. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `${MARK}${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`
