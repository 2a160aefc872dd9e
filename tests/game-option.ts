/** Game that a tool uses if the option `--game` is omitted. */
const USUAL = 'westeros'

/**
 * Removes `--game ID` from the arguments of a tool and returns the game. If the id is unknown, prints an error and ends the process with
 * status 1.
 * @param games games that the tool supports; the key is the id of the game
 */
export const gameOption = <T>(args: readonly string[], games: Readonly<Record<string, T>>) => {
  const at = args.findIndex((arg) => arg === '--game' || arg.startsWith('--game='))
  const [option = `--game=${USUAL}`, value = ''] = at < 0 ? [] : args.slice(at)
  const isOneWord = option.includes('=')
  const id = isOneWord ? option.slice('--game='.length) : value
  const game = Object.hasOwn(games, id) ? games[id] : undefined
  if (game === undefined) {
    console.error(`There is no game "${id}" here; --game takes ${Object.keys(games).join(' or ')}.`)
    process.exit(1)
  }
  return { id, game, rest: at < 0 ? args : args.toSpliced(at, isOneWord ? 1 : 2) }
}
