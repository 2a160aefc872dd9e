import '../parts/island.css'
import { useState } from 'react'
import type { SealedChoiceProps } from '../../../../table/plain/plain-game'
import { HEROES, type Clan, type Hero } from '../../box/box'
import type { Position } from '../../box/island'
import { heroesOnMap } from '../../rules/movement'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { leadsOf } from './leads'

/** Positions as the compass plate has them, row by row. */
const ROSE: readonly (Position | null)[] = ['NW', null, 'NE', 'WW', 'W', '0', 'E', 'EE', 'SW', null, 'SE']

interface PartOfOrder {
  readonly hero?: Hero
  readonly go?: Position
}

const isOrder = (choice: unknown): choice is PartOfOrder => typeof choice === 'object' && choice !== null && 'go' in choice

/** A hero and a position of the compass plate, in any order. Every key stays as it is; one sentence says what was touched. */
export function Compass({ role, choice, onChange }: SealedChoiceProps) {
  const texts = useTexts()
  const state = usePosition()
  const [touched, setTouched] = useState<PartOfOrder | undefined>()
  const order = touched ?? (isOrder(choice) ? choice : {})
  const onMap = heroesOnMap(state, role as Clan)
  const put = (next: PartOfOrder) => {
    setTouched(next)
    if (next.go === '0') onChange({ go: '0' })
    else onChange(next.hero !== undefined && next.go !== undefined ? { hero: next.hero, go: next.go } : undefined)
  }
  const { hero, go } = order
  const { compass } = texts
  const echo = go === '0' ? compass.echo(undefined, compass.off) : compass.echo(hero && texts.heroes[hero], go && texts.positions[go])
  const leads = hero !== undefined && go !== undefined ? leadsOf(texts, state, role as Clan, { hero, go }) : ''
  return (
    <div className="flex flex-col gap-3">
      <div className="rose" style={{ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }} role="group" aria-label={compass.who}>
        {HEROES.map((one) => {
          const stands = onMap.includes(one)
          return (
            <button
              key={one}
              type="button"
              className="rose-key"
              aria-disabled={!stands || undefined}
              onClick={() => stands && put({ hero: one, ...(go !== undefined && go !== '0' && { go }) })}
            >
              {texts.heroes[one]}
              {!stands && <span className="note block">{compass.none}</span>}
            </button>
          )
        })}
      </div>
      <div className="rose" role="group" aria-label={compass.where}>
        {ROSE.map((position, at) =>
          position === null ? (
            <span key={`${at}`} />
          ) : (
            <button
              key={position}
              type="button"
              className="rose-key"
              data-wide={/^[NS]/.test(position) || undefined}
              onClick={() => put({ ...(hero && { hero }), go: position })}
            >
              {texts.positions[position]}
            </button>
          ),
        )}
      </div>
      <p className="rose-echo" aria-live="polite">
        {[echo, leads].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
