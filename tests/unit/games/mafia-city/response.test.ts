// Tests responses: the app asks each player once for each declaration, clockwise. Vetoes cancel each other in pairs.
import { array, assert, boolean, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  isSettled,
  objectionToResponse,
  openWindow,
  takesEffect,
  withNobody,
  withPass,
  withResponse,
} from '../../../../src/games/mafia-city/model/response'

const ROLES = ['red', 'blue', 'green', 'white']

test('any course ends settled, and the effect happens where vetoes are even in number', () => {
  assert(
    property(array(boolean(), { maxLength: 40 }), integer({ min: 0, max: 3 }), (vetoes, at) => {
      let window = openWindow(ROLES, ROLES[at] ?? '', 'thief')
      let used = 0
      for (const veto of vetoes) {
        const [next] = window.asked
        if (next === undefined) break
        expect(objectionToResponse(window, next)).toBeUndefined()
        for (const other of ROLES.filter((role) => role !== next)) expect(objectionToResponse(window, other)).toBe('notNext')
        if (veto) used += 1
        window = veto ? withResponse(window, next, 'fists') : withPass(window, next)
        expect(window.asked).not.toContain(window.stack.at(-1)?.by)
      }
      for (let [next] = window.asked; next !== undefined; [next] = window.asked) window = withPass(window, next)
      expect(isSettled(window)).toBe(true)
      expect(objectionToResponse(window, 'red')).toBe('closed')
      expect(takesEffect(window)).toBe(used % 2 === 0)
      window.stack.forEach((_, place) => expect(takesEffect(window, place)).toBe((used - place) % 2 === 0))
    }),
  )
})

test('priority goes clockwise from the declarer, and a veto asks anew those who had passed', () => {
  const declared = openWindow(ROLES, 'blue', 'raid')
  expect(declared.asked).toEqual(['green', 'white', 'red'])
  const vetoed = withResponse(withPass(declared, 'green'), 'white', 'fists')
  expect(vetoed.asked).toEqual(['red', 'blue', 'green'])
})

test('only who may answer is asked', () => {
  const declared = openWindow(ROLES, 'red', 'thief', (role) => role === 'white')
  expect(declared.asked).toEqual(['white'])
  expect(isSettled(openWindow(ROLES, 'red', 'thief', () => false))).toBe(true)
  expect(withResponse(declared, 'white', 'fists', (role) => role === 'red').asked).toEqual(['red'])
})

test('once nobody says anything more, what was declared last stands', () => {
  const vetoed = withResponse(openWindow(ROLES, 'red', 'thief'), 'green', 'fists')
  expect(isSettled(vetoed)).toBe(false)
  expect(isSettled(withNobody(vetoed))).toBe(true)
  expect(takesEffect(withNobody(vetoed))).toBe(false)
  expect(objectionToResponse(withNobody(vetoed), 'red')).toBe('closed')
})
