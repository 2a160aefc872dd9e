import { Suspense, useState, type ReactNode } from 'react'
import { SidePanel, useHasSidePanel } from '../SidePanel'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import { useShort } from '../shell/wide'
import { useBoardView, useChoiceView, ViewSwitch, type AreasView } from './ViewSwitch'
import { useFills } from '../../ui/map/fills'
import { lazyPart } from '../../ui/lazy-part'

/** Loaded on first use. */
const MapView = lazyPart(() => import('./MapView').then((part) => part.default))

export interface AreaChoiceProps {
  /** Position shown on the map; by default that of the game. Used to show moves of an unfinished answer. */
  readonly state?: unknown
  /** Areas that can be chosen now: highlighted, while the others are dimmed. */
  readonly legal: readonly string[]
  /** Chosen or viewed area. */
  readonly chosen: string | undefined
  readonly onChoose: (area: string) => void
  /** Returns the reason why an area cannot be chosen, in one sentence. */
  readonly objection: (area: string) => string | undefined
  /** Starting area, and the target areas. */
  readonly origin?: string | undefined
  readonly targets?: readonly string[] | undefined
  /** Paths to be drawn, each as a list of areas including both ends. */
  readonly paths?: readonly (readonly string[])[]
  /** Any area of the board can be chosen, so the question opens on the map. */
  readonly mapFirst?: boolean
  /** The question always opens on the list; switching to the map applies to this question only. */
  readonly listFirst?: boolean
  /** List with the same choice as the map. */
  readonly list: ReactNode
  /** Content to read before choosing: shown above the list, or on the map with the chosen area if there is space. */
  readonly facts?: ReactNode
  /** Further controls: above the list and below the map. */
  readonly alsoAsked?: ReactNode
  /** Further content: below the list and below the map. */
  readonly besides?: ReactNode
  /** Limit of the answer in one line, shown below the map instead of the note of the question. */
  readonly limit?: string | undefined
  /** Contents of the chosen area, below the map. */
  readonly children?: ReactNode
}

const BOTH = ['list', 'map'] as const

/**
 * Choice of areas of a question, from a list or on the map as last selected on this device; the list by default. On a wide screen both are
 * shown side by side; on a phone the map replaces the explanation of the question.
 */
export function AreaChoice(props: AreaChoiceProps) {
  const { Board } = useGameTable()
  if (Board !== undefined) return <OnBoard {...props} />
  // A game without a drawn board has only the list.
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
      <div className="map-beneath" data-stays>
        {limit !== undefined && <p className="note">{limit}</p>}
        {children}
        {alsoAsked}
        {besides}
        {chosen !== undefined && !isShort && facts}
      </div>
    </>
  )
}
