// Tests the names of roles: a role has the name of its player, and names that look alike are distinguished.
import { expect, test } from 'vitest'
import { calledBy } from '../../../src/table/standard/called'

const roles = { red: 'Red', green: 'Green', blue: 'Blue' }

test('two names that look the same are told apart by their roles, whatever they are made of', () => {
  const people = [
    { role: 'red', name: 'Jos\u00E9' },
    { role: 'green', name: 'Jose\u0301 ' },
    { role: 'blue', name: ' Anna' },
  ] as const
  expect(calledBy(people, roles)).toEqual({ red: 'Jos\u00E9 (Red)', green: 'Jose\u0301 (Green)', blue: 'Anna' })
})

test('a role without a name, or with one that nobody sees, keeps its own', () => {
  expect(calledBy([{ role: 'red', name: '\u200B' }], roles)).toEqual(roles)
})
