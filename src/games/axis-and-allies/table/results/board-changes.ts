import type { BoardChange } from '../../../../table/game/game-outcomes'
import { useStandardTexts } from '../../../../table/standard/context'
import { eventText } from '../../../../table/standard/event-text'
import { useStandardWords } from '../../../../table/standard/words'
import { CAPITALS, TERRITORIES, territoryOf } from '../../box/board'
import { POWERS, SIDES, type Power } from '../../box/powers'
import type { Event } from '../../model/events'
import type { State } from '../../model/state'
import { productionOf } from '../../rules/collect-income'
import { citiesOf, cityHolders } from '../../rules/winning'
import { city, ipc, rise } from '../parts/icons'
import { useTexts, type Texts } from '../parts/words'
import { drawingOf, fallenIn, movesNothing } from './board-events'

/** States before and after a move, and the events of the move. */
export interface Passage {
  readonly before: State
  readonly after: State
  readonly events: readonly Event[]
}

const isOf = (power: Power, event: Event): boolean =>
  event.e === 'paid' && event.transfer.amount > 0 && (event.transfer.from === power || event.transfer.to === power)

/** Returns the cash of each power before and after the events, and the payments between. */
export const treasuries = ({ before, after, events }: Passage, texts: Texts, textOf: (event: Event) => string): readonly BoardChange[] =>
  POWERS.flatMap((power): readonly BoardChange[] => {
    const [from, to] = [before.cash[power] ?? 0, after.cash[power] ?? 0]
    if (from === to) return []
    const why = events.filter((event) => isOf(power, event)).map(textOf)
    return [{ id: `treasury ${power}`, icon: ipc, title: texts.treasury(texts.powers[power]), note: why.join(' '), from, to }]
  })

/**
 * Returns whether the cash of the defender already shows an event while the app tracks cash: a rocket, or a raid that has lost no bomber.
 */
const isInCash = (event: Event, { settings }: State): boolean =>
  settings.moneyTold && (event.e === 'rocketHit' || (event.e === 'raided' && event.shotDown === 0)) && event.damage > 0

/** R51: returns the AA guns and industrial complexes that change hands with a captured territory, as text; undefined without any. */
export const withIt = (event: Event, { territories }: State, { withIt: text, unitList }: Texts): string | undefined => {
  if (event.e !== 'taken') return undefined
  const held = event.changes.flatMap(({ at }) => territories[at] ?? [])
  const units = { aa: held.reduce((all, { aa }) => all + aa, 0), ic: held.filter(({ ic }) => ic).length }
  return units.aa + units.ic === 0 ? undefined : text(unitList(units))
}

/**
 * Hook that returns a function. The function lists the changes that the players have to make on the real board: pieces, cash, production
 * markers and city markers. Each change is listed once.
 */
export function useBoardChanges(): (passage: Passage) => readonly BoardChange[] {
  const texts = useTexts()
  const plain = useStandardTexts()
  const { words } = useStandardWords()
  const textOf = (event: Event) => eventText(plain, words, event)
  return (passage) => {
    const { before, after, events } = passage
    const changes = events.flatMap((event, at): readonly BoardChange[] => {
      const icon = event.e === 'paid' || isInCash(event, after) ? undefined : drawingOf(event, events)
      return icon === undefined
        ? []
        : [{ id: `${at}`, icon, title: textOf(event), note: withIt(event, before, texts), byApp: movesNothing(event) }]
    })
    const markers = POWERS.flatMap((power): readonly BoardChange[] => {
      const [from, to] = [productionOf(before.territories, power), productionOf(after.territories, power)]
      return from === to ? [] : [{ id: `marker ${power}`, icon: rise, title: texts.marker(texts.powers[power]), from, to }]
    })
    // R56: the marker of a victory city changes sides with its territory.
    const cities = TERRITORIES.flatMap(({ id, city: name }): readonly BoardChange[] => {
      const [was, is] = [before, after].map(({ territories }) => SIDES[territories[id]?.controller ?? after.power])
      if (name === undefined || was === is || is === undefined) return []
      return [{ id: `city ${id}`, icon: city, title: texts.cityMarker(texts.cityName(name), texts.sides[is]) }]
    })
    // If the app does not track cash, tell the players to hand over the cash of a captured capital (R54).
    const purses = fallenIn(before, after).map(({ power, captor }): BoardChange => ({
      id: `purse ${power}`,
      icon: ipc,
      title: texts.purseTaken(texts.powers[power], texts.powers[captor]),
    }))
    return [...changes, ...(after.settings.moneyTold ? treasuries(passage, texts, textOf) : purses), ...markers, ...cities]
  }
}

/**
 * Returns texts about major events between two states: a capital was captured or liberated, or a side has captured the last victory city
 * that it needs (R97).
 */
export const momentsIn = ({ before, after }: Pick<Passage, 'before' | 'after'>, texts: Texts): readonly string[] => {
  const capitalOf = (power: Power) => texts.cityName(territoryOf(CAPITALS[power])?.city ?? '')
  const fallen = fallenIn(before, after).map(({ power }) => texts.fallen(capitalOf(power), texts.powers[power]))
  const freed = fallenIn(after, before).map(({ power }) => texts.freed(capitalOf(power)))
  const [was, is] = [before, after].map(({ territories }) => citiesOf(cityHolders(territories)))
  const { needed } = after.settings
  const sides = (['axis', 'allies'] as const).filter((side) => (was?.[side] ?? 0) < needed && (is?.[side] ?? 0) >= needed)
  return [...fallen, ...freed, ...sides.map((side) => texts.reaches(texts.sides[side], needed))]
}
