// Tests that the header of every screen shows the phase and the chief.
import { expect, test } from 'vitest'
import { phasesOf, whereOf } from '../../../../src/games/graenaland/table/parts/phases'
import { clansMoment } from '../../../gallery/graenaland'

test('in a round one of four phases is here, and the chief is named', () => {
  const { state } = clansMoment('clans-propose')
  expect(phasesOf(state, 'en').map(({ name, isHere }) => (isHere ? `[${name}]` : name))).toEqual([
    'Production',
    'Heroes',
    '[Sharing]',
    'Building',
  ])
  const chief = state.players.find(({ clan }) => clan === state.chief)?.name ?? ''
  expect(whereOf(state, 'en')).toEqual({ round: `Round ${state.round}`, step: `${chief} is chief` })
  expect(whereOf(state, 'cs').step).toBe(`hlavní hráč: ${chief}`)
})

test('the set-up and the end have no phases', () => {
  for (const name of ['clans-first', 'clans-final', 'clans-over'] as const) expect(phasesOf(clansMoment(name).state, 'en')).toEqual([])
})
