import type { BoardProps } from '../../../../table/game/board-map'
import { patternOf } from './PrintedMap'
import type { MapArea } from '../../../../ui/map/MapViewer'
import type { AreaId } from '../../box/box'
import { areaAt, printed } from '../../model/position'
import type { State } from '../../model/state'
import { neighbours, touches } from '../../rules/geography'
import { holderOf } from '../holder'
import { useSpeech } from '../speech'
import { AreaMarks, hasMarks } from './AreaMarks'
import { BOARD, DRAWING } from './drawing'
import { Ground, Print } from './MapBase'
import { areaLabel } from './area-label'
import { useBoardWords } from './words'

/** Renders the board of Westeros with all pieces. */
export function Board({ state, children }: BoardProps<State>) {
  const { words, say } = useBoardWords()
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
      label: areaLabel(state, id, { words, say }, names),
      kind: kind === 'sea' ? 'sea-area' : 'land-area',
      fill: kind === 'sea' || holder === undefined ? undefined : patternOf(holder),
      ...(hasMarks(there, attacker) && {
        mark: <AreaMarks area={id} there={there} sea={kind === 'sea'} order={order} attacker={attacker} />,
      }),
    }
  }
  const linked = BOARD.links.some(({ a, b }) => touches(state, a, b, 'movement'))
  return children({
    drawing: DRAWING,
    areas: BOARD.areas.flatMap(({ id }) => (Object.hasOwn(state.box.areas, id) ? [areaOf(id)] : [])),
    start: 'winterfell',
    around: (area) => [area, ...neighbours(state, area, 'reach')],
    about: battle && [battle.area],
    ground: <Ground />,
    print: <Print areas={state.box.areas} linked={linked} beyond={words.beyond} />,
  })
}
