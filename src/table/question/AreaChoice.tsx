import { Suspense, type ReactNode } from 'react'
import { Beside, useHasBeside } from '../Beside'
import { useGameTable } from '../context'
import type { GameAreas } from './game-questions'
import { ViewSwitch } from './ViewSwitch'

export interface AreaChoiceProps {
  /** Areas that may be chosen now: they light up, the rest dims. */
  readonly legal: readonly string[]
  /** The area that is chosen or looked at. */
  readonly chosen: string | undefined
  readonly onChoose: (area: string) => void
  /** Why an area that is not legal cannot be chosen, in one sentence. */
  readonly objection: (area: string) => string | undefined
  /** Ways to be drawn, each in its order with both ends. */
  readonly ways?: readonly (readonly string[])[]
  /** What lets the same be chosen from a list. */
  readonly list: ReactNode
  /** What there is to know before choosing: above the list; on the map it comes up with the chosen area. */
  readonly facts?: ReactNode
  /** What has to be said besides: below the list, and below the map. */
  readonly besides?: ReactNode
  /** What stands below the map: what belongs to the chosen area. */
  readonly children?: ReactNode
}

const BOTH = ['list', 'map'] as const

/**
 * Areas of a question, chosen from a list or on the map, as this device likes it; the list is there at first. On a wide screen the
 * map stands beside the list, and both choose; on a phone the map takes the room of all that explains the question.
 */
export function AreaChoice(props: AreaChoiceProps) {
  const { areas } = useGameTable().questions
  if (areas !== undefined) return <OnMap {...props} areas={areas} />
  // A game without a map has its list.
  return (
    <>
      {props.facts}
      {props.list}
      {props.besides}
    </>
  )
}

function OnMap(props: AreaChoiceProps & { readonly areas: GameAreas }) {
  const { areas, legal, chosen, onChoose, objection, ways, list, facts, besides, children } = props
  const view = areas.view.use()
  const isBeside = useHasBeside()
  const drawn = (over?: ReactNode) => (
    <Suspense fallback={<div className="map-room" aria-busy="true" />}>
      <areas.Map
        legal={legal}
        objection={objection}
        onArea={onChoose}
        {...(chosen === undefined ? {} : { chosen })}
        {...(ways === undefined ? {} : { ways })}
      >
        {over}
      </areas.Map>
    </Suspense>
  )
  if (isBeside)
    return (
      <>
        <Beside>{drawn()}</Beside>
        {facts}
        {list}
        {besides}
      </>
    )
  const viewSwitch = <ViewSwitch view={view} onChange={areas.view.show} order={BOTH} />
  if (view === 'list')
    return (
      <>
        {facts}
        {viewSwitch}
        {list}
        {besides}
      </>
    )
  return (
    <>
      {drawn(viewSwitch)}
      <div className="map-beneath">
        {children}
        {besides}
        {chosen !== undefined && facts}
      </div>
    </>
  )
}
