import { expect, test } from 'vitest'
import { actionOf } from '../../../../src/games/westeros/table/log/actions'
import { loadWords } from '../../../../src/games/westeros/words'
import { board } from './board'

const [en, cs] = await Promise.all([loadWords('en'), loadWords('cs')])

/** Tests that the undo button of a raid or march without effect does not call it a raid or march. */
test.each([
  [{ do: 'raid', targets: [] }, 'removed Raid order', 'odstraněný rozkaz Nájezd'],
  [{ do: 'raid', targets: [{ area: 'winterfell' }] }, 'raid', 'nájezd'],
  [{ do: 'march', moves: [] }, 'removed March order', 'odstraněný rozkaz Pochod'],
  [{ do: 'march', moves: [{ to: 'winterfell', units: {} }] }, 'march', 'pochod'],
])('%j is named by what it does', (move, english, czech) => {
  const state = board({})
  const moment = { entry: { move: { ...move, house: 'stark', from: 'winterfell' }, events: [] }, state, parent: { state } }
  const named = [en, cs].map((words) => actionOf(moment as unknown as Parameters<typeof actionOf>[0], words)[0])
  expect(named).toEqual([english, czech])
})
