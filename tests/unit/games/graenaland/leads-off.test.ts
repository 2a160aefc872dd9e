// Tests the text that says where a hero order leads on the current board (R18, R20).
import { expect, it } from 'vitest'
import { clanMoments } from '../../../gallery/graenaland'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { leadsOf, targetOf } from '../../../../src/games/graenaland/table/sealed/leads'

it('two steps that lead off the island are not called inland steps', () => {
  const state = clanMoments({ players: 4, way: 'referee' }, 1).at(-1)?.state
  if (state === undefined) throw new Error('no game')
  const clan = 'red' in state.heroes ? 'red' : (Object.keys(state.heroes)[0] as never)
  const lead = (from: string) =>
    leadsOf(textsIn('en'), { island: state.island, heroes: { [clan]: { warrior: from } } }, clan, { hero: 'warrior', go: 'WW' })
  expect(lead('C2')).toBe('No tile there: the hero would stay.')
  expect(lead('I2')).toMatch(/^Two steps are possible only along the coast/)
})

it('the territory to which an order leads is marked; an order off the island marks none', () => {
  const state = clanMoments({ players: 4, way: 'referee' }, 1).at(-1)?.state
  if (state === undefined) throw new Error('no game')
  const clan = 'red' in state.heroes ? 'red' : (Object.keys(state.heroes)[0] as never)
  const lead = (go: 'W' | 'E') => targetOf({ island: state.island, heroes: { [clan]: { warrior: 'C1' } } }, clan, { hero: 'warrior', go })
  expect(lead('E')).toBe('C2')
  expect(lead('W')).toBeUndefined()
})
