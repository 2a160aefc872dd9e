import type { Prompt, Vocabulary } from '../referee'
import { keyOf } from './ballots'
import { canSeal, seal, unseal } from './envelope'
import type { OpenGame } from './opening'
import type { InTurn } from './queue'
import type { World } from './world'

/**
 * Answers that are not finished yet, on disk. Open drafts lie there as they are; sealed ones encrypted with the key of their
 * ballot, and are handed out only to whoever asks for that one prompt.
 */
export interface Drafts<V extends Vocabulary> {
  /** Keeps the newest draft of a prompt. What was asked for earlier and is not on disk yet is passed over. */
  keep(prompt: Prompt<V['promptKind'], V['role']>, draft: V['draft'] | undefined): Promise<void>
  /** The draft of a sealed prompt; undefined if there is none. */
  sealed(prompt: Prompt<V['promptKind'], V['role']>): Promise<V['draft'] | undefined>
}

/** @param now the open game at the moment of writing */
export const makeDrafts = <V extends Vocabulary>({ store }: World, inTurn: InTurn, now: () => OpenGame<V> | undefined): Drafts<V> => {
  const newest = new Map<string, symbol>()

  const write = async (prompt: Prompt, draft: unknown): Promise<void> => {
    const open = now()
    if (open === undefined || !open.prompts.some(({ key }) => key === prompt.key)) return
    if (draft === undefined) await store.dropDraft(open.id, prompt.key)
    else if (!prompt.sealed) await store.putDraft(open.id, { prompt: prompt.key, draft })
    else if (open.ballot !== undefined && canSeal()) {
      const ballot = open.ballot.id
      const key = await keyOf(store, open.id, ballot)
      if (!key.ok) return
      const sealed = await seal(key.value, [open.id, ballot, prompt.key], draft)
      await store.putDraft(open.id, { prompt: prompt.key, ballot, sealed }, key.value)
    }
  }

  return {
    keep: (prompt, draft) => {
      const mine = Symbol(prompt.key)
      newest.set(prompt.key, mine)
      return inTurn(async () => {
        if (newest.get(prompt.key) === mine) await write(prompt, draft)
      })
    },
    sealed: (prompt) =>
      inTurn(async () => {
        const open = now()
        if (open?.ballot === undefined || !canSeal()) return undefined
        const [drafts, key] = [await store.drafts(open.id), await store.key(open.id, open.ballot.id)]
        if (!drafts.ok || !key.ok || key.value === undefined) return undefined
        const kept = drafts.value.find((one) => one.prompt === prompt.key)
        if (kept === undefined || !('sealed' in kept)) return undefined
        return unseal(key.value, [open.id, open.ballot.id, prompt.key], kept.sealed)
      }),
  }
}
