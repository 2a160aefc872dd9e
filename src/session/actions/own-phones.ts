import { namedBallot, seatOf, type Opened, type Vocabulary } from '../../referee'
import type { LinkedPhone, Outcome, Play, SendCommitment } from './play'
import { DONE, STALE, type Context } from './context'
import { act } from './steps'

/** Needed with a second phone alone, so not part of every start. */
const sealing = () => import('../sealed/own-phone')

export interface OwnPhones<V extends Vocabulary> extends Pick<Play<V>, 'linkPhone' | 'castFrom' | 'takeSeat'> {
  /** Seals a choice on this phone, which follows the game; undefined: the role does not choose here. */
  readonly cast: (role: V['role'], choice: V['choice'], name: string | undefined) => Promise<Outcome> | undefined
  /** Asks the linked phones for the choices of a ballot. */
  readonly openings: (name: string | undefined) => Promise<Readonly<Partial<Record<string, Opened>>>>
}

/** The actions of roles that choose on phones of their own, on the table and on such a phone. */
export const makeOwnPhones = <V extends Vocabulary>(context: Context<V>): OwnPhones<V> => {
  const { environment, set, get } = context
  const phones = new Set<LinkedPhone>()
  let send: SendCommitment | undefined

  const show = () => set({ ownPhones: [...phones].flatMap(({ roles }) => roles) })
  const sealHere = async (role: V['role'], choice: V['choice'], name: string | undefined): Promise<Outcome> => {
    const { open } = get()
    if (open === undefined) return STALE
    const ballot = namedBallot(open.ballots, name)?.id ?? ''
    const sealed = await (await sealing()).sealOnOwnPhone(environment, open, role, choice, name)
    if (sealed.how === 'unsaved') return { how: 'unsaved', trouble: 'failed' }
    if (sealed.how === 'refused') return sealed
    return (await send?.(ballot, role, sealed.commitment)) === true ? DONE : { how: 'unlinked' }
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
    castFrom: async (role, name, commitment) => {
      const { open } = get()
      if (open === undefined) return false
      const by = seatOf(open.game.seats(open.state), role)
      const { castCommitment } = await sealing()
      const { how } = await act(context, (seen) => castCommitment(environment, seen, role, commitment, by, name), by, undefined, true)
      return how === 'done'
    },
    takeSeat: (id, roles, sendNow) => {
      send = sendNow
      set({ seat: { id, roles } })
    },
    cast: (role, choice, name) => {
      const { open, seat } = get()
      return open?.followed === true && seat?.id === open.id && seat.roles.includes(role) ? sealHere(role, choice, name) : undefined
    },
    openings: async (name) => {
      const { open } = get()
      const ballot = open && namedBallot(open.ballots, name)
      if (ballot === undefined) return {}
      const asked = [...phones].flatMap((phone) =>
        phone.roles.filter((role) => ballot.roles.includes(role)).map((role) => [phone, role] as const),
      )
      const found = await Promise.all(asked.map(async ([phone, role]) => [role, await phone.open(ballot.id, role)] as const))
      return Object.fromEntries(found.filter(([, opened]) => opened !== undefined))
    },
  }
}
