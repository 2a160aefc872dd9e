// Tests the text that says where a hero order leads on the current board (R18, R20).
import { expect, it } from 'vitest'
import { clanMoments } from '../../../gallery/graenaland'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { leadsOf } from '../../../../src/games/graenaland/table/sealed/leads'

it('two steps that lead off the island are not called inland steps', () => {
  const state = clanMoments({ players: 4, way: 'referee' }, 1).at(-1)?.state
  if (state === undefined) throw new Error('no game')
  const clan = 'red' in state.heroes ? 'red' : (Object.keys(state.heroes)[0] as never)
  const lead = (from: string) =>
    leadsOf(textsIn('en'), { island: state.island, heroes: { [clan]: { warrior: from } } }, clan, { hero: 'warrior', go: 'WW' })
  expect(lead('C2')).toBe('No tile there: the hero would stay.')
  expect(lead('I2')).toMatch(/^Two steps are possible only along the coast/)
})
