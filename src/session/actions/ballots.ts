import type { BallotMove, Opened, Vocabulary } from '../../referee'
import { castChoice, lookAtChoice, revealChoices } from '../ballots'
import { canSeal } from '../envelope'
import { agreed, lookedAt, toLook } from '../last-round'
import type { Outcome, Play } from '../play'
import { CANNOT_SEAL, OVERTAKEN, TABLE, type Context } from './context'
import { playMove } from './moves'
import { act } from './steps'

/** Choices by role as they are revealed when somebody types them in: without a nonce, since none of them was sealed. */
const byHand = <Role extends string>(choices: Readonly<Partial<Record<Role, unknown>>>): Partial<Record<Role, Opened>> => {
  const opened: Partial<Record<Role, Opened>> = {}
  for (const role in choices) opened[role] = { choice: choices[role] }
  return opened
}

/** What is done on an open ballot. */
export const ballotActions = <V extends Vocabulary>(
  context: Context<V>,
): Pick<Play<V>, 'cast' | 'castAnew' | 'callOff' | 'lookAt' | 'agree' | 'reveal' | 'revealByHand'> => {
  const { environment, set, get } = context
  const onBallot = (move: (ballot: string) => BallotMove<V['role']>, by = TABLE) =>
    playMove(context, move(get().open?.ballot?.id ?? ''), by)
  const cast = (role: V['role'], choice: V['choice'], by: string, anew: boolean): Promise<Outcome> =>
    canSeal()
      ? act(context, (open) => castChoice(environment, open, role, choice, by, anew), by, undefined, true)
      : Promise.resolve(CANNOT_SEAL)
  return {
    cast: (role, choice, by = TABLE) => cast(role, choice, by, false),
    castAnew: (role, choice) => cast(role, choice, TABLE, true),
    callOff: (by) => onBallot((ballot) => ({ do: 'callOff', ballot }), by),
    lookAt: async (role) => {
      const { open, lastRound } = get()
      if (open === undefined || !canSeal()) return undefined
      set({ lastRound: lookedAt(open, lastRound) })
      return lookAtChoice(environment, open, role)
    },
    agree: (role) => {
      const { open, lastRound } = get()
      if (open !== undefined) set({ lastRound: agreed(open, lastRound, role) })
    },
    reveal: (by = TABLE) => {
      const { open, lastRound } = get()
      if (open !== undefined && toLook(open, lastRound).length > 0) return Promise.resolve(OVERTAKEN)
      return act(context, (seen) => revealChoices(environment, seen, by), by)
    },
    revealByHand: (choices, by) => {
      const opened = byHand(choices)
      return onBallot((ballot) => ({ do: 'reveal', opened, ballot }), by)
    },
  }
}
