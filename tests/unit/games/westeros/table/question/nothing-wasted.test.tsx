import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Change } from '../../../../../../src/games/westeros/model/moves'
import type { Move } from '../../../../../../src/games/westeros/rules/moves'
import { units } from '../../../../../../src/games/westeros/model/units'
import { askOnScreen } from './table'

const press = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await act(async () => {})
}

/** Returns whether a button is a secondary button. In the tested questions, the answer that has no effect must be secondary. */
const isQuiet = (name: string) => screen.getByRole('button', { name }).classList.contains('quiet')
const waits = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

const drawn = (deck: 1 | 3, card: 'mustering' | 'wildling-attack'): Move => ({
  do: 'draw',
  how: 'table',
  turned: {
    1: [deck === 1 ? 'mustering' : 'last-days-of-summer*'],
    2: ['last-days-of-summer*'],
    3: [deck === 3 && card === 'wildling-attack' ? 'wildling-attack' : 'sea-of-storms*'],
  },
})

const at = (round: number, ...changes: readonly Change[]): readonly Change[] => [
  { set: 'round', round },
  { set: 'stage', at: 'draw' },
  ...changes,
]

describe.each(['en', 'cs'] as const)('an empty answer is a quiet button, and the filled one waits, %s', (language) => {
  const say = (en: string, cs: string) => (language === 'en' ? en : cs)

  test('mustering nothing', async () => {
    const table = await askOnScreen({ language, changes: at(3), tracking: { decks: 'table' } })
    for (const move of [{ do: 'ready' }, drawn(1, 'mustering'), { do: 'resolve', deck: 1 }] as const) await table.move(move)
    const nothing = say('Muster nothing', 'Nepovolat nikoho')
    await screen.findByRole('button', { name: nothing })
    expect(isQuiet(nothing)).toBe(true)
    expect(waits(say('Tap what to muster', 'Klepni na to, co povolat'))).toBe(true)
    await press(nothing)
    expect(table.open().ledger.last.entry.move).toMatchObject({ do: 'muster', steps: [] })
  })
  test('no Consolidate Power order is left', async () => {
    const table = await askOnScreen({
      language,
      changes: [
        { set: 'round', round: 3 },
        { set: 'stage', at: 'power' },
      ],
    })
    await table.move({ do: 'ready' })
    const none = say('No order is left', 'Žádný takový rozkaz nezbývá')
    await screen.findByRole('button', { name: none })
    expect(isQuiet(none)).toBe(true)
    expect(waits(say('Choose areas with an order', 'Vyber oblasti s rozkazem'))).toBe(true)
    await press(none)
    expect(table.open().ledger.head.state.round).toBe(4)
  })
  test('taking no card back from the wildlings', async () => {
    const changes = at(
      3,
      { set: 'threat', threat: 0 },
      { set: 'used', house: 'stark', cards: ['robb-stark'] },
      { set: 'units', area: 'winterfell', house: 'stark', standing: units({ footman: 1 }) },
    )
    const table = await askOnScreen({ language, changes, tracking: { decks: 'table' } })
    for (const move of [{ do: 'ready' }, drawn(3, 'wildling-attack'), { do: 'resolve', deck: 3 }] as const) await table.move(move)
    const { ballot } = table.open().ledger.head.state
    if (ballot === undefined) throw new Error('nothing is sealed')
    const opened = Object.fromEntries(ballot.roles.map((house) => [house, { choice: house === 'stark' ? 5 : 0 }]))
    await table.move({ do: 'reveal', ballot: ballot.id, opened })
    await press(say('Done on the board', 'Na stole hotovo'))
    const nothing = say('Take back nothing', 'Nebrat zpět nic')
    await screen.findByRole('button', { name: nothing })
    expect(isQuiet(nothing)).toBe(true)
    expect(waits(say('Choose a card', 'Vyber kartu'))).toBe(true)
  })
})
