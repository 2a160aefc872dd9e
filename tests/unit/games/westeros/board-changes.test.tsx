import { describe, expect, test } from 'vitest'
import { changesOf } from '../../../../src/games/westeros/table/board-changes'
import { gameOutcomes } from '../../../../src/games/westeros/table/outcome/game-outcomes'
import czech from '../../../../src/games/westeros/table/words/deferred/cs'
import english from '../../../../src/games/westeros/table/words/deferred/en'
import { loadWords } from '../../../../src/games/westeros/words'
import type { Event } from '../../../../src/games/westeros/model/events'
import type { State } from '../../../../src/games/westeros/model/state'
import { board, resolve } from './board'

const [en, cs] = await Promise.all([loadWords('en'), loadWords('cs')])

/** The position and the events that {@link changesOf} reads; the other parts of a moment do not count. */
const momentOf = (before: State, events: readonly Event[]): Parameters<typeof changesOf>[0] =>
  ({ entry: { move: { do: 'resolve' }, events }, state: before, parent: { state: before } }) as unknown as Parameters<typeof changesOf>[0]

/** The rows of "On the board now" in English: the title, and the value before and after. */
const rows = (before: State, events: readonly Event[]) =>
  changesOf(momentOf(before, events), en, english.told).map(({ title, note, from, to }) =>
    [title, ...(note === undefined ? [] : [`(${note})`]), ...(to === undefined ? [] : [`${from} > ${to}`])].join(' '),
  )

const rowsInCzech = (before: State, events: readonly Event[]) =>
  changesOf(momentOf(before, events), cs, czech.told).map(({ title }) => title)

describe('R3.4: supply tokens', () => {
  const given = {
    houses: { stark: { supply: 2 }, tyrell: { supply: 0 } },
    playing: ['stark', 'tyrell'],
    units: { stark: { winterfell: { footman: 1 } } },
  } as const

  test('every supply token that moves is a row to tick, and one that stays is none', () => {
    const before = board(given)
    const { events } = resolve(given, 'supply')
    const moved = events.flatMap((event) => (event.e === 'supplySet' ? [event] : []))
    const changed = moved.filter(({ house, level }) => before.houses[house]?.supply !== level)
    expect(changed.length).toBeGreaterThan(0)
    expect(rows(before, moved)).toEqual(
      changed.map(({ house, level }) => `Move the supply token of ${en.names.house.nom(house)} ${before.houses[house]?.supply} > ${level}`),
    )
    expect(rowsInCzech(before, changed)[0]).toBe(`Posuňte žeton zásob ${cs.names.house.gen(changed[0]?.house ?? 'stark')}`)
  })
  test('the list is shown before the next question', () => {
    const before = board(given)
    expect(gameOutcomes.hasOutcome(momentOf(before, [{ e: 'supplySet', house: 'stark', barrels: 3, level: 3 }]))).toBe(true)
    expect(gameOutcomes.hasOutcome(momentOf(before, [{ e: 'supplySet', house: 'stark', barrels: 2, level: 2 }]))).toBe(false)
  })
})
