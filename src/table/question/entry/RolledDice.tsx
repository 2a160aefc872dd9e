import './dice.css'
import { Face } from './DiceFaces'

/** Rolled dice of one kind. */
export interface RolledRow {
  /** Faces that count as hits, or the purpose of the dice: "3 or less". */
  readonly label: string
  readonly faces: readonly number[]
  /** Returns whether a face is a hit; omit it if the dice cannot hit. */
  readonly isHit?: ((face: number) => boolean) | undefined
}

export interface RolledDiceProps {
  /** Result of the whole roll as text: "Attack: 3 hits". */
  readonly label: string
  readonly rows: readonly RolledRow[]
  /** Number of sides of each die; defaults to six. */
  readonly sides?: number
}

/** Shows the faces of dice rolled by the app, a row for each kind; hits are highlighted. */
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
                // Dice of a row differ only in their index.
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
