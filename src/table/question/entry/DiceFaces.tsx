import './dice.css'
import { useId } from 'react'
import { facesOf, type Roll } from '../../../kit/dice'
import { useEntryWords } from './words'

export interface DiceFacesProps {
  /** Label of the input: "What do the dice show?". */
  readonly label: string
  readonly roll: Roll
  /** Face of each die, in order; 0 or missing if not entered yet. */
  readonly faces: readonly number[]
  readonly onChange: (faces: readonly number[]) => void
}

/** Input of the faces of physical dice: a row of faces for each die. */
export function DiceFaces({ label, roll: { count, sides }, faces, onChange }: DiceFacesProps) {
  const { words, say } = useEntryWords()
  const name = useId()
  const setFace = (at: number, face: number) => onChange(Array.from({ length: count }, (_, die) => (die === at ? face : (faces[die] ?? 0))))
  return Array.from({ length: count }, (_, at) => (
    <fieldset key={at}>
      <legend className={count === 1 ? 'sr-only' : 'label mb-1 px-1'}>{count === 1 ? label : say(words.die, { n: at + 1 })}</legend>
      <div className="dice">
        {facesOf(sides).map((face) => (
          <label key={face} className="die">
            <input
              type="radio"
              className="sr-only"
              name={`${name} ${at}`}
              aria-label={`${face}`}
              checked={faces[at] === face}
              onChange={() => setFace(at, face)}
            />
            <Face face={face} sides={sides} />
          </label>
        ))}
      </div>
    </fieldset>
  ))
}

/** Positions of the pips of each face, as indexes into three rows of three. */
const PIPS: readonly (readonly number[])[] = [[4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

/** Face of a die with pips; the number if the die has more than six sides. */
export function Face({ face, sides }: { readonly face: number; readonly sides: number }) {
  const pips = sides > PIPS.length ? undefined : PIPS[face - 1]
  if (pips === undefined) return <b aria-hidden>{face}</b>
  return (
    <svg viewBox="0 0 30 30" aria-hidden>
      {pips.map((pip) => (
        <circle key={pip} cx={7 + 8 * (pip % 3)} cy={7 + 8 * Math.floor(pip / 3)} r={3} />
      ))}
    </svg>
  )
}
