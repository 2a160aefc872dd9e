import './island.css'
import type { CSSProperties, ReactNode } from 'react'
import { rowsOf, type Island, type PlaceId } from '../../box/island'
import { useTexts } from './words'

export interface IslandTilesProps {
  readonly island: Island
  readonly label: string
  /** Returns a description of a tile for screen readers, which is added to the name of the tile. */
  readonly describe: (at: PlaceId) => string
  readonly renderInside: (at: PlaceId) => ReactNode
  readonly picked?: PlaceId | undefined
  /** Tile that a hero leaves, which has a dashed border. */
  readonly from?: PlaceId | undefined
  readonly onChoose?: (at: PlaceId) => void
  /** Returns a short text (two words) that says why a tile cannot be chosen. The user can still tap the tile for more information. */
  readonly objection?: ((at: PlaceId) => string | undefined) | undefined
}

/** Component that draws the tiles of the island. The inland tiles are above, shifted by half a tile, and the coast tiles are below. */
export function IslandTiles({ island, label, describe, renderInside, picked, from, onChoose, objection }: IslandTilesProps) {
  const { place, shortPlace } = useTexts()
  const [inland, coastal] = rowsOf(island)
  const rows = [
    { coast: false, tiles: inland },
    { coast: true, tiles: coastal },
  ]
  return (
    <div
      className="isle flex flex-col gap-1 [container-type:inline-size]"
      style={{ '--coast': Math.max(coastal.length, 1) } as CSSProperties}
      role="group"
      aria-label={label}
    >
      {rows.map(
        ({ coast, tiles }) =>
          tiles.length > 0 && (
            <div
              key={`${coast}`}
              className="isle-row grid grid-cols-[repeat(var(--tiles),minmax(0,1fr))] gap-1 data-inland:px-[calc(50%/(var(--tiles)_+_1))]"
              data-inland={coast ? undefined : ''}
              style={{ '--tiles': tiles.length } as CSSProperties}
            >
              {tiles.map((at) => {
                const why = objection?.(at)
                const content = (
                  <>
                    <strong>{shortPlace(at)}</strong>
                    {renderInside(at)}
                    {why !== undefined && <span className="isle-why">{why}</span>}
                  </>
                )
                const name = [`${place(at)}: ${describe(at)}`, ...(why === undefined ? [] : [why])].join('; ')
                return onChoose === undefined ? (
                  <div
                    key={at}
                    className="isle-tile"
                    role="img"
                    aria-label={name}
                    aria-current={picked === at || undefined}
                    data-from={from === at || undefined}
                  >
                    {content}
                  </div>
                ) : (
                  <button
                    key={at}
                    type="button"
                    className="isle-tile"
                    aria-pressed={picked === at}
                    data-closed={why === undefined ? undefined : ''}
                    onClick={() => onChoose(at)}
                  >
                    <span className="sr-only">{name}</span>
                    <span className="contents" aria-hidden>
                      {content}
                    </span>
                  </button>
                )
              })}
            </div>
          ),
      )}
    </div>
  )
}
