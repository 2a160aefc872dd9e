import './city.css'
import { sentence } from '../../../../ui/grammar/numbers'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../../../../table/icons'
import { LOCATIONS, POLICE_STATION, TOWN_HALL, type Place } from '../../box/box'
import type { CityMap, Control, State } from '../../model/state'
import { coloursOf, countIn, stackAt } from '../../model/tokens'
import { controlOf } from '../../rules/control'
import { cell, hitman, marker, mayor, policeman } from './icons'
import { Plate } from './Plate'
import { nameOf } from './position'
import { Stack } from './Stack'
import { TILES } from './tiles'
import { useTexts } from './words'

/**
 * Upper left corner of each hexagon, in units of the hexagon width. The first element is the middle hexagon, and then the ring follows
 * clockwise from the upper left.
 */
export const SLOTS = [
  [1, 0.866],
  [0.5, 0],
  [1.5, 0],
  [2, 0.866],
  [1.5, 1.732],
  [0.5, 1.732],
  [0, 0.866],
] as const

/**
 * Maximum number of rows in the stack of a hexagon. A higher stack folds Mafiosi into one row with their number, directly above the
 * lowest Mafioso, which wins ties and stays visible.
 */
const ROWS = 6

/** Returns the CSS position of a hexagon. */
export const slotStyle = (slot: number) => {
  const [x = 0, y = 0] = SLOTS[slot] ?? []
  return { left: `calc(var(--w) * ${x} + 2px)`, top: `calc(var(--w) * ${y} + 2px)` }
}

export const HexEdge = () => (
  <svg className="hex-edge" viewBox="0 0 100 115.47" preserveAspectRatio="none" aria-hidden>
    <path d="M50 1L99 29.5V86L50 114.5 1 86V29.5z" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
  </svg>
)

/** Returns the tiles in the order of the hexagons. If the map is unknown, sorts the tiles by number. */
export const tilesOf = (map: CityMap | undefined): readonly Place[] => (map === undefined ? LOCATIONS : [map.centre, ...map.ring])

export interface CityRingProps {
  readonly state: State
  /** Accessible name of the map of locations. */
  readonly label: string
  /** Locations that the user can choose. If omitted, the user cannot choose a location. */
  readonly can?: readonly Place[]
  readonly picked?: Place | undefined
  readonly origin?: Place | undefined
  /** Location that is being evaluated. */
  readonly here?: Place | undefined
  /** Whether the map is smaller on a low screen, below a question with notes. */
  readonly small?: boolean
  /** Whether empty locations show their icon, because players lay out the tiles. */
  readonly withIcons?: boolean
  /** Location at which the last move placed the top Mafioso. */
  readonly newest?: Place | undefined
  onChoose?(this: void, at: Place): void
  /** Called when the user taps a location that cannot be chosen, to show the refusal. */
  onRefused?(this: void, at: Place): void
}

/** Component that shows the seven locations with their stacks, leaders, figures and markers, and the Cell. */
export function CityRing({
  state,
  label,
  can,
  picked,
  origin,
  here,
  small = false,
  withIcons = false,
  newest,
  onChoose,
  onRefused,
}: CityRingProps) {
  const texts = useTexts()
  return (
    <div className="city-ring" role="group" aria-label={label} data-small={small ? '' : undefined}>
      {tilesOf(state.map).map((at, slot) => {
        const shown = {
          className: 'hex',
          style: slotStyle(slot),
          'data-can': can?.includes(at) === true && at !== picked ? '' : undefined,
          'data-picked': at === picked ? '' : undefined,
          'data-origin': at === origin ? '' : undefined,
          'data-here': at === here ? '' : undefined,
          'data-off': can !== undefined && !can.includes(at) && at !== origin && at !== picked ? '' : undefined,
        }
        const name = labelAt(state, at, texts)
        const inside = <Hexagon state={state} at={at} newest={newest === at} withIcon={withIcons && stackAt(state, at).length === 0} />
        if (onChoose === undefined)
          return (
            <div key={at} role="img" aria-label={name} {...shown}>
              {inside}
            </div>
          )
        const isOpen = can === undefined || can.includes(at)
        return (
          <button
            key={at}
            type="button"
            {...shown}
            aria-pressed={at === picked}
            aria-disabled={isOpen ? undefined : true}
            onClick={() => (isOpen ? onChoose(at) : onRefused?.(at))}
          >
            <span className="sr-only">{name}</span>
            {inside}
          </button>
        )
      })}
      <Cell state={state} />
      <Holders state={state} />
    </div>
  )
}

/**
 * Returns whether a location of phase II is finished. Its control was determined at its evaluation and may have included Secret Deals, so
 * the tile no longer shows who leads now (R68).
 */
const isOver = ({ stage, marked }: State, at: Place): boolean => stage === 'locations' && marked.includes(at)

/** Returns who leads at a location. At the location that is being evaluated, the Secret Deals played so far count (R20). */
const leaderAt = (state: State, at: Place): Control =>
  controlOf(state, at, stackAt(state, at), state.cycle?.at === at ? state.cycle.deals : [])

/** Returns whether all players have decided at a location of the strategic phase. The marker is then removed (R26). */
const isDecided = ({ stage, marked, strategy }: State, at: Place): boolean =>
  stage === 'strategy' && !marked.includes(at) && strategy?.at !== at

const FIGURE_ICONS = { hitman, policeman, mayor } as const

/** Returns the figures that are on a location. The Policeman and the Mayor return to their own location if no player holds them. */
const figuresAt = (state: State, at: Place): readonly (keyof typeof FIGURE_ICONS)[] => [
  ...(state.hitman === at ? (['hitman'] as const) : []),
  ...(at === POLICE_STATION && state.policeman === undefined ? (['policeman'] as const) : []),
  ...(at === TOWN_HALL && state.mayor === undefined ? (['mayor'] as const) : []),
]

/** Returns the description of a location for screen readers: its stack from the bottom, its leader, its marker and its figures. */
const labelAt = (state: State, at: Place, texts: ReturnType<typeof useTexts>): string => {
  const stack = stackAt(state, at)
  const { controller, counts } = leaderAt(state, at)
  return texts.hexagon({
    name: `${at} ${texts.locations[at]}`,
    stack: stack.map((colour) => nameOf(state, texts.colours, colour)),
    ...(controller && { leader: nameOf(state, texts.colours, controller) }),
    count: controller === undefined ? 0 : (counts[controller] ?? 0),
    isDone: state.marked.includes(at),
    isDecided: isDecided(state, at),
    isOver: isOver(state, at),
    figures: figuresAt(state, at).map((figure) => (figure === 'hitman' ? texts.theHitman : texts.figures[figure])),
  })
}

interface HexagonProps {
  readonly state: State
  readonly at: Place
  readonly newest: boolean
  readonly withIcon: boolean
}

function Hexagon({ state, at, newest, withIcon }: HexagonProps) {
  const texts = useTexts()
  const stack = stackAt(state, at)
  const { controller, counts } = leaderAt(state, at)
  const folded = stack.length > ROWS ? stack.length - ROWS + 1 : 0
  const figures = figuresAt(state, at)
  return (
    <>
      <HexEdge />
      <span className="hex-name" aria-hidden>
        {at} {texts.short[at]}
      </span>
      <span className="absolute bottom-[21%] left-[24%]">
        <Stack stack={stack} folded={folded} newest={newest} />
      </span>
      {withIcon && (
        <span className="hex-tile" aria-hidden>
          <Icon of={TILES[at]} size="l" />
        </span>
      )}
      <span className="hex-lead" data-empty={stack.length === 0 ? '' : undefined} aria-hidden>
        {!withIcon && !isOver(state, at) && (
          <>
            {controller === undefined ? '–' : <Plate role={controller} size={26} />}
            {controller !== undefined && <span>{counts[controller]}</span>}
          </>
        )}
      </span>
      {(state.marked.includes(at) || isDecided(state, at)) && (
        <span className="hex-marker" data-done={isDecided(state, at) ? '' : undefined} aria-hidden>
          <Icon of={isDecided(state, at) ? icons.check : marker} size="xs" />
        </span>
      )}
      {/* Two figures are next to each other, so that they do not cover the badge of the leader. */}
      <span className="hex-figures">
        {figures.map((figure) => (
          <Icon key={figure} of={FIGURE_ICONS[figure]} size={figures.length > 1 ? 'xs' : 's'} />
        ))}
      </span>
    </>
  )
}

/**
 * Note with the number of Mafiosi of each player at the locations whose stacks are folded. Renders nothing if no stack is folded or the app
 * does not track stacks.
 */
export function HighStacks({ state }: { readonly state: State }) {
  const texts = useTexts()
  const lines = LOCATIONS.flatMap((at) => {
    const stack = stackAt(state, at)
    if (stack.length <= ROWS) return []
    const counts = coloursOf(state)
      .filter((colour) => stack.includes(colour))
      .map((colour) => `${nameOf(state, texts.colours, colour)} ${countIn(stack, colour)}`)
    return [`${at} ${texts.locations[at]}: ${counts.join(', ')}.`]
  })
  return lines.length > 0 && <p className="note">{lines.join(' ')}</p>
}

/** Maximum number of families in the Cell that are drawn in one column. */
const IN_COLUMN = 2

function Cell({ state }: { readonly state: State }) {
  const texts = useTexts()
  const jailed = coloursOf(state).filter((colour) => (state.cell[colour] ?? 0) > 0)
  if (jailed.length === 0) return
  return (
    <div className="city-cell" data-many={jailed.length > IN_COLUMN ? '' : undefined}>
      <span className="flex items-center gap-1">
        <Icon of={cell} size="xs" />
        {texts.cell}
      </span>
      {jailed.map((colour) => (
        <b key={colour}>
          <Plate role={colour} size={jailed.length > IN_COLUMN ? 20 : 22} alone />
          {state.cell[colour]}
        </b>
      ))}
    </div>
  )
}

const HELD = ['policeman', 'mayor'] as const

/** Figures that players hold, each with the badge of its holder. A figure that nobody holds is on its location (R48, R51). */
function Holders({ state }: { readonly state: State }) {
  const texts = useTexts()
  const held = HELD.flatMap((figure) => {
    const holder = state[figure]
    return holder === undefined ? [] : [{ figure, holder }]
  })
  if (held.length === 0) return
  return (
    <div className="city-held">
      {held.map(({ figure, holder }) => (
        <span key={figure} role="img" aria-label={`${sentence(texts.figures[figure])}: ${nameOf(state, texts.colours, holder)}`}>
          <Icon of={FIGURE_ICONS[figure]} size="s" />
          <Plate role={holder} size={22} />
        </span>
      ))}
    </div>
  )
}
