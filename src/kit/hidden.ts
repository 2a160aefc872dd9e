import {
  choicesRevealed,
  decideBallot,
  decideSecret,
  evolveBallot,
  evolveSecrets,
  isSecretMove,
  secretRevealed,
  type Ballot,
  type BallotEvent,
  type BallotMove,
  type CoreCode,
  type KeptSecret,
  type Result,
  type Revealed,
  type Rewound,
  type SecretEvent,
  type SecretMove,
} from '../referee'
import { ballotsAfter, noMarks, withMark, type Marks } from './marks'

/** Part of a state with everything about hidden choices: the open ballot, the secrets of roles, and records of rewinds. */
export interface Hidden<Kind extends string = string, Role extends string = string> {
  readonly ballot?: Ballot<Kind, Role>
  readonly secrets: readonly KeptSecret<Role>[]
  readonly marks: Marks
}

/** Initial state of the hidden choices in every game: no ballot, no secrets, no rewinds. */
export const nothingHidden = { secrets: [], marks: noMarks } as const

export type HiddenMove<Role extends string = string> = BallotMove<Role> | SecretMove<Role>
export type HiddenEvent<Role extends string = string> = BallotEvent<Role> | SecretEvent<Role>

const BALLOT: readonly string[] = ['cast', 'castAnew', 'callOff', 'reveal'] satisfies readonly BallotMove['do'][]
const EVENTS: readonly string[] = [
  'cast',
  'castAnew',
  'calledOff',
  'revealed',
  'secretKept',
  'secretShown',
  'secretDropped',
] satisfies readonly HiddenEvent['e'][]

export const isHiddenMove = (move: { readonly do: string }): move is HiddenMove => BALLOT.includes(move.do) || isSecretMove(move)
export const isHiddenEvent = <Event extends { readonly e: string }>(
  event: Event,
): event is Extract<Event, { readonly e: HiddenEvent['e'] }> => EVENTS.includes(event.e)

/**
 * Validates a move on the open ballot or on secrets, which may be any JSON. Does not check the content of the choice, nor whether the game
 * asks for the move now. Refusals: the refusals of `decideBallot` and `decideSecret`.
 */
export const decideHidden = <Role extends string>(
  { ballot, secrets }: Hidden<string, Role>,
  move: HiddenMove<Role>,
): Result<HiddenEvent<Role>, CoreCode> => (isSecretMove(move) ? decideSecret(secrets, move) : decideBallot(ballot, move))

const isSecret = <Role extends string>(event: HiddenEvent<Role> | Rewound): event is SecretEvent<Role> => 'secret' in event

/**
 * Returns the part of the state about hidden choices after an event. A `rewound` event restarts the open ballot unless the event lists the
 * ballot in `kept`. Before merging the result into a state, remove `ballot` from the state: the result omits this field if no ballot is
 * open.
 */
export const hiddenAfter = <Kind extends string, Role extends string>(
  { ballot, secrets, marks }: Hidden<Kind, Role>,
  event: HiddenEvent<Role> | Rewound,
): Hidden<Kind, Role> => {
  const before = { secrets, marks, ...(ballot && { ballot }) }
  if (isSecret(event)) return { ...before, secrets: evolveSecrets(secrets, event) }
  if (event.e === 'rewound') {
    const after = withMark(marks, event)
    const [still] = ballot === undefined ? [] : ballotsAfter(after, [ballot], event)
    return { ...before, marks: after, ...(still && { ballot: still }) }
  }
  const after = ballot && evolveBallot(ballot, event)
  return { secrets, marks, ...(after && { ballot: after }) }
}

/** Returns the hidden information that an event reveals, for the function `reveals` of a game. Undefined if the event reveals nothing. */
export const hiddenRevealed = (event: HiddenEvent | { readonly e: string }): Revealed | undefined => {
  if (!isHiddenEvent(event)) return undefined
  return isSecret(event) ? secretRevealed(event) : choicesRevealed(event)
}
