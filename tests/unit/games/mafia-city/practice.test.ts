// Plays the practice round with the moves of its steps.
import { mafiaCity, type MafiaCity } from '../../../../src/games/mafia-city'
import type { OwnMove } from '../../../../src/games/mafia-city/model/moves'
import { practice } from '../../../../src/games/mafia-city/table/practice'
import { testPractice } from '../practice-walk'

/** Moves for each step of the practice round, in order. The second move is refused. */
const MOVES: Readonly<Record<string, () => readonly OwnMove[]>> = {
  place: () => [{ do: 'act', by: 'red', what: 'place', at: 2 }],
  refused: () => [{ do: 'act', by: 'blue', what: 'raid', at: 1 }],
  card: () => [{ do: 'act', by: 'blue', what: 'snitch', at: 1, place: 1 }],
  veto: () => [{ do: 'react', by: 'red', with: 'chief' }],
  fists: () => [{ do: 'react', by: 'green', with: 'fists' }],
  stands: () => [{ do: 'nobody' }, { do: 'noComplicity', by: 'red' }],
  pass: () => (['green', 'red', 'blue'] as const).map((by): OwnMove => ({ do: 'act', by, what: 'pass' })),
  location: () => [{ do: 'choose', at: 1 }, { do: 'noMoreDeals' }],
}

testPractice<MafiaCity>({ game: mafiaCity, practice, moves: MOVES, refused: { refused: 'RAID_NEEDS_TWO' } })
