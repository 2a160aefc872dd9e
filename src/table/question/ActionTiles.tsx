import './action-tiles.css'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../../ui/Icon'

export interface ActionTile {
  readonly id: string
  /** The path of a drawing, or a sign that the game draws. */
  readonly icon?: string | ReactElement
  readonly title: ReactNode
  /** A price or a condition; of a refused action the reason in two or three words. */
  readonly note?: ReactNode
  /** The accessible name, where the words on the tile do not say everything. */
  readonly label?: string
  readonly tooltip?: string | undefined
  /** The rules refuse the action now; a press still calls `onPress`, to show the refusal. */
  readonly isRefused?: boolean
  /** The action is not possible now, and a press does nothing. */
  readonly isOff?: boolean
  readonly isChosen?: boolean
  readonly onPress: () => void
}

export interface ActionTilesProps {
  /** Names the group; none where the question names it. */
  readonly label?: string
  readonly tiles: readonly ActionTile[]
}

export interface StackedTilesProps extends ActionTilesProps {
  /** Columns of equal width; by default as many as fit. */
  readonly columns?: number
  /** Room for a price between the title and the note. */
  readonly isTall?: boolean
}

/** The actions of a turn in fixed places, three in a row. */
export function ActionTiles({ label, tiles }: ActionTilesProps) {
  return (
    <div className="action-tiles grid grid-cols-[repeat(auto-fit,minmax(max(6rem,30%),1fr))] gap-1.5" role="group" aria-label={label}>
      {tiles.map((tile) => (
        <Tile key={tile.id} tile={{ isChosen: false, ...tile }} look="action-tile">
          <b>
            <Sign of={tile.icon} size="xs" />
            {tile.title}
          </b>
          <small>{tile.note}</small>
        </Tile>
      ))}
    </div>
  )
}

/** Actions in fixed places, each with its drawing above the words. */
export function StackedTiles({ label, tiles, columns, isTall = false }: StackedTilesProps) {
  return (
    <div
      className="action-stacks"
      data-tall={isTall ? '' : undefined}
      data-columns={columns}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
    >
      {tiles.map((tile) => (
        <Tile key={tile.id} tile={tile} look="action-stack">
          <Sign of={tile.icon} />
          {tile.title}
          {tile.note !== undefined && <small>{tile.note}</small>}
        </Tile>
      ))}
    </div>
  )
}

const Sign = ({ of, size = 'm' }: { readonly of: ActionTile['icon']; readonly size?: 'xs' | 'm' }) =>
  typeof of === 'string' ? <Icon of={of} size={size} /> : of

interface TileProps {
  readonly tile: ActionTile
  readonly look: string
  readonly children: ReactNode
}

function Tile({ tile: { label, tooltip, isRefused = false, isOff = false, isChosen, onPress }, look, children }: TileProps) {
  return (
    <button
      type="button"
      className={look}
      aria-label={label}
      title={tooltip}
      aria-pressed={isChosen}
      aria-disabled={isOff ? true : undefined}
      data-refused={isRefused ? '' : undefined}
      onClick={() => !isOff && onPress()}
    >
      {children}
    </button>
  )
}
