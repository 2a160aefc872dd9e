/**
 * Parses a compact table of words: `oslo Oslo|bergen Bergen`, possibly on several lines. `|` separates the rows; the text before the first
 * space of a row is its key.
 */
export const parseWordTable = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .trim()
      .split(/[|\n]/)
      .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]),
  )
