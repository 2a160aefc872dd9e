import { PlainOverview } from '../../../table/plain/PlainOverview'
import * as icons from '../../../table/icons'
import { seatsFrom } from '../../../kit/turns'
import { useLanguage } from '../../../ui/words'
import { LOCATIONS } from '../box/box'
import { countsCards } from '../model/settings'
import { coloursOf as playing, targetOf } from '../model/tokens'
import { City } from './City'
import { cards, cell, mafioso, mayor, marker, pass, policeman, reserve } from './parts/icons'
import { coloursOf } from './parts/Plate'
import { nameOf, usePosition } from './parts/position'
import { useTexts } from './parts/words'
import { turnOf } from './parts/turn'
import { useRoomTexts } from './rooms/words'

const LARGE_CITY = (
  <div className="city-large">
    <City />
  </div>
)

/** The table view: points, Mafiosi and cards of everybody, who comes next, and the locations that are done; read from two metres. */
export default function Overview() {
  const texts = useTexts()
  const rooms = useRoomTexts()
  const state = usePosition()
  const { players, round, stage, settings, vp, hand, cell: jailed, cards: held, marked, start, turns, result } = state
  const called = (colour: Parameters<typeof nameOf>[2]) => nameOf(state, texts.colours, colour)
  const [winner] = result?.places ?? []
  const target = targetOf(state)
  const done = new Map(turnOf(state, useLanguage())?.map(({ role, progress }) => [role, progress]))
  return (
    <PlainOverview
      {...(settings.tokensKept && { board: LARGE_CITY })}
      where={[texts.round(round), texts.phases[stage]]}
      ended={texts.over.wins(winner === undefined ? '' : called(winner), result?.decidedBy[0])}
      inForce={{
        label: rooms.table.inForce,
        rules: (['policeman', 'mayor'] as const).flatMap((figure) => {
          const holder = state[figure]
          return holder === undefined ? [] : [`${texts.figures[figure]}: ${called(holder)}`]
        }),
      }}
      rolesLabel={texts.families}
      roles={players.map(({ colour }) => {
        const points = vp[colour] ?? 0
        return {
          role: colour,
          name: called(colour),
          player: texts.colours[colour],
          goal: { reached: points, needed: target, label: texts.ofTarget(points, target) },
          figures: [
            ...(settings.tokensKept ? [hand[colour] ?? 0, state.reserve[colour] ?? 0, jailed[colour] ?? 0] : []),
            ...(countsCards(settings) ? [held[colour] ?? 0] : []),
          ],
          colours: coloursOf(colour),
          at: done.get(colour),
          ...(stage === 'actions' && turns.passed.includes(colour) && { atText: texts.passed, atIcon: pass }),
          goalText: rooms.table.of(target),
        }
      })}
      figures={[
        ...(settings.tokensKept
          ? [
              { icon: mafioso, name: texts.has.hand },
              { icon: reserve, name: texts.has.reserve },
              { icon: cell, name: texts.has.cell },
            ]
          : []),
        ...(countsCards(settings) ? [{ icon: cards, name: texts.has.cards }] : []),
      ]}
      orders={[
        rooms.table.order,
        [
          {
            id: 'seats',
            icon: icons.users,
            name: rooms.table.seats,
            places: seatsFrom(playing(state), start).map((role) => ({
              role,
              ...(state.mayor === role && { worth: { icon: mayor, n: 1, label: texts.figures.mayor } }),
              ...(state.policeman === role && state.mayor !== role && { worth: { icon: policeman, n: 1, label: texts.figures.policeman } }),
            })),
          },
        ],
      ]}
      spaces={
        stage === 'locations' || stage === 'strategy'
          ? [
              {
                id: 'locations',
                icon: marker,
                name: rooms.table.locations,
                spaces: LOCATIONS.map((at) => ({
                  n: at,
                  isNow: (stage === 'locations' ? state.cycle?.at : state.strategy?.at) === at,
                  printed: { text: marked.includes(at) ? '✓' : '', label: marked.includes(at) ? texts.marked : texts.open },
                })),
              },
            ]
          : []
      }
    />
  )
}
