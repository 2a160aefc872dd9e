import { useId } from 'react'
import { Icon } from '../../../../ui/Icon'
import { clansOf, heroesIn } from '../../model/board'
import type { Moved } from '../../model/events'
import type { State } from '../../model/state'
import { arrowsOf, TILE_GAP, TILE_HEIGHT } from './hero-arrows'
import { IslandTiles } from './IslandTiles'
import { HERO_ICONS } from './pictures'
import { coloursOf, Plate } from './Plate'
import { nameOf } from './position'
import { useTexts } from './words'

/**
 * Component that shows all heroes after the orders. Each hero that moved has an arrow in the colour of its clan. If two heroes swapped
 * places, the arrow has two heads.
 */
export function HeroMap({ state, results }: { readonly state: State; readonly results: readonly Moved[] }) {
  const texts = useTexts()
  const head = useId()
  const standing = (at: string) => clansOf(state).filter((clan) => heroesIn(state, at)[clan] !== undefined)
  const describe = (at: string) =>
    standing(at).map((clan) => `${nameOf(state, texts.clans, clan)}: ${texts.heroes[heroesIn(state, at)[clan] ?? 'warrior']}`)
  return (
    <div className="hero-map relative pb-4 [container-type:inline-size]">
      <IslandTiles
        island={state.island}
        label={texts.island}
        describe={(at) => describe(at).join('; ') || texts.whatIf.nobody}
        renderInside={(at) => (
          <span className="hero-map-plates flex flex-wrap justify-center max-w-full">
            {standing(at).map((clan) => {
              const hero = heroesIn(state, at)[clan] ?? 'warrior'
              return (
                <span key={clan} className="inline-flex items-center">
                  <Plate role={clan} size={18} />
                  <span className="isle-hero">
                    <Icon of={HERO_ICONS[hero]} size="xs" label={texts.heroes[hero]} />
                  </span>
                </span>
              )
            })}
          </span>
        )}
      />
      <svg
        className="hero-map-arrows absolute w-full overflow-visible pointer-events-none [inset:0_0_auto]"
        viewBox={`0 0 100 ${2 * TILE_HEIGHT + TILE_GAP}`}
        aria-hidden
      >
        {arrowsOf(state.island, results).map(({ clan, path, both }) => {
          const id = `${head}${clan}`
          return (
            <g key={clan} className={coloursOf(clan)}>
              <marker id={id} viewBox="0 0 6 6" refX="4" refY="3" markerWidth="4.5" markerHeight="4.5" orient="auto-start-reverse">
                <path d="M0 0L6 3L0 6z" />
              </marker>
              <path d={path} markerEnd={`url(#${id})`} markerStart={both ? `url(#${id})` : undefined} />
            </g>
          )
        })}
      </svg>
    </div>
  )
}
