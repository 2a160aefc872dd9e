import type { Params } from '../../../../referee'

/**
 * Functions that read one parameter of a refusal or question by its name. If the parameter is missing or has another type, the functions
 * return undefined or an empty list.
 */
export interface ReadParams {
  text(this: void, name: string): string | undefined
  texts(this: void, name: string): readonly string[]
  number(this: void, name: string): number | undefined
  numbers(this: void, name: string): readonly number[]
}

/** Creates the functions that read parameters. They validate the type of each parameter, because stored parameters may contain anything. */
export const readParams = (params: Params): ReadParams => {
  const list = (name: string): readonly (string | number)[] => {
    const value = params[name]
    return Array.isArray(value) ? value : []
  }
  return {
    text(name) {
      const value = params[name]
      return typeof value === 'string' && value !== '' ? value : undefined
    },
    texts: (name) => list(name).filter((item) => typeof item === 'string'),
    number(name) {
      const value = params[name]
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined
    },
    numbers: (name) => list(name).filter((item) => typeof item === 'number'),
  }
}
