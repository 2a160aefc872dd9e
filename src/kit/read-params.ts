import type { Params } from '../referee'

/** The parameters of a refusal or a question by their names; one that is missing or of another form is left out. */
export interface ReadParams {
  text(this: void, name: string): string | undefined
  texts(this: void, name: string): readonly string[]
  number(this: void, name: string): number | undefined
  numbers(this: void, name: string): readonly number[]
}

/** Reads parameters without trust: a stored one may hold anything. */
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
