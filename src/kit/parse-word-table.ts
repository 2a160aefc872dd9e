/**
 * A table of words written close together: `oslo Oslo|bergen Bergen` and so on, over several lines. The text before the
 * first space is the key.
 */
export const parseWordTable = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .trim()
      .split(/[|\n]/)
      .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]),
  )
