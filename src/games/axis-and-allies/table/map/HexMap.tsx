import './map.css'
import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { Icon } from '../../../../ui/Icon'
import { useLanguage } from '../../../../ui/words'
import { CANALS, neighboursOf, territoryOf, type Canal } from '../../box/board'
import { totalOf } from '../../../../kit/counts'
import { POWERS, SIDES } from '../../box/powers'
import { canalHolder } from '../../model/control'
import { unitsAt } from '../../model/pieces'
import type { State } from '../../model/state'
import { CROPS, isWithin, middleOf, NEUTRAL_TILES, TILES, WORLD, ZONE_TILES, type Crop, type Region, type Tile } from '../parts/chart'
import { aaGun, capital, city, complex, UNIT_ICONS } from '../parts/icons'
import { coloursOf, Plate } from '../parts/Plate'
import { useTexts } from '../parts/words'
import { useFightWords } from '../questions/words'
import { bySide, fleetsIn } from '../parts/zones'
import { shortName } from './short-names'
import { useMapWords } from './words'

/** Vertical distance between two rows of hexagons, and height of a hexagon, in units of the hexagon width. */
const ROW = 0.866
const HEIGHT = 1.1547

interface GridProps {
  readonly crop: Crop
  /** SVG content that is drawn below the hexagons, in units of the hexagon width. */
  readonly below?: ReactNode
  readonly children: ReactNode
}

/** Component that draws the hexagons of one part of the map, scaled to the available space. */
function Grid({
  crop: { rows, middles },
  below,
  children,
  ...label
}: GridProps & { readonly role: 'group' | 'img'; readonly 'aria-label': string }) {
  const wide = middles[1] - middles[0] + 1
  const high = (rows[1] - rows[0]) * ROW + HEIGHT
  return (
    <div
      className="chart-map"
      style={{ '--wide': wide, '--high': high } as CSSProperties}
      {...label}
      {...(label.role === 'group' && { tabIndex: 0 })}
    >
      <div className="chart-grid">
        {below !== undefined && (
          <svg viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="none" aria-hidden="true">
            {below}
          </svg>
        )}
        {children}
      </div>
    </div>
  )
}

const placeOf = ({ rows, middles }: Crop, tile: Tile) =>
  ({ '--x': middleOf(tile) - middles[0], '--y': tile.row - rows[0] }) as CSSProperties

export interface WorldProps {
  readonly state: State
  /** Region whose territories are highlighted. */
  readonly region?: Region
  /** Space that is marked because of a battle. */
  readonly at?: string | undefined
}

/** Component that draws a small world map without interaction. Colours and patterns show the controllers, and dots show the sea zones. */
export function World({ state, region, at }: WorldProps) {
  const { world } = useMapWords()
  return (
    <Grid crop={WORLD} role="img" aria-label={world}>
      {ZONE_TILES.map((tile) => (
        <i key={tile.id} className="chart-dot" style={placeOf(WORLD, tile)} data-chosen={tile.id === at || undefined} />
      ))}
      {NEUTRAL_TILES.map((tile) => (
        <i key={tile.id} className="chart-neutral" style={placeOf(WORLD, tile)} />
      ))}
      {Object.entries(TILES).flatMap(([one, tiles]) =>
        tiles.map((tile) => (
          <i
            key={tile.id}
            className={`chart-tile ${coloursOf(state.territories[tile.id]?.controller ?? '')}`}
            style={placeOf(WORLD, tile)}
            data-chosen={(at === undefined ? one === region : tile.id === at) || undefined}
            data-city={territoryOf(tile.id)?.city === undefined ? undefined : ''}
          />
        )),
      )}
    </Grid>
  )
}

export interface MapLegendProps {
  readonly state: State
  /** Chosen space whose neighbours are outlined; undefined if none are. */
  readonly chosen?: string | undefined
}

/** Component that says below the map which numbers the hexagons and the sea zones show, and what the outlines mean. */
export function MapLegend({ state: { settings }, chosen }: MapLegendProps) {
  const words = useMapWords()
  const texts = useTexts()
  const numbers = settings.armiesTold ? words.legend.units : words.legend.income
  return <p className="note text-center">{chosen === undefined ? numbers : `${numbers} ${words.legend.near(texts.spaceName(chosen))}`}</p>
}

export interface RegionMapProps {
  readonly state: State
  readonly region: Region
  readonly chosen: string | undefined
  readonly onChoose: (at: string) => void
  /** Spaces that the user can tap as the start or the next space of a path. They are highlighted, and other spaces are dimmed. */
  readonly open?: ReadonlySet<string> | undefined
  /** Spaces with enemies that the user can attack. They have an outline of their own. */
  readonly targets?: ReadonlySet<string> | undefined
  /** Space in which the path that the user taps starts. */
  readonly from?: string | undefined
  /** Spaces of the path that the user taps, in order. */
  readonly way?: readonly string[]
  /** Part of the region that is drawn; the whole region by default. */
  readonly crop?: Crop
}

/** Component that draws an enlarged region. Each territory and sea zone is a button. */
export function RegionMap({ state, region, chosen, onChoose, open, targets, from, way = [], crop = CROPS[region] }: RegionMapProps) {
  const language = useLanguage()
  const texts = useTexts()
  const { regions } = useFightWords()
  const marks = (at: string) => ({
    'data-open': open?.has(at) === true ? '' : undefined,
    'data-target': targets?.has(at) === true ? '' : undefined,
    'data-dim':
      open !== undefined && !open.has(at) && targets?.has(at) !== true && at !== from && at !== chosen && !way.includes(at)
        ? ''
        : undefined,
    'data-way': way.includes(at) ? '' : undefined,
    'data-from': at === from ? '' : undefined,
    // Some neighbours do not touch on the drawn map, so the neighbours of the chosen space are outlined.
    'data-near': open === undefined && chosen !== undefined && neighboursOf(chosen).has(at) ? '' : undefined,
  })
  const tilesIn = (tiles: readonly Tile[]) => tiles.filter((tile) => isWithin(crop, tile))
  return (
    <Grid crop={crop} role="group" aria-label={regions[region]} below={<Canals state={state} crop={crop} />}>
      {tilesIn(NEUTRAL_TILES).map((tile) => (
        <span key={tile.id} className="chart-neutral" style={placeOf(crop, tile)}>
          {shortName(tile.id, texts.spaceName(tile.id), language)}
        </span>
      ))}
      {tilesIn(TILES[region]).map((tile) => (
        <button
          key={tile.id}
          type="button"
          className={`chart-tile ${coloursOf(state.territories[tile.id]?.controller ?? '')}`}
          style={placeOf(crop, tile)}
          aria-pressed={tile.id === chosen}
          {...marks(tile.id)}
          onClick={() => onChoose(tile.id)}
        >
          <TileFace state={state} at={tile.id} />
        </button>
      ))}
      {tilesIn(ZONE_TILES).map((tile) => (
        <button
          key={tile.id}
          type="button"
          className="chart-zone"
          style={placeOf(crop, tile)}
          aria-pressed={tile.id === chosen}
          {...marks(tile.id)}
          onClick={() => onChoose(tile.id)}
        >
          <ZoneFace state={state} at={tile.id} />
        </button>
      ))}
    </Grid>
  )
}

/**
 * Component that shows a territory on the map: short name, income, capital or city, and industrial complex. The accessible name contains
 * the full name and the controller. If the app tracks units, the number of units replaces the income.
 */
function TileFace({ state, at }: { readonly state: State; readonly at: string }) {
  const language = useLanguage()
  const texts = useTexts()
  const words = useMapWords()
  const printed = territoryOf(at)
  const { controller, income = 0, ic = false, aa = 0 } = state.territories[at] ?? {}
  const name = texts.spaceName(at)
  const isCapital = printed?.capital === true
  const here = unitsAt(state, at)
  // If the app tracks units, the number on the hexagon is always the number of units, AA guns included.
  const armies = state.settings.armiesTold
    ? POWERS.flatMap((power) => (here[power] === undefined ? [] : [{ power, units: totalOf(here[power]) }]))
    : []
  const figure = state.settings.armiesTold ? undefined : income
  const marks = [
    ...(isCapital ? [capital] : printed?.city !== undefined ? [city] : []),
    ...(ic && (armies.length === 0 || !isCapital) ? [complex] : []),
    ...(aa > 0 ? [aaGun] : []),
  ]
  const hasFacts = armies.length > 0 || figure !== undefined || marks.length > 0
  const facts = [
    name,
    ...(controller === undefined ? [] : [texts.powers[controller]]),
    texts.ipc(income),
    ...(isCapital ? [words.capital] : printed?.city === undefined ? [] : [texts.cityName(printed.city)]),
    ...(ic ? [words.complex] : []),
    ...POWERS.flatMap((power) => {
      const units = here[power]
      return units === undefined ? [] : [`${texts.powers[power]}: ${texts.unitList(units)}`]
    }),
  ]
  return (
    <>
      <span className="sr-only">{facts.join(', ')}</span>
      <span className="chart-name" aria-hidden="true">
        {shortName(at, name, language)}
      </span>
      {hasFacts && (
        <span className="chart-facts" aria-hidden="true" data-many={armies.length + marks.length > 2 ? '' : undefined}>
          {armies.map(({ power, units }, index) => (
            <Fragment key={power}>
              {index > 0 && ' : '}
              {power !== controller && <Plate role={power} size={12} />}
              {units}
            </Fragment>
          ))}
          {armies.length === 0 && figure}
          {marks.map((mark, index) => (
            <Icon key={index} of={mark} size="xs" />
          ))}
        </span>
      )}
    </>
  )
}

/**
 * Component that shows the number of a sea zone on a disc, and the fleets in the sea zone if the app tracks units: for each
 * side the number of its units and the drawing of the most important one.
 */
function ZoneFace({ state, at }: { readonly state: State; readonly at: string }) {
  const texts = useTexts()
  const fleets = fleetsIn(state, at)
  const sides = bySide(fleets)
  return (
    <>
      <span className="sr-only">
        {[texts.spaceName(at), ...fleets.map(({ power, units }) => `${texts.powers[power]}: ${texts.unitList(units)}`)].join(', ')}
      </span>
      <span aria-hidden="true">{at.slice(2)}</span>
      {sides.length > 0 && (
        <span className="chart-fleet" aria-hidden="true">
          {sides.map(({ power, units, kind }) => (
            <span key={power}>
              <Plate role={power} size={12} />
              <Icon of={UNIT_ICONS[kind]} size="xs" />
              {units}
            </span>
          ))}
        </span>
      )}
    </>
  )
}

/**
 * Component that draws a line between the two sea zones of each canal. The line is dashed if the active side does not control the canal.
 */
function Canals({ state, crop }: { readonly state: State; readonly crop: Crop }) {
  return (Object.keys(CANALS) as readonly Canal[]).map((canal) => {
    const ends = CANALS[canal].between.map((at) => ZONE_TILES.find(({ id }) => id === at))
    const isOpen = canalHolder((at) => state.territories[at]?.controller, canal) === SIDES[state.power]
    if (!ends.every((tile) => tile !== undefined && isWithin(crop, tile))) return null
    const points = ends.flatMap((tile) =>
      tile === undefined ? [] : [`${middleOf(tile) - crop.middles[0] + 0.5},${(tile.row - crop.rows[0]) * ROW + HEIGHT / 2}`],
    )
    return (
      <polyline
        key={canal}
        className="fill-none stroke-ink-2 stroke-[0.06] data-closed:[stroke-dasharray:0.12_0.1]"
        data-closed={isOpen ? undefined : ''}
        points={points.join(' ')}
      />
    )
  })
}
