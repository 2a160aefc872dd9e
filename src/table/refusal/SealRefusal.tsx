import { useLocation, useNavigate } from 'react-router'
import type { Refusal } from '../../referee'
import type { Holder } from '../../session'
import { Button } from '../../ui/Button'
import { HoldButton } from '../../ui/HoldButton'
import { useGameSpeech } from '../context'
import { useTable } from '../hook'
import { useLinkEarlierLabel, usePhoneName } from '../phone-name'
import * as icons from '../icons'
import type { GameRefusals } from './game-refusals'
import { useRefusalWords } from './words'

/** Reasons why a sealed choice cannot be revealed. The session code reports one of these reasons. */
const WHY = ['absent', 'other', 'illegal'] as const

/** Failed reveal of a ballot: the ballot, the roles whose choices cannot be revealed, and the reason. */
export interface FailedReveal {
  readonly roles: readonly string[]
  readonly why: (typeof WHY)[number]
  readonly ballot: string
}

/** Returns the failed reveal that caused a refusal; undefined if the refusal has another cause. */
export const failedReveal = ({ code, params }: Refusal): FailedReveal | undefined => {
  const { roles, ballot } = params
  const why = WHY.find((one) => one === params['why'])
  if (code !== 'SEAL_BROKEN' || why === undefined || !Array.isArray(roles) || typeof ballot !== 'string') return undefined
  return { roles: roles.map(String), why, ballot }
}

/**
 * Returns a function that returns the linked phones on which the missing choices of a failed reveal are sealed; empty if at least one of
 * the choices is on another phone.
 */
const useLinkedHolders = (): ((failed: FailedReveal) => readonly Holder[]) => {
  const id = useTable((open) => open.id)
  const holders = useTable((_, play) => play.holders)
  return ({ roles, why, ballot }) => {
    const linked = holders.filter((one) => one.id === id && one.ballot === ballot && one.isLinked && roles.includes(one.role))
    return why === 'absent' && roles.every((role) => linked.some((one) => one.role === role)) ? linked : []
  }
}

/** Returns a function that describes a failed reveal in two texts: whose choice is missing and why, and what the players can do now. */
export function useSealText(): (failed: FailedReveal) => { readonly wrong: string; readonly allowed: string } {
  const { words, say, list } = useRefusalWords()
  const { player } = useGameSpeech()
  const state = useTable((open) => open.state)
  const holdersOf = useLinkedHolders()
  const phoneName = usePhoneName()
  return (failed) => {
    const { roles, why } = failed
    const text = words.seal[why]
    const who = { roles: list(roles.map((role) => player(state, role))) }
    const wrong = say(text.wrong, who)
    const holders = holdersOf(failed)
    if (holders.length === 0) return { wrong, allowed: say(text.allowed, who) }
    return { wrong, allowed: say(words.seal.absent.held, { phones: list([...new Set(holders.map(phoneName))]) }) }
  }
}

/** Buttons after a failed reveal: link the phone again, choose on this phone, or cancel the ballot. */
export function SealRefusal({ chooseHere, ...failed }: FailedReveal & Pick<GameRefusals, 'chooseHere'>) {
  const { roles, why, ballot } = failed
  const isHeldByLinked = useLinkedHolders()(failed).length > 0
  const earlierLabel = useLinkEarlierLabel()
  const holders = useTable((_, play) => play.holders)
  const { words, say, list } = useRefusalWords()
  const { player } = useGameSpeech()
  const { id, state } = useTable((open) => open)
  const ownPhones = useTable((_, play) => play.ownPhones)
  const onPhone = roles.filter((role) => ownPhones.some((phone) => phone.id === id && phone.roles.includes(role)))
  const missing = holders.filter((one) => one.id === id && one.ballot === ballot && !one.isLinked && roles.includes(one.role))
  const { dismiss, callOff, reveal } = useTable((_, play) => play)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <>
      {isHeldByLinked && (
        <Button
          kind="do"
          icon={icons.seal}
          onClick={() => {
            dismiss()
            void reveal(undefined, ballot)
          }}
        >
          {words.seal.again}
        </Button>
      )}
      {why === 'absent' && (
        <Button
          kind={isHeldByLinked ? 'alt' : 'do'}
          icon={icons.phone}
          onClick={() => {
            dismiss()
            void navigate(`/link/${id}?code`, { state: pathname })
          }}
        >
          {earlierLabel(missing) ?? words.seal.link}
        </Button>
      )}
      {onPhone.length > 0 && <p className="note">{say(words.seal.onPhone, { roles: list(onPhone.map((role) => player(state, role))) })}</p>}
      {roles.map((role) => (
        <Button
          key={role}
          icon={icons.redo}
          onClick={() => {
            dismiss()
            chooseHere(ballot, role)
          }}
        >
          {say(words.seal.here, { role: player(state, role) })}
        </Button>
      ))}
      <p className="note">{words.seal.dropped}</p>
      <HoldButton
        kind="alt"
        ms={2000}
        icon={icons.close}
        onHold={() => {
          dismiss()
          void callOff(undefined, ballot)
        }}
      >
        {words.seal.cancel}
      </HoldButton>
      <Button kind="quiet" onClick={dismiss}>
        {words.seal.back}
      </Button>
    </>
  )
}
