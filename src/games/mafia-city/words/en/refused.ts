import type { GameCode } from '../../model/refusals'
import type { RefusedText } from '../shared/refused-facts'

const possible = (locations: readonly string[], none: string): string =>
  locations.length === 0 ? none : `Possible: ${locations.join(', ')}.`
const cardsOf = (n: number): string => (n === 1 ? '1 card' : `${n === 0 ? 'no' : n} cards`)

/** English texts of refusals with names and numbers: the forbidden move, the reason, and the legal moves. */
export const refused = {
  NOT_YOUR_TURN: ({ next }) => [
    next === undefined ? 'It is somebody else’s turn' : `It is ${next}’s turn`,
    'Turns go clockwise. All others only react to what is played.',
  ],
  PASSED: ({ who }) => [
    `${who} has passed`,
    'Only a Bullet allows one more action. A Raid that brings a Mafioso back makes a player active again.',
  ],
  NO_TOKEN_IN_HAND: ({ who, reserve }) => [
    `${who} has no Mafioso in hand`,
    `Placing takes one from it${reserve > 0 ? `; two Hats take one of the ${reserve} in reserve` : ''}. Or wait, or pass.`,
  ],
  NO_TOKEN_IN_RESERVE: ({ who }) => [
    `${who} has no Mafioso in reserve`,
    'Two Hats place a Mafioso from the reserve. Without one, place from the hand or play another card.',
  ],
  NOT_ENOUGH_CARDS: ({ who, cards }) => [
    `${who} has ${cardsOf(cards)}`,
    'Too few for this. If more are in hand on the table, correct the count: “Correct something”.',
  ],
  NO_SUCH_TOKEN: ({ inside, what, elsewhere }) => [
    `Nobody is ${inside === '' ? 'there' : inside}`,
    `${what}: choose a location with Mafiosi. ${possible(elsewhere, 'None has any now.')}`,
  ],
  NOT_OWN_TOKEN: ({ who, owner, inside, elsewhere }) => [
    owner === undefined ? 'This Mafioso belongs to somebody else' : `This one is ${owner}’s`,
    `${who} takes only own Mafiosi${inside === '' ? '' : `, and has none ${inside}`}. ${possible(elsewhere, '')}`.trim(),
  ],
  RAID_NEEDS_TWO: ({ who, inside, own, elsewhere }) => [
    'A Police Raid needs two of your own',
    `${who} has ${own === 0 ? 'none' : own} ${inside}. ${possible(elsewhere, `${who} has two nowhere.`)}`,
  ],
  SAME_LOCATION: ({ what, elsewhere }) => [
    'Two different locations are needed',
    `${what}: choose the other one. ${possible(elsewhere, '')}`.trim(),
  ],
  LOCATION_EMPTY: ({ inside, what, elsewhere }) => [
    `Nobody is ${inside === '' ? 'there' : inside}`,
    `${what}: choose a location with Mafiosi. ${possible(elsewhere, 'None has any now.')}`,
  ],
  CELL: () => ['Nobody is placed in the Cell', 'Only cards and the Prison put Mafiosi into the Cell, and only the Prison empties it.'],
  EMPTY_HAND: ({ owner = '' }) => [`${owner} has no cards`.trim(), 'The Thief takes from somebody who has cards.'],
  NOT_ADJACENT: ({ elsewhere }) => ['The Hitman moves to a neighbouring location', possible(elsewhere, 'He has no neighbour.')],
  NOT_CONTROLLER: ({ next }) => [
    next === undefined ? 'Nobody controls the location' : `${next} controls the location`,
    'Its effect is used by the player in control, and by nobody else.',
  ],
  NOT_MAYOR_HOLDER: ({ next }) => [
    next === undefined ? 'Nobody holds the Mayor' : `${next} holds the Mayor`,
    'The Mayor chooses the location, and who decides there.',
  ],
  NOT_YOUR_DECISION: ({ next }) => [
    next === undefined ? 'Somebody else decides now' : `Now ${next} decides`,
    'Each player there decides once, in the order of the location.',
  ],
} satisfies Partial<Record<GameCode, RefusedText>>

export type Refused = Readonly<Record<keyof typeof refused, RefusedText>>
