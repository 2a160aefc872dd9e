/** A hash function that is handed in: SHA-256 of the UTF-8 bytes of a text, as 64 lower-case hex digits. */
export type Hash = (text: string) => string

/** HMAC-SHA-256 that is handed in: key and text in, 64 lower-case hex digits out. */
export type Hmac = (key: string, text: string) => string

/**
 * One text for one value: keys sorted, no white space, `undefined` fields left out, so that equal values always give
 * equal digests, whatever built them. Only plain JSON data is accepted.
 * @throws TypeError for functions, symbols, big integers and numbers that JSON does not know
 */
export const canonical = (value: unknown): string => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('not a JSON number')
    return JSON.stringify(value)
  }
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item === undefined ? null : item)).join(',')}]`
  if (typeof value === 'object') {
    const fields = Object.entries(value as Record<string, unknown>)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
  }
  throw new TypeError(`not JSON data: ${typeof value}`)
}
