// Tests that long games are as fast as short ones. Counts calls of the rules, because times vary on a busy machine.
import { expect, test } from 'vitest'
import { append, begin, revealsUndone, redoTarget, latestResult, rewind, undoTarget, type Game, type Ledger } from '../../../src/referee'
import { sha256 } from '../../../src/session/ledger/digest'
import { tiny, tinySetup, type Tiny, type TinyMove } from '../../fixtures/tiny-game'
import { must, stamp } from '../../fixtures/tiny-table'

const CARD = tinySetup.cards[0] ?? ''

/** Creates a tiny game that counts how often the ledger calls its rules with an event or a state. */
const counting = () => {
  let asked = 0
  const game: Game<Tiny> = {
    ...tiny,
    reveals: (event) => (asked++, tiny.reveals(event)),
    ballots: (state) => (asked++, tiny.ballots(state)),
    evolve: (state, event) => (asked++, tiny.evolve(state, event)),
  }
  return {
    game,
    /** Returns the number of calls made while `work` runs. */
    during: (work: () => unknown): number => {
      asked = 0
      work()
      return asked
    },
  }
}

/** Returns a game with one card drawn at the beginning, and then this number of moves. */
const played = (game: Game<Tiny>, moves: number): Ledger<Tiny> => {
  const all: readonly TinyMove[] = [
    { do: 'draw', card: CARD },
    ...Array.from({ length: moves }, () => ({ do: 'add', who: 'anna', points: 1 }) as const),
  ]
  return all.reduce((ledger, move) => must(append(ledger, move, stamp(), sha256)), must(begin(game, tinySetup, stamp(), sha256)))
}

const costs = (moves: number) => {
  const { game, during } = counting()
  const ledger = played(game, moves)
  const back = must(rewind(ledger, undoTarget(ledger) ?? '', false, stamp(), sha256))
  const forth = redoTarget(back) ?? ''
  return {
    move: during(() => must(append(ledger, { do: 'add', who: 'petr', points: 1 }, stamp(), sha256))),
    undo: during(() => must(rewind(ledger, undoTarget(ledger) ?? '', false, stamp(), sha256))),
    redo: during(() => must(rewind(back, redoTarget(back) ?? '', false, stamp(), sha256))),
    crossed: during(() => revealsUndone(back, forth)),
    remembered: during(() => latestResult(ledger, 'a draw that was never made')),
  }
}

test('a move, a way back or forth, and a draw ask the rules as often after 400 moves as after 4', () => {
  expect(costs(400)).toEqual(costs(4))
})

test('what came up long ago is remembered all the same', () => {
  const ledger = played(tiny, 400)
  const drawn = ledger.head.trails.line
  expect(drawn?.here.draws).toHaveLength(1)
  const [label = ''] = Object.keys(drawn?.here.draws[0]?.what ?? {})
  expect(latestResult(ledger, label)).toBe(CARD)
})
