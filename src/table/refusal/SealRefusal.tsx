import { useLocation, useNavigate } from 'react-router'
import type { Refusal } from '../../referee'
import { Button } from '../../ui/Button'
import { HoldButton } from '../../ui/HoldButton'
import { useGameSpeech } from '../context'
import { useTable } from '../hook'
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

/** Returns a function that describes a failed reveal in two texts: whose choice is missing and why, and what the players can do now. */
export function useSealText(): (failed: FailedReveal) => { readonly wrong: string; readonly allowed: string } {
  const { words, say, list } = useRefusalWords()
  const { player } = useGameSpeech()
  const state = useTable((open) => open.state)
  return ({ roles, why }) => {
    const text = words.seal[why]
    const who = { roles: list(roles.map((role) => player(state, role))) }
    return { wrong: say(text.wrong, who), allowed: say(text.allowed, who) }
  }
}

/** Buttons after a failed reveal: link the phone again, choose on this phone, or cancel the ballot. */
export function SealRefusal({ roles, why, ballot, chooseHere }: FailedReveal & Pick<GameRefusals, 'chooseHere'>) {
  const { words, say } = useRefusalWords()
  const { player } = useGameSpeech()
  const { id, state } = useTable((open) => open)
  const { dismiss, callOff } = useTable((_, play) => play)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <>
      {why === 'absent' && (
        <Button
          kind="do"
          icon={icons.phone}
          onClick={() => {
            dismiss()
            void navigate(`/link/${id}?code`, { state: pathname })
          }}
        >
          {words.seal.link}
        </Button>
      )}
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
