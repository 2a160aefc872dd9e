import '../../ui/value-table.css'
import { Icon } from '../../ui/Icon'
import type { RuleGroup } from './house-rules'

interface Cell<Point> {
  readonly point: Point
  readonly title: string
  /** Current setting of the rule as text. */
  readonly here: string
  readonly differs: boolean
}
interface RuleTableProps<Point> {
  readonly label: string
  readonly table: NonNullable<RuleGroup<Point>['table']>
  /** Rules with their settings, shown row by row. */
  readonly cells: readonly Cell<Point>[]
  readonly idOf: (point: Point) => string
  /** Called with a rule when the user opens its details. */
  readonly onOpen: (point: Point) => void
}

/** Table that shows similar rules with their short settings; a tap on a setting opens the details of its rule. */
export function RuleTable<Point>({ label, table: { columns, rowOf }, cells, idOf, onOpen }: RuleTableProps<Point>) {
  const rows = Array.from({ length: Math.ceil(cells.length / columns.length) }, (_, row) =>
    cells.slice(row * columns.length, (row + 1) * columns.length),
  )
  return (
    <table className="value-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{label}</span>
          </th>
          {columns.map(({ title, icon }) => (
            <th key={title} scope="col">
              <Icon of={icon} size="s" />
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0] === undefined ? '' : idOf(row[0].point)}>
            <th scope="row">{row[0] !== undefined && rowOf(row[0].point)}</th>
            {row.map(({ point, title, here, differs }) => (
              <td key={idOf(point)}>
                <button
                  type="button"
                  data-differs={differs ? '' : undefined}
                  aria-label={`${title}: ${here}`}
                  onClick={() => onOpen(point)}
                >
                  {here}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
