/** Hash function supplied by the caller: SHA-256 of the UTF-8 bytes of a text, as 64 lower-case hex digits. */
export type Hash = (text: string) => string

/** HMAC-SHA-256 supplied by the caller: takes a key and a text, returns 64 lower-case hex digits. */
export type Hmac = (key: string, text: string) => string

/**
 * Serializes a value to canonical JSON: keys sorted, no white space, `undefined` fields omitted. Equal values therefore always have equal
 * digests. Accepts only plain JSON data.
 * @throws TypeError for functions, symbols, BigInts, NaN and infinite numbers
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
  // Without a compare function, `sort` orders by UTF-16 code units.
  for (const key of Object.keys(fields).sort()) {
    const field = fields[key]
    if (field !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(field)}`
  }
  return `{${text}}`
}

/** Matches texts without characters that JSON must escape: the common case, which skips `JSON.stringify`. */
const PLAIN = /^[ !#-[\]-~]*$/

const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text))
