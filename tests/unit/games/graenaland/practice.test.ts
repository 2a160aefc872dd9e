// The practice round, played by the moves of its steps.
import { graenaland, type Graenaland } from '../../../../src/games/graenaland'
import type { AnyMove, Choice } from '../../../../src/games/graenaland/model/moves'
import { practice } from '../../../../src/games/graenaland/table/practice'
import { commit, type Ledger } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'
import { testPractice } from '../practice-walk'

const NONCE = '00'.repeat(16)
const ORDERS = { red: { hero: 'warrior', go: 'W' }, white: { go: '0' } } as const satisfies Readonly<Record<string, Choice>>
const cast = (role: keyof typeof ORDERS, ballot: string): AnyMove => ({
  do: 'cast',
  ballot,
  role,
  commitment: commit(sha256, ballot, role, ORDERS[role], NONCE),
})

const ballotIn = ({ head }: Ledger<Graenaland>): string => head.state.ballot?.id ?? ''

/** The moves of the steps in order. */
const MOVES: Readonly<Record<string, (ledger: Ledger<Graenaland>) => readonly AnyMove[]>> = {
  draw: () => [{ do: 'draw', card: 'cattle' }],
  order: (ledger) => [cast('red', ballotIn(ledger))],
  reveal: (ledger) => [
    cast('white', ballotIn(ledger)),
    {
      do: 'reveal',
      ballot: ballotIn(ledger),
      opened: { red: { choice: ORDERS.red, nonce: NONCE }, white: { choice: ORDERS.white, nonce: NONCE } },
    },
  ],
  propose: () => [{ do: 'propose', by: 'red', at: 'C1', split: ['red', 'white'] }],
  half: () => [
    { do: 'vote', by: 'red', yes: true },
    { do: 'vote', by: 'blue', yes: false },
    { do: 'vote', by: 'white', yes: false },
  ],
  adopted: () => [
    { do: 'propose', by: 'white', at: 'C1', split: ['red', 'white'] },
    { do: 'vote', by: 'red', yes: true },
    { do: 'vote', by: 'white', yes: true },
    { do: 'closeVote' },
  ],
  refused: () => [{ do: 'construct', by: 'red', what: 'fort', at: 'C1' }],
  build: () => [
    { do: 'construct', by: 'red', what: 'village', at: 'C2', pay: { cards: { grain: 1, wood: 1 }, supplies: [['grain', 'ore']] } },
  ],
}

testPractice<Graenaland>({ game: graenaland, practice, moves: MOVES, refused: { refused: 'BUILDING_TAKEN' } })
