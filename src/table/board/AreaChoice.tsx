import { Suspense, useState, type ReactNode } from 'react'
import { SidePanel, useHasSidePanel } from '../SidePanel'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import { useShort } from '../shell/wide'
import { useBoardView, useChoiceView, ViewSwitch, type AreasView } from './ViewSwitch'
import { useFills } from '../../ui/map/fills'
import { lazyPart } from '../../ui/lazy-part'

/** Component that shows the map; its code is loaded on first use. */
const MapView = lazyPart(() => import('./MapView').then((part) => part.default))

export interface AreaChoiceProps {
  /**
   * Position of the game shown on the map; by default the current position. A question passes another position to show the moves of an
   * unfinished answer.
   */
  readonly state?: unknown
  /** Areas that can be chosen now. They are highlighted, and all other areas are dimmed. */
  readonly legal: readonly string[]
  /** Area that the player has chosen, or whose contents the player views. */
  readonly chosen: string | undefined
  readonly onChoose: (area: string) => void
  /** Returns the reason why an area cannot be chosen, in one sentence. */
  readonly objection: (area: string) => string | undefined
  /** Area from which the move starts. */
  readonly origin?: string | undefined
  readonly targets?: readonly string[] | undefined
  /** Movement paths to be drawn on the map. Each path is a list of areas including both ends. */
  readonly paths?: readonly (readonly string[])[]
  /** Whether any area of the board can be chosen. If so, the question opens on the map. */
  readonly mapFirst?: boolean
  /** Whether the question always opens on the list. Switching to the map then applies to this question only. */
  readonly listFirst?: boolean
  /** List that offers the same choice as the map. */
  readonly list: ReactNode
  /** Content that the player reads before choosing: shown above the list, or on the map with the chosen area if there is space. */
  readonly facts?: ReactNode
  /** Controls of the question besides the choice of areas, shown above the list and below the map. */
  readonly alsoAsked?: ReactNode
  /** Additional parts of the question, shown below the list and below the map. */
  readonly besides?: ReactNode
  /**
   * Limit of the answer in one line of text, e.g. how many areas may be chosen. Shown below the map instead of the note of the question.
   */
  readonly limit?: string | undefined
  /** Contents of the chosen area, shown below the map. */
  readonly children?: ReactNode
}

const BOTH = ['list', 'map'] as const

/**
 * Component with which a player chooses areas from a list or on a map. It opens in the view selected last on this device; by default the
 * list. A wide screen shows both; on a phone the map replaces the explanation of the question.
 */
export function AreaChoice(props: AreaChoiceProps) {
  const { Board } = useGameTable()
  if (Board !== undefined) return <OnBoard {...props} />
  // If a game has no drawn board, only the list is shown.
  return (
    <>
      {props.facts}
      {props.alsoAsked}
      {props.list}
      {props.besides}
    </>
  )
}

function OnBoard({
  state: shown,
  legal,
  chosen,
  origin,
  targets,
  onChoose,
  objection,
  paths,
  list,
  facts,
  alsoAsked,
  besides,
  limit,
  mapFirst = false,
  listFirst = false,
  children,
}: AreaChoiceProps) {
  const state = useTable((open) => open.state)
  const onList = useChoiceView()
  const onMap = useBoardView()
  const onceOnly = useState<AreasView>('list')
  const [view, setView] = listFirst ? onceOnly : mapFirst ? onMap : onList
  const isBeside = useHasSidePanel()
  const isShort = useShort()
  const fills = isBeside ? undefined : 'question'
  const filling = useFills(fills)
  const drawn = (over?: ReactNode) => (
    <Suspense fallback={<div ref={filling} data-fills={fills} aria-busy="true" />}>
      <MapView
        state={shown ?? state}
        fills={fills}
        origin={origin}
        targets={targets}
        legal={legal}
        objection={objection}
        onArea={onChoose}
        chosen={chosen}
        paths={paths}
      >
        {over}
      </MapView>
    </Suspense>
  )
  if (isBeside)
    return (
      <>
        <SidePanel>{drawn()}</SidePanel>
        {facts}
        {alsoAsked}
        {list}
        {besides}
      </>
    )
  const viewSwitch = <ViewSwitch view={view} onChange={setView} order={BOTH} over={view === 'map' ? 'question' : 'list'} />
  if (view === 'list')
    return (
      <>
        {facts}
        {alsoAsked}
        {viewSwitch}
        {list}
        {besides}
      </>
    )
  return (
    <>
      {drawn(viewSwitch)}
      <div className="map-beneath" data-stays data-chosen={chosen === undefined ? undefined : ''}>
        {limit !== undefined && <p className="note">{limit}</p>}
        {children}
        {alsoAsked}
        {besides}
        {chosen !== undefined && !isShort && facts}
      </div>
    </>
  )
}
