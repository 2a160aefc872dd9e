import '../parts/island.css'
import { useEffect, useState } from 'react'
import { useTable } from '../../../../table/hook'
import type { SealedChoiceProps } from '../../../../table/standard/standard-game'
import { MOST_POINTS, type Clan } from '../../box/box'
import { numberOf } from '../../box/numbers'
import { cardName, hasSealed } from '../../rules/victory-points'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { KeptCard } from './KeptCard'

/**
 * Component in which a player chooses how many points to announce, or announces nothing. If the choice is secret, the component also shows
 * the player's own sealed victory point card.
 */
export function Points({ role, choice, onChange, isOpen = false }: SealedChoiceProps) {
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
      {!isOpen && <OwnCard role={role} />}
    </div>
  )
}

/**
 * Component that shows the sealed victory point card of a player with the points that it has now. Renders nothing if the player has no
 * sealed card, or if the card is stored on another phone.
 */
function OwnCard({ role }: { readonly role: string }) {
  const look = useTable((_, play) => play.lookAtSecret)
  const state = usePosition()
  const isSealed = hasSealed(state, role as Clan)
  const [card, setCard] = useState<unknown>()
  useEffect(() => {
    if (isSealed) void look(cardName(role as Clan), role).then(setCard)
  }, [look, isSealed, role])
  return card !== undefined && <KeptCard role={role} choice={card} />
}
