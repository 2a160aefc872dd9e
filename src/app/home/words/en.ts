import type { Dictionary } from '../../../ui/words'

/** English texts of the actions for a saved game. */
const en = {
  rename: 'Name of the game',
  saveName: 'Save the name',
  needsName: 'A game needs a name',
  again: 'Play again with the same people',
  export: 'Save to a file',
  show: 'Show to another phone',
  noExport: 'This game cannot be read, so there is nothing to save.',
  delete: 'Delete this game',
  deleteAsks: 'Delete “{name}” for good? It cannot be brought back.',
  deleteLinked: { one: '{n} linked phone then has no table.', other: '{n} linked phones then have no table.' },
  deleteNow: 'Delete it',
  keep: 'Keep it',
} as const satisfies Dictionary

export default en
