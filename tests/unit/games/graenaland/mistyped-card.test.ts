// Tests undoing a card that was entered wrongly during production: this needs consent only if a decision followed the card.
import { expect, test } from 'vitest'
import { graenaland, type Graenaland } from '../../../../src/games/graenaland'
import { append, begin, line, revealsUndone, undoTarget, type Begin, type Ledger, type MoveOf } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'
import { markOf } from '../../../../src/table/log/lines'
import { clanLedger } from '../../../gallery/graenaland'

const [opening, ...moments] = line(clanLedger({ players: 4, way: 'referee', settings: { ordersSealed: false } }, 1))
if (opening === undefined) throw new Error('an empty ledger')
const { setup } = opening.entry.move as Begin<Graenaland['setup']>
const stamp = (seq: number) => ({ id: `${seq}`.padStart(32, '0'), time: seq, by: 'table' })
/** Returns the ledger of the game after its first `nth` moves. */
const upTo = (nth: number): Ledger<Graenaland> => {
  const begun = begin(graenaland, setup, stamp(0), sha256)
  if (!begun.ok) throw new Error(begun.refusal.code)
  return moments.slice(0, nth + 1).reduce<Ledger<Graenaland>>((ledger, { entry }, at) => {
    const next = append(ledger, entry.move as MoveOf<Graenaland>, stamp(at + 1), sha256)
    if (!next.ok) throw new Error(next.refusal.code)
    return next.value
  }, begun.value)
}
const isDraw = (at: number): boolean => moments[at]?.entry.move.do === 'draw'
const isOpen = (at: number): boolean => moments[at]?.entry.events.some((event) => event.e === 'drawn' && event.how === 'faceUp') === true

test('the last open card is taken back without consent, and so are several of one production', () => {
  const second = moments.findIndex((_, at) => isDraw(at - 1) && isOpen(at - 1) && isDraw(at) && isOpen(at))
  const ledger = upTo(second)
  expect(revealsUndone(ledger, undoTarget(ledger) ?? '')).toEqual([])
  expect(revealsUndone(ledger, ledger.head.parent?.parent?.entry.id ?? '')).toEqual([])
  expect(markOf(ledger.head, graenaland)).toBe('plain')
})

test('a decision before the cards is not taken back with them unasked', () => {
  const drawn = moments.findIndex((_, at) => isDraw(at) && isOpen(at) && moments[at - 1]?.entry.move.do === 'passShip')
  const ledger = upTo(drawn)
  expect(revealsUndone(ledger, ledger.head.parent?.parent?.entry.id ?? '')).toHaveLength(1)
})
