import { namedBallot, seatOf, type BallotMove, type Opened, type Vocabulary } from '../../referee'
import { castChoice, lookAtChoice, revealChoices } from '../sealed/ballots'
import { canSeal } from '../sealed/envelope'
import { agreed, reviewing, rolesToReview } from '../sealed/last-round'
import type { Outcome, Play } from './play'
import { CANNOT_SEAL, STALE, TABLE, type Context } from './context'
import { naming } from './changes'
import { playMove } from './moves'
import type { OwnPhones } from './own-phones'
import { act, actInBallot } from './steps'

/** Converts choices that the players entered by hand to opened choices. They have no nonce, because they were not sealed. */
const byHand = <Role extends string>(choices: Readonly<Partial<Record<Role, unknown>>>): Partial<Record<Role, Opened>> => {
  const opened: Partial<Record<Role, Opened>> = {}
  for (const role in choices) opened[role] = { choice: choices[role] }
  return opened
}

/** Creates the actions of the store that seal, change, reveal and cancel the choices of a ballot. */
export const ballotActions = <V extends Vocabulary>(
  context: Context<V>,
  ownPhones: OwnPhones<V>,
): Pick<
  Play<V>,
  'cast' | 'castAnew' | 'callOff' | 'lookAt' | 'sealedChoice' | 'isSealedHere' | 'wasSealedHere' | 'agree' | 'reveal' | 'revealByHand'
> => {
  const { environment, set, get } = context
  /**
   * Returns the open game and the ballot with this name. The ballot is undefined if it is not open, or if several ballots are open and
   * `name` is undefined.
   */
  const find = (name: string | undefined) => {
    const { open, lastRounds } = get()
    return { open, lastRounds, ballot: open && namedBallot(open.ballots, name) }
  }
  const onBallot = (move: (ballot: string) => BallotMove<V['role']>, by = TABLE, name?: string) =>
    playMove(context, move(find(name).ballot?.id ?? ''), by)
  const cast = (role: V['role'], choice: V['choice'], by: string, anew: boolean, name: string | undefined): Promise<Outcome> =>
    canSeal()
      ? actInBallot(context, get().open?.id, role, name, (open) => castChoice(environment, open, role, choice, by, anew, name), by)
      : Promise.resolve(CANNOT_SEAL)
  return {
    cast: (role, choice, by, name) => {
      const { open, ownPhones: linked } = get()
      // The entry names no seat if the role has a linked phone: every phone shows then that the choice was not made on it.
      const isOnPhone = linked.some(({ id, roles }) => id === open?.id && roles.includes(role))
      const seat = by ?? (open === undefined ? TABLE : seatOf(open.game.seats(open.state), role))
      return ownPhones.cast(role, choice, false, name) ?? cast(role, choice, isOnPhone ? TABLE : seat, false, name)
    },
    castAnew: (role, choice, name) => {
      const here = ownPhones.cast(role, choice, true, name)
      if (here !== undefined) return here
      const { open, ballot } = find(name)
      const change = () => cast(role, choice, TABLE, true, name)
      return open === undefined || ballot === undefined ? change() : naming(context, open.id, ballot, role, change)
    },
    callOff: (by, name) => onBallot((ballot) => ({ do: 'callOff', ballot }), by, name),
    lookAt: async (role, name) => {
      const { open, ballot, lastRounds } = find(name)
      if (open === undefined || ballot === undefined || !canSeal()) return undefined
      set({ lastRounds: reviewing(open.id, ballot, lastRounds) })
      return lookAtChoice(environment, open, role, ballot.id)
    },
    sealedChoice: async (role, name) => {
      const { open, ballot } = find(name)
      if (open?.followed !== true || ballot === undefined) return undefined
      return (await ownPhones.sealed(role, ballot))?.choice ?? ownPhones.lastSealed(role, ballot)
    },
    isSealedHere: async (role, name) => {
      const { open, ballot } = find(name)
      if (open === undefined || ballot === undefined || !canSeal()) return false
      if (open.followed) return ownPhones.hasSealed(role, ballot)
      return (await lookAtChoice(environment, open, role, ballot.id)) !== undefined
    },
    wasSealedHere: async (role, name) => {
      const { open, ballot } = find(name)
      return open?.followed === true && ballot !== undefined && canSeal() && ownPhones.hasAnySealed(role, ballot)
    },
    agree: (role, name) => {
      const { open, ballot, lastRounds } = find(name)
      if (open !== undefined && ballot !== undefined) set({ lastRounds: agreed(open.id, ballot, lastRounds, role) })
    },
    reveal: async (by = TABLE, name) => {
      const { open, ballot, lastRounds } = find(name)
      const looking = open === undefined || ballot === undefined ? [] : rolesToReview(open.id, ballot, lastRounds)
      // A choice that is sealed on an own phone cannot be reviewed on the shared phone, and nobody can have replaced it there.
      for (const role of looking)
        if (open !== undefined && (await lookAtChoice(environment, open, role, ballot?.id)) !== undefined) return STALE
      return act(context, async (seen) => revealChoices(environment, seen, by, name, await ownPhones.openings(name)), by)
    },
    revealByHand: (choices, by, name) => {
      const opened = byHand(choices)
      return onBallot((ballot) => ({ do: 'reveal', opened, ballot }), by, name)
    },
  }
}
