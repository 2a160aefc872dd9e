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
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('not a JSON number')
    return JSON.stringify(value)
  }
  if (value === null || typeof value === 'boolean') return `${value}`
  if (typeof value !== 'object') throw new TypeError(`not JSON data: ${typeof value}`)
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${canonical(item === undefined ? null : item)}`
    return `[${text}]`
  }
  const fields = value as Readonly<Record<string, unknown>>
  // Without a comparison of its own, `sort` goes by code units.
  for (const key of Object.keys(fields).sort()) {
    const field = fields[key]
    if (field !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(field)}`
  }
  return `{${text}}`
}

/** Texts of which JSON has nothing to escape: nearly all there are. */
const PLAIN = /^[ !#-[\]-~]*$/

const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text))
