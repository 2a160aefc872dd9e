import type { BoardChange, ToldProps } from '../../../../table/game/game-told'
import { ToldScreen } from '../../../../table/told/ToldScreen'
import * as icons from '../../../../table/icons'
import type { Rewound } from '../../../../referee'
import type { ElCapitan } from '../..'
import type { Event } from '../../model/events'
import type { State } from '../../model/state'
import { bonus, captain, bank, shut, warehouse } from '../parts/icons'
import { cap, useTexts, type Texts } from '../parts/words'
import { useRoomTexts, type RoomTexts } from './words'

/** What there is to move because of an event. */
const changesOf = (event: Event | Rewound, state: State, texts: Texts, { told }: RoomTexts): readonly Omit<BoardChange, 'id'>[] => {
  switch (event.e) {
    case 'shutDown':
      return [{ icon: shut, title: told.shut(texts.colours[event.colour], cap(texts.cities[event.city] ?? event.city), event.site) }]
    case 'bonusTaken':
      return [{ icon: bonus, title: told.bonus(texts.colours[event.colour], event.florins) }]
    case 'phaseBegun':
      return [
        { icon: captain, title: told.captain(texts.colours[event.order[0] ?? 'red']) },
        { icon: warehouse, title: state.players.length === 2 ? told.piecesOfTwo : told.pieces },
      ]
    case 'settled':
      return event.toBank ? [{ icon: bank, title: told.bank(texts.colours[event.by]) }] : []
    case 'lastPiecePlaced': {
      const last = event.stillToMove.at(-1)
      return [{ icon: icons.now, title: last === undefined ? told.endsNow : told.ends(texts.colours[last]), byApp: true }]
    }
    default:
      return []
  }
}

/** What has followed by itself from a move. */
export function Told({ moment }: ToldProps<ElCapitan>) {
  const texts = useTexts()
  const rooms = useRoomTexts()
  const { entry, state } = moment
  const last = entry.events.find((event) => event.e === 'lastPiecePlaced')
  const begun = entry.events.find((event) => event.e === 'phaseBegun')
  const title =
    last?.e === 'lastPiecePlaced'
      ? rooms.told.last(texts.colours[last.colour])
      : begun?.e === 'phaseBegun'
        ? rooms.told.begins(begun.phase, texts.colours[begun.order[0] ?? 'red'])
        : undefined
  const changes = entry.events.flatMap((event, at) => changesOf(event, state, texts, rooms).map((one, k) => ({ ...one, id: `${at}.${k}` })))
  return <ToldScreen moment={moment} told={{ ...(title !== undefined && { title }), changes }} />
}
