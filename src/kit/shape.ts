import { accepted, refusedByReferee, type CoreCode, type Result } from '../referee'

/**
 * Validators for JSON: each takes any JSON and returns a new value of its type, or throws at the first invalid part. Only own keys are
 * read, and unknown keys are invalid, so that no unexpected data enters the game.
 */
export type Shape<T> = (json: unknown, at: At) => T

/** The path to a value in the JSON, as a linked list from the value up to the root. */
export interface At {
  readonly key: string | number
  readonly above?: At
}

/** Thrown by validators and caught in {@link reading} or {@link either}. Not an `Error`, because no stack trace is needed. */
class Malformed {
  readonly at: At

  constructor(at: At) {
    this.at = at
  }
}

const wrong = (at: At): never => {
  throw new Malformed(at)
}

const wayTo = ({ key, above }: At): string => (above === undefined ? `${key}` : `${wayTo(above)}.${key}`)

/**
 * Parses JSON with a shape. Refusal: MALFORMED with the path of the first invalid part in `at`, e.g. `move.moves.0.units`.
 * @param name name of the parsed value, the start of the path
 */
export const reading = <T>(shape: Shape<T>, json: unknown, name: string): Result<T, CoreCode> => {
  try {
    return accepted(shape(json, { key: name }))
  } catch (stopped) {
    if (stopped instanceof Malformed) return refusedByReferee('MALFORMED', { at: wayTo(stopped.at) })
    throw stopped
  }
}

/** A finite number. */
export const number: Shape<number> = (json, at) => (typeof json === 'number' && Number.isFinite(json) ? json : wrong(at))

/** An integer from `least` to `most`. */
export const whole =
  (least: number, most: number): Shape<number> =>
  (json, at) =>
    typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most ? json : wrong(at)

export const boolean: Shape<boolean> = (json, at) => (typeof json === 'boolean' ? json : wrong(at))

/** A text of `least` to `most` characters. */
export const text =
  (least: number, most: number): Shape<string> =>
  (json, at) =>
    typeof json === 'string' && json.length >= least && json.length <= most ? json : wrong(at)

/** One of these values. */
export const only =
  <const T extends string | number | boolean>(...values: readonly T[]): Shape<T> =>
  (json, at) =>
    values.find((value) => value === json) ?? wrong(at)

/** A text that is a key of `set`, e.g. the id of an area. */
export const known =
  <Id extends string = string>(set: object): Shape<Id> =>
  (json, at) =>
    typeof json === 'string' && Object.hasOwn(set, json) ? (json as Id) : wrong(at)

/** A value of a shape that also passes a test. */
export const refine =
  <T>(shape: Shape<T>, test: (value: T) => boolean): Shape<T> =>
  (json, at) => {
    const value = shape(json, at)
    return test(value) ? value : wrong(at)
  }

/** A value that may be undefined; an optional field of an object. */
export const maybe =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (json, at) =>
    json === undefined ? undefined : shape(json, at)

/** An array of `least` to `most` items. */
export const listOf =
  <T>(shape: Shape<T>, most: number, least = 0): Shape<readonly T[]> =>
  (json, at) => {
    if (!Array.isArray(json) || json.length < least || json.length > most) return wrong(at)
    return Array.from(json as readonly unknown[], (item, index) => shape(item, { key: index, above: at }))
  }

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** An object with exactly these fields; fields of {@link maybe} are optional. */
export const fields = <T extends object>(shapes: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> => {
  const wanted = Object.entries(shapes) as readonly (readonly [string, Shape<unknown>])[]
  return (json, at) => {
    if (!isObject(json)) return wrong(at)
    for (const key of Object.keys(json)) if (json[key] !== undefined && !Object.hasOwn(shapes, key)) return wrong({ key, above: at })
    const value: Record<string, unknown> = {}
    for (const [key, shape] of wanted) {
      const field = shape(Object.hasOwn(json, key) ? json[key] : undefined, { key, above: at })
      if (field !== undefined) value[key] = field
    }
    return value as T
  }
}

/** An object with at most `most` entries; all keys have one shape, and all values another. */
export const keyed =
  <K extends string, T>(keys: Shape<K>, shape: Shape<T>, most: number): Shape<Readonly<Record<K, T>>> =>
  (json, at) => {
    if (!isObject(json)) return wrong(at)
    const entries = Object.entries(json).filter(([, item]) => item !== undefined)
    if (entries.length > most) return wrong(at)
    return Object.fromEntries(entries.map(([key, item]) => [keys(key, { key, above: at }), shape(item, { key, above: at })])) as Record<
      K,
      T
    >
  }

/** An object of one of several shapes, selected by the field `tag`. */
export const variants =
  <Tag extends string, T>(tag: string, shapes: Readonly<Record<Tag, Shape<T>>>): Shape<T> =>
  (json, at) => {
    if (!isObject(json) || !Object.hasOwn(json, tag)) return wrong(at)
    const name = json[tag]
    return typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name as Tag](json, at) : wrong({ key: tag, above: at })
  }

/** A value of the first of several shapes that is valid. */
export const either =
  <T>(...shapes: readonly Shape<T>[]): Shape<T> =>
  (json, at) => {
    for (const shape of shapes)
      try {
        return shape(json, at)
      } catch (stopped) {
        if (!(stopped instanceof Malformed)) throw stopped
      }
    return wrong(at)
  }
