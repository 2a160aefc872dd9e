// Runs a short version of `npm run forge`, and tests that the documentation lists exactly the forgeries that are possible.
import { expect, test } from 'vitest'
import { read } from '../files'
import { STILL_CAN } from './by-design'
import { byDesign, forgeMany } from './forgeries'
import { FORGERIES } from './forging'

test('of every kind of forgery none passes as right, and no game of the app passes as anything else', async () => {
  const { byKind, faults } = await forgeMany(FORGERIES.length, 2)
  expect(faults).toEqual([])
  expect([...byKind.keys()]).toEqual([...FORGERIES])
})

test('what passes as right by design does so', async () => {
  expect([...(await byDesign()).values()].flat()).toEqual([])
})

test('docs/fair-play.md lists what can still be done in the ledger, exactly', () => {
  const [, cell] = /^\| Not detected in the ledger \| (.*)\. \|$/m.exec(read('docs/fair-play.md')) ?? []
  expect(cell?.split('; ')).toEqual(Object.keys(STILL_CAN))
})
