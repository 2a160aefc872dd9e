import '../parts/island.css'
import { useState } from 'react'
import type { SealedChoiceProps } from '../../../../table/standard/standard-game'
import { Icon } from '../../../../ui/Icon'
import { HEROES, type Clan } from '../../box/box'
import type { Position } from '../../box/island'
import { heroesOnMap } from '../../rules/movement'
import { IslandTiles } from '../parts/IslandTiles'
import { HERO_ICONS } from '../parts/pictures'
import { usePosition } from '../parts/position'
import { TileInside, useTileSaid } from '../parts/TileInside'
import { useTexts } from '../parts/words'
import { begunOrder, type PartOfOrder } from './begun'
import { leadsOf, targetOf } from './leads'

/** Positions of the compass plate, line by line from the top. */
const ROSE: readonly (Position | null)[] = ['NW', null, 'NE', 'WW', 'W', '0', 'E', 'EE', 'SW', null, 'SE']

const isOrder = (choice: unknown): choice is PartOfOrder => typeof choice === 'object' && choice !== null && 'go' in choice

/**
 * Component in which a player chooses a hero and a compass position, in any order. Chosen buttons are filled. For revealed compass plates,
 * the island comes after the buttons, because the players copy the plates and do not need the island.
 */
export function Compass({ role, choice, onChange, isOpen = false }: SealedChoiceProps) {
  const texts = useTexts()
  const state = usePosition()
  const clan = role as Clan
  const onMap = heroesOnMap(state, clan)
  const [touched, setTouched] = useState<PartOfOrder | undefined>()
  const order = touched ?? (isOrder(choice) ? choice : begunOrder(onMap))
  const put = (next: PartOfOrder) => {
    setTouched(next)
    if (next.go === '0') onChange({ go: '0' })
    else onChange(next.hero !== undefined && next.go !== undefined ? { hero: next.hero, go: next.go } : undefined)
  }
  const { hero, go } = order
  const { compass } = texts
  const start = hero && state.heroes[clan]?.[hero]
  const from = hero && texts.compass.from(texts.heroes[hero], texts.place(start ?? ''))
  const echo = go === '0' ? compass.echo(undefined, compass.off) : compass.echo(from, go && texts.positions[go])
  const whole = hero !== undefined && go !== undefined ? { hero, go } : undefined
  const leads = whole === undefined ? '' : leadsOf(texts, state, clan, whole)
  const describe = useTileSaid(state)
  return (
    <div className="flex flex-col gap-2 short:gap-1.5">
      <div className="rose-isle" data-last={isOpen || undefined}>
        <IslandTiles
          island={state.island}
          label={texts.island}
          describe={describe}
          picked={whole && targetOf(state, clan, whole)}
          from={start}
          renderInside={(at) => <TileInside state={state} at={at} />}
        />
      </div>
      <div className="rose" style={{ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }} role="group" aria-label={compass.who}>
        {HEROES.map((one) => {
          const at = state.heroes[clan]?.[one]
          const waits = state.waiting.some((other) => other.clan === clan && other.hero === one)
          return (
            <button
              key={one}
              type="button"
              className="rose-key"
              aria-disabled={at === undefined || undefined}
              aria-pressed={hero === one}
              onClick={() => at !== undefined && put({ hero: one, ...(go !== undefined && go !== '0' && { go }) })}
            >
              <Icon of={HERO_ICONS[one]} size="s" />
              {texts.heroes[one]}
              {/* On a low screen, the reason is left out if the island is below, so that all directions fit. */}
              <span className={isOpen && at === undefined ? 'note block short:hidden' : 'note block'}>
                {at !== undefined ? texts.place(at) : waits ? compass.waits : compass.none}
              </span>
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
              aria-label={texts.positions[position]}
              aria-pressed={go === position}
              onClick={() => put({ ...(hero && { hero }), go: position })}
            >
              <strong className="rose-point" data-short={compass.short[position]} />
              {position === '0' && <span className="note block">{texts.positions[position]}</span>}
            </button>
          ),
        )}
      </div>
      {/* Three lines are always there, so that the buttons above keep their place with every text. */}
      <div className="min-h-18">
        <p aria-live="polite">{[echo, leads].filter(Boolean).join(' ')}</p>
        {leads === '' && <p className="note">{compass.north}</p>}
      </div>
    </div>
  )
}
