/** By default, random tests run only one of this number of repetitions. */
const SHARE = 4
const isWhole = process.env.REPETITIONS === 'all'

/**
 * Returns the number of repetitions of a random test: a quarter of `all`, at least one. With `REPETITIONS=all npm run unit`: all.
 * @param all full number of repetitions, games or files
 */
export const repetitions = (all: number): number => (isWhole ? all : Math.ceil(all / SHARE))

/** Returns every fourth item of a list. With `REPETITIONS=all npm run unit`: the whole list. */
export const partOf = <T>(all: readonly T[]): readonly T[] => all.filter((_, at) => isWhole || at % SHARE === 0)
