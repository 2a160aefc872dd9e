import type { BoardProps } from '../../../../table/game/board-map'
import { patternOf } from './PrintedMap'
import type { MapArea } from '../../../../ui/map/MapViewer'
import { areaAt, printed } from '../../model/position'
import type { State } from '../../model/state'
import { neighbours, touches } from '../../rules/geography'
import { holderOf } from '../holder'
import { useSpeech } from '../speech'
import { AreaMarks, hasMarks } from './AreaMarks'
import type { BoardDrawing, DrawnArea } from './drawing'
import { Ground, Print } from './MapBase'
import { areaLabel } from './area-label'
import { useBoardWords } from './words'

/** CSS classes of the areas. The key is the kind of the area. */
const AREA_CLASSES = { land: 'land-area', sea: 'sea-area', port: 'port-area' } as const

/** Returns the component that renders one of the boards of Westeros with all pieces. */
export const boardOn = (drawn: BoardDrawing) =>
  function Board({ state, children }: BoardProps<State>) {
    const { words, say } = useBoardWords()
    const { names } = useSpeech()
    const { battle } = state
    const { board } = drawn
    const areaOf = (place: DrawnArea): MapArea => {
      const { id } = place
      const there = areaAt(state, id)
      const area = printed(state, id)
      const holder = holderOf(state, id)
      const attacker = battle?.area === id ? battle.attacker : undefined
      const order = there.order === undefined ? undefined : state.box.orders[there.order.order].kind
      return {
        id,
        label: areaLabel(state, id, { words, say }, names),
        kind: area.closed === true ? 'land-area closed-area' : AREA_CLASSES[area.kind],
        fill: area.kind === 'sea' || holder === undefined ? undefined : patternOf(holder),
        ...(hasMarks(there, area, attacker) && {
          mark: <AreaMarks place={place} there={there} printed={area} order={order} attacker={attacker} />,
        }),
      }
    }
    const linked = board.links.some(({ a, b }) => touches(state, a, b, 'movement'))
    return children({
      drawing: drawn,
      areas: board.areas.flatMap((place) => (Object.hasOwn(state.box.areas, place.id) ? [areaOf(place)] : [])),
      start: 'winterfell',
      around: (area) => [area, ...neighbours(state, area, 'reach')],
      about: battle && [battle.area],
      ground: <Ground drawn={drawn} />,
      print: <Print drawn={drawn} areas={state.box.areas} linked={linked} beyond={words.beyond} port={words.port} />,
    })
  }
