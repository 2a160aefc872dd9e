import '../parts/island.css'
import type { SealedChoiceProps } from '../../../../table/standard/standard-game'
import { MOST_POINTS } from '../../box/box'
import { numberOf } from '../../box/numbers'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'

/** Component in which a player chooses how many points to announce, or announces nothing. */
export function Points({ choice, onChange }: SealedChoiceProps) {
  const { points } = useTexts()
  const { numbers } = usePosition()
  const picked = typeof choice === 'number' ? choice : undefined
  const least = numberOf(numbers, 'points')
  const nameOf = (n: number) => (n === 0 ? points.nothing : `${n}`)
  return (
    <div className="flex flex-col gap-3">
      <div className="rose" role="group" aria-label={points.echo}>
        {[0, ...Array.from({ length: MOST_POINTS - least + 1 }, (_, at) => least + at)].map((n) => (
          <button key={n} type="button" className="rose-key" aria-pressed={picked === n} onClick={() => onChange(n)}>
            {nameOf(n)}
          </button>
        ))}
      </div>
      <p className="min-h-12" aria-live="polite">
        {picked === undefined ? points.echo : nameOf(picked)}
      </p>
    </div>
  )
}
