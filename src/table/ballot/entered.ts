import type { Prompt } from '../../referee'
import { keyOfOpenEntry } from '../../session/ledger/open-entry'
import { useTable } from '../hook'

/** Choices that the players have entered openly. The key is the role. */
type Entered = Readonly<Record<string, unknown>>

const isEntered = (kept: unknown): kept is { readonly entered: Entered } => typeof kept === 'object' && kept !== null && 'entered' in kept

/**
 * Hook that returns the choices of a ballot that the players have entered openly, and their setter; undefined if there are none. They are
 * stored on disk like the unfinished answer of an open question, so that a reload does not lose them.
 */
export function useEntered(question: Prompt): readonly [Entered | undefined, (entered: Entered | undefined) => void] {
  const key = keyOfOpenEntry(question.key)
  const kept = useTable((open) => open.drafts[key])
  const setDraft = useTable((_, play) => play.setDraft)
  const set = (entered: Entered | undefined) =>
    void setDraft({ ...question, key, sealed: false }, entered === undefined ? undefined : { entered })
  return [isEntered(kept) ? kept.entered : undefined, set]
}
