import { accepted, refusedByReferee, type CoreCode, type Result } from '../referee'

/**
 * Validator for JSON. Takes any JSON and returns a new, typed copy, or throws at the first invalid part of the JSON. The validator reads
 * only own keys of an object, and unknown keys are invalid, so that no unexpected data enters the game.
 */
export type Shape<T> = (json: unknown, at: At) => T

/** Type of the values that a validator returns. */
export type Infer<S> = S extends Shape<infer T> ? T : never

/** Path to a place in the JSON, as a linked list from this place up to the root. */
export interface At {
  readonly key: string | number
  readonly above?: At
}

/**
 * Exception that validators throw and that {@link reading} and {@link either} catch. Does not extend `Error`, because no stack trace is
 * needed.
 */
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
 * Parses JSON with a validator. Refusal: MALFORMED; its parameter `at` is the path of the first invalid part, e.g. `move.moves.0.units`.
 * @param name name of the parsed JSON, with which the path starts
 */
export const reading = <T>(shape: Shape<T>, json: unknown, name: string): Result<T, CoreCode> => {
  try {
    return accepted(shape(json, { key: name }))
  } catch (stopped) {
    if (stopped instanceof Malformed) return refusedByReferee('MALFORMED', { at: wayTo(stopped.at) })
    throw stopped
  }
}

/** Validates a finite number. */
export const number: Shape<number> = (json, at) => (typeof json === 'number' && Number.isFinite(json) ? json : wrong(at))

/** Validates an integer from `least` to `most`. */
export const whole =
  (least: number, most: number): Shape<number> =>
  (json, at) =>
    typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most ? json : wrong(at)

export const boolean: Shape<boolean> = (json, at) => (typeof json === 'boolean' ? json : wrong(at))

/** Validates a string of `least` to `most` characters. */
export const text =
  (least: number, most: number): Shape<string> =>
  (json, at) =>
    typeof json === 'string' && json.length >= least && json.length <= most ? json : wrong(at)

/** Validates that the JSON is one of the given literals. */
export const only =
  <const T extends string | number | boolean>(...values: readonly T[]): Shape<T> =>
  (json, at) =>
    values.find((value) => value === json) ?? wrong(at)

/** Validates a string that is a key of `set`, e.g. the id of an area. */
export const known =
  <Id extends string = string>(set: object): Shape<Id> =>
  (json, at) =>
    typeof json === 'string' && Object.hasOwn(set, json) ? (json as Id) : wrong(at)

/** Validates JSON with another validator and an additional test. */
export const refine =
  <T>(shape: Shape<T>, test: (value: T) => boolean): Shape<T> =>
  (json, at) => {
    const value = shape(json, at)
    return test(value) ? value : wrong(at)
  }

/** Makes a validator accept undefined, for an optional field of an object. */
export const maybe =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (json, at) =>
    json === undefined ? undefined : shape(json, at)

/** Validates an array of `least` to `most` items. */
export const listOf =
  <T>(shape: Shape<T>, most: number, least = 0): Shape<readonly T[]> =>
  (json, at) => {
    if (!Array.isArray(json) || json.length < least || json.length > most) return wrong(at)
    return Array.from(json as readonly unknown[], (item, index) => shape(item, { key: index, above: at }))
  }

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Validates an object with exactly these fields. Fields with {@link maybe} are optional. */
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

/** Object whose keys are of type `K`. If `K` is a union of literals, the object need not have all keys. */
export type Keyed<K extends string, T> = string extends K ? Readonly<Record<K, T>> : Readonly<Partial<Record<K, T>>>

/** Validates an object with default values for the fields that the JSON omits, e.g. the settings of an old set-up. */
export const withDefaults =
  <T extends object>(shape: Shape<T>, defaults: T): Shape<T> =>
  (json, at) =>
    shape(isObject(json) ? { ...defaults, ...json } : json, at)

/** Validates an object with at most `most` entries, with one validator for all keys and another for all values. */
export const keyed =
  <K extends string, T>(keys: Shape<K>, shape: Shape<T>, most: number): Shape<Keyed<K, T>> =>
  (json, at) => {
    if (!isObject(json)) return wrong(at)
    const entries = Object.entries(json).filter(([, item]) => item !== undefined)
    if (entries.length > most) return wrong(at)
    return Object.fromEntries(entries.map(([key, item]) => [keys(key, { key, above: at }), shape(item, { key, above: at })])) as Keyed<K, T>
  }

/** Validates an object with one of several validators. The field `tag` of the object selects the validator. */
export const variants =
  <Tag extends string, T>(tag: string, shapes: Readonly<Record<Tag, Shape<T>>>): Shape<T> =>
  (json, at) => {
    if (!isObject(json) || !Object.hasOwn(json, tag)) return wrong(at)
    const name = json[tag]
    return typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name as Tag](json, at) : wrong({ key: tag, above: at })
  }

/** Tries several validators one after another and returns the first valid result. */
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
