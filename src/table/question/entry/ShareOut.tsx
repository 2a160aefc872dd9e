import type { ReactNode } from 'react'
import { Stepper } from '../../../ui/Stepper'
import { useEntryWords } from './words'

/** Role, area or other participant that receives a share of a total. */
export interface Sharer<Id extends string = string> {
  readonly id: Id
  readonly name: string
  readonly lead?: ReactNode
  /** Maximum share of the participant; by default the total. */
  readonly most?: number
}

export interface ShareOutProps<Id extends string> {
  /** Label of the amount to be divided: "Losses". */
  readonly label: string
  readonly total: number
  readonly among: readonly Sharer<Id>[]
  readonly shares: Readonly<Partial<Record<Id, number>>>
  readonly onChange: (id: Id, share: number) => void
}

/** Input that divides a total among participants, with a number input for each participant. Shows how much is left. */
export function ShareOut<Id extends string>({ label, total, among, shares, onChange }: ShareOutProps<Id>) {
  const { words, count } = useEntryWords()
  const left = among.reduce((rest, { id }) => rest - (shares[id] ?? 0), total)
  return (
    <>
      <p role="status" className="label px-1">
        {left > 0 ? count(words.left, left) : words.none}
      </p>
      <ul className="card list" aria-label={label}>
        {among.map(({ id, name, lead, most = total }) => {
          const share = shares[id] ?? 0
          return (
            <li key={id} className="row">
              {lead}
              <span className="words">{name}</span>
              <Stepper
                size="s"
                label={`${label}: ${name}`}
                value={share}
                max={Math.min(most, share + left)}
                onChange={(value) => onChange(id, value)}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
