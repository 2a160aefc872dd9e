// Tables as text for spreadsheets: RFC 4180, with the mark that tells Excel the letters are UTF-8.

export type Cell = string | number | undefined

/** The mark at the beginning; without it Excel shows letters with accents as something else. */
const MARK = '\uFEFF'

/** A spreadsheet takes text that begins so for a formula and would work it out. */
const FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\r\n]/

/** Escapes a cell. Typed text is never a formula: an apostrophe goes before it. Figures stay figures. */
const written = (cell: Cell): string => {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return `${cell}`
  const safe = FORMULA.test(cell.trimStart()) || FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as one text; the first is the head. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `${MARK}${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`
