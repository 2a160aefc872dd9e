import type { SetRow } from '../../../../src/table/corrections/rows'

/** Returns the changes that a row of a correction form can make: another number, each switch toggled, each option, another text. */
export const changesOf = <Change>(row: SetRow<Change>): readonly Change[] => {
  switch (row.kind) {
    case 'number':
      return [row.to(row.value < row.max ? row.value + 1 : row.value - 1), ...(row.toggles ?? []).map(({ on, to }) => to(!on))]
    case 'choice':
      return row.options.flatMap(({ change }) => change ?? [])
    case 'text':
      return [row.to('Karel')]
    case 'toggles':
      return row.toggles.map(({ on, to }) => to(!on))
    default:
      return [row.to(!row.on)]
  }
}
