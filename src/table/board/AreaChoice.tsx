import { Suspense, useState, type ReactNode } from 'react'
import { SidePanel, useHasSidePanel } from '../SidePanel'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import { useShort } from '../shell/wide'
import { useBoardView, useChoiceView, ViewSwitch, type AreasView } from './ViewSwitch'
import { useFills } from '../../ui/map/fills'
import { lazyPart } from '../../ui/lazy-part'

/** The drawing is fetched when it is first looked at. */
const MapView = lazyPart(() => import('./MapView').then((part) => part.default))

export interface AreaChoiceProps {
  /** The position that the map shows, if it is not that of the game: the one entered so far. */
  readonly state?: unknown
  /** Areas that may be chosen now: they light up, the rest dims. */
  readonly legal: readonly string[]
  /** The area that is chosen or looked at. */
  readonly chosen: string | undefined
  readonly onChoose: (area: string) => void
  /** Why an area that is not legal cannot be chosen, in one sentence. */
  readonly objection: (area: string) => string | undefined
  /** The area that something begins in, and those it goes to. */
  readonly origin?: string | undefined
  readonly targets?: readonly string[] | undefined
  /** Ways to be drawn, each in its order with both ends. */
  readonly ways?: readonly (readonly string[])[]
  /** Any area of the board may be named: the question begins on the map. */
  readonly mapFirst?: boolean
  /** The question opens on the list every time, and the choice of the map holds for this question alone. */
  readonly listFirst?: boolean
  /** The list that offers the same choice as the map. */
  readonly list: ReactNode
  /** Facts to read before choosing: above the list; on the map with the chosen area, where there is room. */
  readonly facts?: ReactNode
  /** Asks more than the areas: above the list, and below the map. */
  readonly alsoAsked?: ReactNode
  /** Further content, below the list and below the map. */
  readonly besides?: ReactNode
  /** The limit of the answer, in one line: below the map, where the note of the question is not shown. */
  readonly limit?: string | undefined
  /** The content of the chosen area, below the map. */
  readonly children?: ReactNode
}

const BOTH = ['list', 'map'] as const

/**
 * Areas of a question, chosen from a list or on the map, as this device likes it; the list is there at first. On a wide screen the
 * map is beside the list, and both choose; on a phone the map takes the room of all that explains the question.
 */
export function AreaChoice(props: AreaChoiceProps) {
  const { Board } = useGameTable()
  if (Board !== undefined) return <OnBoard {...props} />
  // A game without a drawn board has its list.
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
  ways,
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
        ways={ways}
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
