/** One of so many is left in the usual run. */
const SHARE = 4

/**
 * How often a test repeats what it does at random: a quarter of `all`, at least once. With `REPETITIONS=all npm run unit` all of them.
 * @param all the number of repetitions, games or files that the test is made for
 */
export const repetitions = (all: number): number => (process.env.REPETITIONS === 'all' ? all : Math.ceil(all / SHARE))
