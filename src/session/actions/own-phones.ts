import { isInBallot, namedBallot, seatOf, withoutAttempt, type Ballot, type Opened, type Vocabulary } from '../../referee'
import type { LinkedPhone, Outcome, Play, SendCommitment } from './play'
import { DONE, STALE, type Context } from './context'
import { naming } from './changes'
import { actInBallot } from './steps'
import { saveCommitment } from '../environment/sealed-choices'

/** Module for sealing choices on guest phones. Loaded on demand, because it is needed only with a second phone. */
const sealing = () => import('../sealed/own-phone')

export interface OwnPhones<V extends Vocabulary> extends Pick<Play<V>, 'linkPhone' | 'castFrom' | 'takeSeat'> {
  /** Seals a choice on this guest phone. Returns undefined if the role does not choose on this phone. */
  readonly cast: (role: V['role'], choice: V['choice'], anew: boolean, name: string | undefined) => Promise<Outcome> | undefined
  /** Returns the newest choice that a role has sealed on this guest phone and whose commitment is in the ledger. */
  readonly sealed: (role: V['role'], ballot: Ballot) => Promise<Opened<V['choice']> | undefined>
  /** Returns whether that choice is stored on this phone. Also known without a seat, e.g. after a reload before the phone is linked. */
  readonly hasSealed: (role: V['role'], ballot: Ballot) => Promise<boolean>
  /** Returns whether a role has sealed any choice of a ballot on this guest phone, also one that no longer counts. */
  readonly hasAnySealed: (role: V['role'], ballot: Ballot) => Promise<boolean>
  /**
   * Returns the choice that a role has sealed last on this guest phone for the question of a ballot, also if it no longer counts because
   * the choices of the ballot were discarded. Kept in memory only.
   */
  readonly lastSealed: (role: V['role'], ballot: Ballot) => V['choice'] | undefined
  /** Requests the choices of a ballot from the linked phones; each choice first from the phone of its role, then from all others. */
  readonly openings: (name: string | undefined) => Promise<Readonly<Partial<Record<string, Opened>>>>
}

/** Key of the choice of a role in all attempts of a ballot. */
const lastKey = (game: string, ballot: string, role: string): string => `${game} ${withoutAttempt(ballot)} ${role}`

/** Creates the actions for roles that choose on their own phones: the actions of the host phone and those of a guest phone. */
export const makeOwnPhones = <V extends Vocabulary>(context: Context<V>): OwnPhones<V> => {
  const { environment, set, get, inTurn } = context
  const phones = new Set<LinkedPhone>()
  let send: SendCommitment | undefined
  /** Roles whose commitment is being sent, so that a double tap sends only one. */
  const sending = new Set<string>()
  /** Choices that were sealed last on this guest phone; the key is {@link lastKey}. */
  const last = new Map<string, V['choice']>()

  const show = () => set({ ownPhones: [...phones].filter(({ roles }) => roles.length > 0).map(({ game, roles }) => ({ id: game, roles })) })
  const sealHere = async (role: V['role'], choice: V['choice'], anew: boolean, name: string | undefined): Promise<Outcome> => {
    const { open } = get()
    if (open === undefined || sending.has(role)) return STALE
    sending.add(role)
    try {
      const ballot = namedBallot(open.ballots, name)?.id ?? ''
      const { sealOnOwnPhone } = await sealing()
      const sealed = await inTurn(() => sealOnOwnPhone(environment, open, role, choice, anew, name))
      if (sealed.how === 'unsaved') return { how: 'unsaved', trouble: 'failed' }
      if (sealed.how === 'refused') return sealed
      last.set(lastKey(open.id, ballot, role), choice)
      const { commitment } = sealed
      const isAccepted = (await send?.(ballot, role, commitment, anew)) === true
      // The entry may have been written although the reply was lost.
      const now = namedBallot(get().open?.ballots ?? [], ballot)
      if (!isAccepted && (now === undefined || !isInBallot(now, role, commitment))) return { how: 'unlinked' }
      saveCommitment({ game: open.id, ballot: withoutAttempt(ballot), role, commitment })
      return DONE
    } finally {
      sending.delete(role)
    }
  }

  const openId = () => get().open?.id ?? ''
  const isSeatHere = (role: V['role']): boolean => {
    const { open, seat } = get()
    return open !== undefined && seat?.id === open.id && seat.roles.includes(role)
  }

  return {
    linkPhone: (phone) => {
      phones.add(phone)
      show()
      return () => {
        phones.delete(phone)
        show()
      }
    },
    castFrom: async (id, role, name, commitment, anew) => {
      const { castCommitment } = await sealing()
      const { open } = get()
      const ballot = open && namedBallot(open.ballots, name)
      // Another game may be open now, with a ballot of the same name.
      if (open?.id !== id || ballot === undefined) return false
      const by = seatOf(open.game.seats(open.state), role)
      const write = () =>
        actInBallot(context, id, role, name, (now) => castCommitment(environment, now, role, commitment, by, anew, name), by)
      const { how } = await (anew ? naming(context, id, ballot, role, write) : write())
      return how === 'done'
    },
    takeSeat: (id, roles, sendNow) => {
      send = sendNow
      const before = get().seat
      const isTakenOver = roles.length === 0 && before?.id === id && (before.roles.length > 0 || before.isTakenOver)
      // The host may repeat a seat that the player has not confirmed yet.
      const isGiven = before?.id === id && before.isGiven === true && before.roles.join() === roles.join()
      set({ seat: { id, roles, isTakenOver, ...(isGiven && { isGiven }) } })
    },
    cast: (role, choice, anew, name) => {
      const { open, seat } = get()
      return open?.followed === true && seat?.id === open.id && seat.roles.includes(role) ? sealHere(role, choice, anew, name) : undefined
    },
    sealed: async (role, ballot) =>
      isSeatHere(role) ? (await sealing()).newestSealed(environment.store, openId(), ballot, role) : undefined,
    hasSealed: async (role, ballot) => (await (await sealing()).newestSealed(environment.store, openId(), ballot, role)) !== undefined,
    hasAnySealed: async (role, ballot) => (await sealing()).hasAnySealed(environment.store, openId(), ballot.id, role),
    lastSealed: (role, ballot) => (isSeatHere(role) ? last.get(lastKey(openId(), ballot.id, role)) : undefined),
    openings: async (name) => {
      const { open } = get()
      const ballot = open && namedBallot(open.ballots, name)
      if (ballot === undefined) return {}
      const asked = [...phones].flatMap((phone) =>
        (phone.game === open?.id ? phone.roles : []).filter((role) => ballot.roles.includes(role)).map((role) => [phone, role] as const),
      )
      const found = await Promise.all(asked.map(async ([phone, role]) => [role, await phone.open(ballot.id, role)] as const))
      const opened: Partial<Record<string, Opened>> = Object.fromEntries(found.filter(([, one]) => one !== undefined))
      const missing = ballot.roles.filter((role) => opened[role] === undefined)
      if (phones.size === 0 || missing.length === 0) return opened
      // A role may have sealed its choice on a phone that has since given up the seat, so all other phones are asked too.
      const { isCommitted } = await sealing()
      const others = missing.flatMap((role) =>
        [...phones].filter(({ game, roles }) => game === open?.id && !roles.includes(role)).map((phone) => [phone, role] as const),
      )
      const late = await Promise.all(others.map(async ([phone, role]) => [role, await phone.open(ballot.id, role)] as const))
      // Anything that does not match a commitment is ignored, so that such a phone cannot make the role look dishonest.
      for (const [role, one] of late) if (one !== undefined && isCommitted(ballot, role, one)) opened[role] ??= one
      return opened
    },
  }
}
