import { expect, test } from 'vitest'
import { unusedId } from '../../../src/games/westeros/table/corrections/unused-id'

test('an id that is free is found, also where some were given up', () => {
  expect(unusedId('seat', [])).toBe('seat-1')
  expect(unusedId('seat', [{ id: 'seat-1' }, { id: 'seat-3' }])).toBe('seat-4')
})
