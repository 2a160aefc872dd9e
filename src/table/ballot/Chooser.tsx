import { useCallback, useMemo } from 'react'
import type { Ballot } from '../../referee'
import { useSession } from '../../session'
import { Notice } from '../../ui/status'
import { useTable } from '../hook'
import { useRolesMissing } from '../own-phone'
import { useBallotSpeech, useSealedKind } from './context'
import { useCast, useReplacedHere, useSealedChoice, type Beneath } from './sealing'
import { useBallotWords } from './words'
import { SealedPad, type SealedPadProps } from './SealedPad'
import { keepUnfinished, unfinishedChoice } from './unfinished'

export interface ChooserProps extends Pick<SealedPadProps, 'question' | 'role' | 'onSealed' | 'onCover' | 'onPin'> {
  readonly ballot: Ballot
  readonly anew: boolean
}

/** Input in which one role makes its choice in a ballot. */
export function Chooser({ ballot, anew, ...rest }: ChooserProps) {
  const { role } = rest
  const state = useTable((open) => open.state)
  const kind = useSealedKind(ballot.kind)
  const { unfinished } = useBallotSpeech()
  const cast = useCast(ballot.id)
  const replaced = useReplacedHere(ballot)
  const missing = useRolesMissing()
  const { words } = useBallotWords()
  const beneath = useCallback<Beneath>(
    (draft, latest, before) => kind.beneath?.(state, role, draft, latest, before) ?? latest,
    [kind, state, role],
  )
  return (
    <SealedPad
      {...rest}
      kind={ballot.kind}
      beneath={beneath}
      {...useRememberedChoice(ballot.id, role, anew)}
      unusual={(choice) => unfinished?.(state, role, choice)}
      send={(choice) => cast(role, choice, anew)}
    >
      {anew &&
        (replaced.includes(role) ? (
          <Notice kind="warn">{words.ownPhone.replaced}</Notice>
        ) : (
          <p className="note">{words.anew[missing.includes(role) ? 'stillLost' : 'still']}</p>
        ))}
      {kind.Stakes !== undefined && <kind.Stakes ballot={ballot} power />}
    </SealedPad>
  )
}

/**
 * Returns what the input of a choice begins with, and a function that keeps each unfinished choice on the own phone of a player. The input
 * begins with the choice that the role has sealed before, or with its unfinished choice for the same question before an undo, or before its
 * choice was made on the shared phone.
 */
function useRememberedChoice(ballot: string, role: string, anew: boolean): Pick<SealedPadProps, 'sealed' | 'onChoice'> {
  const session = useSession()
  const { id, followed } = useTable((open) => open)
  const sealedChoice = useSealedChoice(ballot, role, anew)
  const sealed = useMemo(
    () => (followed ? async () => (await sealedChoice?.()) ?? unfinishedChoice(session, id, ballot, role) : sealedChoice),
    [followed, sealedChoice, session, id, ballot, role],
  )
  const keep = useCallback((choice: unknown) => keepUnfinished(session, id, ballot, role, choice), [session, id, ballot, role])
  return followed && !anew ? { sealed, onChoice: keep } : { sealed }
}
