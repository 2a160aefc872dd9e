import { lookThrough } from '../fairness/looking-through'

/**
 * `npm run verify -- FILE [--lang en|cs] [--noted "eight words of a round"]`: verifies an exported game. Prints the checks that were made,
 * the checks that were not possible and why, and the first fault. Exit status: 0 all possible checks passed, 1 a fault was found or no
 * round has the noted words, 2 a check was not possible, 3 the file contains nothing to verify.
 */
process.exit(await lookThrough(process.argv.slice(2), (line) => console.log(line)))
