import './dice.css'
import { Face } from './DiceFaces'

/** Dice of one kind that have been rolled. */
export interface RolledRow {
  /** The number to hit, or the purpose of the dice: "3 or less". */
  readonly label: string
  readonly faces: readonly number[]
  /** Whether a face is a hit; omitted: the dice hit nothing. */
  readonly isHit?: ((face: number) => boolean) | undefined
}

export interface RolledDiceProps {
  /** The result: "Attack: 3 hits". */
  readonly label: string
  readonly rows: readonly RolledRow[]
  /** Sides of each die; defaults to six. */
  readonly sides?: number
}

/** The faces of dice that the app has rolled, a row for each kind; hits are marked. */
export function RolledDice({ label, rows, sides = 6 }: RolledDiceProps) {
  return (
    <section className="rolled" role="status" aria-label={label}>
      <p>{label}</p>
      <ul>
        {rows.map(({ label: row, faces, isHit }) => (
          <li key={row}>
            <span>{row}</span>
            <span className="rolled-faces" role="img" aria-label={faces.join(', ')}>
              {faces.map((face, at) => (
                // Dice of one row have no identity but their place.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={at} data-hit={isHit?.(face) === true ? '' : undefined}>
                  <Face face={face} sides={sides} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
