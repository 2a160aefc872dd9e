import './board.css'
import type { ReactNode } from 'react'
import { createStore } from 'zustand'
import { MapViewer, type MapArea } from '../../../../ui/map/MapViewer'
import type { LeftMap } from '../../../../ui/map/window'
import type { AreaId } from '../../box/box'
import { areaAt, printed } from '../../model/position'
import type { State } from '../../model/state'
import { neighbours, touches } from '../../rules/geography'
import { holderOf } from '../areas/holder'
import { useSpeech } from '../speech'
import { AreaMarks, hasMarks } from './AreaMarks'
import { BOARD, DRAWING } from './drawing'
import { Ground, patternOf, Print } from './MapBase'
import { voiceOf } from './voice'
import { useMapWords } from './words'

export interface MapViewProps {
  readonly state: State
  /** An area was tapped, or opened by Enter. */
  readonly onArea: (area: AreaId) => void
  /** What it is about, where nothing is chosen on it: it begins with this area and its neighbours in sight. */
  readonly about?: AreaId
  /** The area that is open or chosen: it is framed, and brought into sight. */
  readonly chosen?: AreaId
  /** Areas in which something can be done now: they light up. */
  readonly legal?: readonly AreaId[]
  /** Only the areas that light up can be chosen: the rest dims, and a tap on it says why not. */
  readonly objection?: (area: AreaId) => string | undefined
  /** Ways that units take, each in its order with both ends: they are drawn. */
  readonly ways?: readonly (readonly AreaId[])[]
  /** What lies over the map: a switch, or the sheet of the open area. */
  readonly children?: ReactNode
}

/** Where the board was left, until the app is closed. */
const left = createStore<LeftMap>(() => ({}))

/** The board of Westeros, with what lies on it. */
export default function MapView({ state, about, legal, objection, children, ...rest }: MapViewProps) {
  const map = useMapWords()
  const { names } = useSpeech()
  const { battle } = state
  const areaOf = (id: AreaId): MapArea => {
    const there = areaAt(state, id)
    const { kind } = printed(state, id)
    const holder = holderOf(state, id)
    const attacker = battle?.area === id ? battle.attacker : undefined
    const order = there.order === undefined ? undefined : state.box.orders[there.order.order].kind
    return {
      id,
      label: voiceOf(state, id, map, names),
      kind,
      fill: kind === 'sea' || holder === undefined ? undefined : patternOf(holder),
      ...(hasMarks(there, attacker) && {
        mark: <AreaMarks area={id} there={there} sea={kind === 'sea'} order={order} attacker={attacker} />,
      }),
    }
  }
  const isQuestion = objection !== undefined && legal !== undefined
  const around = about === undefined ? undefined : [about, ...neighbours(state, about, 'reach')]
  const fought = battle === undefined ? undefined : [battle.area]
  return (
    <MapViewer
      {...rest}
      drawing={DRAWING}
      areas={BOARD.areas.flatMap(({ id }) => (Object.hasOwn(state.box.areas, id) ? [areaOf(id)] : []))}
      words={map.words}
      left={left}
      start="winterfell"
      about={isQuestion ? fought : around}
      legal={legal}
      objection={objection}
      ground={<Ground />}
      print={
        <Print
          areas={state.box.areas}
          linked={BOARD.links.some(({ a, b }) => touches(state, a, b, 'movement'))}
          beyond={map.words.beyond}
        />
      }
    >
      {children}
    </MapViewer>
  )
}
