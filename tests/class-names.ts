// Reads class names from style sheets, for tests about the project itself.

/** Returns the class names in the selectors of a style sheet, including nested rules and at-rules. */
export const classesIn = (css: string): ReadonlySet<string> => {
  const selectors = [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head.trim())
  const ruled = selectors
    .filter((head) => !head.startsWith('@'))
    .join(' ')
    .replaceAll(/(["']).*?\1/g, '')
  return new Set([...ruled.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name))
}
