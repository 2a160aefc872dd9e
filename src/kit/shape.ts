import { accepted, refusedByReferee, type CoreCode, type Result } from '../referee'

/**
 * Shapes of JSON: each takes any JSON and gives a fresh value of its type, or stops at the first thing that does not fit.
 * Only own keys count and unknown ones are not let in, so nothing strange gets behind the border.
 */
export type Shape<T> = (json: unknown, at: At) => T

/** The path to a value in the JSON, from the top. */
export interface At {
  readonly key: string | number
  readonly above?: At
}

/** Stops a reading; caught in {@link reading}, never seen outside. No `Error`: nobody asks where in the program it happened. */
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
 * Reads JSON by a shape. Refusal: MALFORMED with the way to the first thing that does not fit, e.g. `move.moves.0.units`.
 * @param name what is read, the beginning of that way
 */
export const reading = <T>(shape: Shape<T>, json: unknown, name: string): Result<T, CoreCode> => {
  try {
    return accepted(shape(json, { key: name }))
  } catch (stopped) {
    if (stopped instanceof Malformed) return refusedByReferee('MALFORMED', { at: wayTo(stopped.at) })
    throw stopped
  }
}

/** A number that JSON knows. */
export const number: Shape<number> = (json, at) => (typeof json === 'number' && Number.isFinite(json) ? json : wrong(at))

/** A whole number within bounds, both included. */
export const whole =
  (least: number, most: number): Shape<number> =>
  (json, at) =>
    typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most ? json : wrong(at)

export const boolean: Shape<boolean> = (json, at) => (typeof json === 'boolean' ? json : wrong(at))

/** A text of so many characters. */
export const text =
  (least: number, most: number): Shape<string> =>
  (json, at) =>
    typeof json === 'string' && json.length >= least && json.length <= most ? json : wrong(at)

/** One of some values. */
export const only =
  <const T extends string | number | boolean>(...values: readonly T[]): Shape<T> =>
  (json, at) =>
    values.find((value) => value === json) ?? wrong(at)

/** A text that a set knows, e.g. the id of an area. */
export const known =
  <Id extends string = string>(set: object): Shape<Id> =>
  (json, at) =>
    typeof json === 'string' && Object.hasOwn(set, json) ? (json as Id) : wrong(at)

/** Refines a shape by a test. */
export const refine =
  <T>(shape: Shape<T>, test: (value: T) => boolean): Shape<T> =>
  (json, at) => {
    const value = shape(json, at)
    return test(value) ? value : wrong(at)
  }

/** A field that may be absent. */
export const maybe =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (json, at) =>
    json === undefined ? undefined : shape(json, at)

/** A list of so many items. */
export const listOf =
  <T>(shape: Shape<T>, most: number, least = 0): Shape<readonly T[]> =>
  (json, at) => {
    if (!Array.isArray(json) || json.length < least || json.length > most) return wrong(at)
    return Array.from(json as readonly unknown[], (item, index) => shape(item, { key: index, above: at }))
  }

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** An object with exactly these fields; those of {@link maybe} may be absent. */
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

/** An object with any keys of one shape, at most so many. */
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

/** An object of one of several shapes, discriminated by one of its fields. */
export const variants =
  <Tag extends string, T>(tag: string, shapes: Readonly<Record<Tag, Shape<T>>>): Shape<T> =>
  (json, at) => {
    if (!isObject(json) || !Object.hasOwn(json, tag)) return wrong(at)
    const name = json[tag]
    return typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name as Tag](json, at) : wrong({ key: tag, above: at })
  }

/** The first of several shapes that fits. */
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
