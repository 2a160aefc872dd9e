/** The usual run does one of so many repetitions. */
const SHARE = 4
const isWhole = process.env.REPETITIONS === 'all'

/**
 * How often a test repeats what it does at random: a quarter of `all`, at least once. With `REPETITIONS=all npm run unit` all of them.
 * @param all the number of repetitions, games or files that the test is made for
 */
export const repetitions = (all: number): number => (isWhole ? all : Math.ceil(all / SHARE))

/** A quarter of a list, evenly spread; with `REPETITIONS=all npm run unit` the whole list. */
export const partOf = <T>(all: readonly T[]): readonly T[] => all.filter((_, at) => isWhole || at % SHARE === 0)
