// Tests that the app asks which territory is captured without a battle only while an enemy power controls a territory (R51).
import { expect, test } from 'vitest'
import type { State } from '../../../../src/games/axis-and-allies'
import { prompts } from '../../../../src/games/axis-and-allies/prompts'
import { ledgerAt } from './games'

test('nothing is asked about capturing a territory when no enemy territory is left', () => {
  const { state } = ledgerAt(({ phase }) => phase === 3, { battlesTold: false, armiesTold: false }).head
  const all: State['territories'] = Object.fromEntries(
    Object.entries(state.territories).map(([id, territory]) => [id, { ...territory, controller: state.power }]),
  )
  expect(prompts(state).map(({ kind }) => kind)).toContain('enter')
  expect(prompts({ ...state, territories: all }).map(({ kind }) => kind)).not.toContain('enter')
})
