import type { BoardChange, OutcomeProps } from '../../../../table/game/game-outcomes'
import { usePlainTexts } from '../../../../table/plain/context'
import { eventText } from '../../../../table/plain/event-text'
import { usePlainWords } from '../../../../table/plain/words'
import { OutcomeScreen } from '../../../../table/outcome/OutcomeScreen'
import type { AxisAndAllies } from '../..'
import { TERRITORIES } from '../../box/board'
import { POWERS, SIDES } from '../../box/powers'
import type { Event } from '../../model/events'
import { productionOf } from '../../rules/collect-income'
import { city, ipc, rise } from '../parts/icons'
import { coloursOf } from '../parts/Plate'
import { useTexts } from '../parts/words'
import { drawingOf, fallenIn, movesNothing } from './board-events'

/** The moments of an answer up to one of them, the first of them first. */
const answerUpTo = (moment: OutcomeProps<AxisAndAllies>['moment']): readonly (typeof moment)[] =>
  moment.entry.continues === true && moment.parent !== undefined ? [...answerUpTo(moment.parent), moment] : [moment]

/** Shows the outcome of a move, and everything that is to be changed on the board. */
export function OutcomeView({ moment }: OutcomeProps<AxisAndAllies>) {
  const { state } = moment
  const moments = answerUpTo(moment)
  const [first = moment] = moments
  const texts = useTexts()
  const plain = usePlainTexts()
  const { words } = usePlainWords()
  const before = first.parent?.state ?? state
  const events = moments.flatMap(({ entry }) => entry.events).filter((event): event is Event => event.e !== 'rewound')
  const changes = events.flatMap((event, at): readonly BoardChange[] => {
    const icon = drawingOf(event, events)
    if (icon === undefined) return []
    const power = event.e === 'paid' ? (event.transfer.to ?? event.transfer.from) : undefined
    const purse = power === undefined ? {} : { from: before.cash[power] ?? 0, to: state.cash[power] ?? 0 }
    return [{ id: `${at}`, icon, title: eventText(plain, words, event), byApp: movesNothing(event), ...purse }]
  })
  const markers = POWERS.flatMap((power): readonly BoardChange[] => {
    const [from, to] = [before, state].map(({ territories }) => productionOf(territories, power)) as [number, number]
    return from === to ? [] : [{ id: `marker ${power}`, icon: rise, title: texts.marker(texts.powers[power]), from, to }]
  })
  // R56: the marker of a victory city changes sides with its territory.
  const cities = TERRITORIES.flatMap(({ id, city: name }): readonly BoardChange[] => {
    const [was, is] = [before, state].map(({ territories }) => SIDES[territories[id]?.controller ?? state.power])
    if (name === undefined || was === is || is === undefined) return []
    return [{ id: `city ${id}`, icon: city, title: texts.cityMarker(texts.cityName(name), texts.sides[is]) }]
  })
  // Where money is not followed, the table hands over the purse of a fallen capital (R54).
  const purses = fallenIn(before, state).map(({ power, captor }): BoardChange => ({
    id: `purse ${power}`,
    icon: ipc,
    title: texts.purseTaken(texts.powers[power], texts.powers[captor]),
  }))
  const over = events.find((event) => event.e === 'battleOver')
  const { battle } = before
  const isTaken = over?.e === 'battleOver' && (over.outcome === 'captured' || over.outcome === 'cleared')
  return (
    <OutcomeScreen
      moment={moment}
      told={{
        ...(over?.e === 'battleOver' && { title: `${texts.spaceName(over.at)}: ${texts.outcomes[over.outcome] ?? ''}` }),
        ...(isTaken && battle !== undefined && { winner: { role: battle.by, colours: `axis-banner ${coloursOf(battle.by)}` } }),
        changes: [...changes, ...(state.settings.moneyTold ? [] : purses), ...markers, ...cities],
      }}
    />
  )
}
