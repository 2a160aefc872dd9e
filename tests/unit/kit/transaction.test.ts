import { expect, test } from 'vitest'
import { startTransaction } from '../../../src/kit/transaction'

test('what is decided later in a move builds on what has happened before in it; the position it began in stays as it was', () => {
  const from = { sum: 1 }
  const transaction = startTransaction<{ readonly sum: number }, number>(from, ({ sum }, event) => ({ sum: sum + event }))
  const { emit } = transaction
  emit(2)
  emit(transaction.state.sum)
  expect(transaction.events).toEqual([2, 3])
  expect(transaction.state).toEqual({ sum: 6 })
  expect(from).toEqual({ sum: 1 })
})
