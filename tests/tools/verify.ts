import { lookThrough } from '../fairness/looking-through'

/**
 * `npm run verify -- FILE [--lang en|cs] [--noted "eight words of a round"]`: looks through an exported game and says in plain
 * words what was checked, what was not and why, and the first thing that does not fit. Exit status: 0 all that can be checked is
 * right, 1 something does not fit or no round has the noted words, 2 something could not be checked, 3 there is nothing to look through.
 */
process.exit(await lookThrough(process.argv.slice(2), (line) => console.log(line)))
