import { ballotOf, type Prompt, type Vocabulary } from '../../referee'
import { keyOf } from './ballots'
import { keyOfOpenEntry } from '../ledger/open-entry'
import { canSeal, seal, unseal } from './envelope'
import type { OpenGame } from '../ledger/opening'
import type { InTurn } from '../environment/queue'
import type { Environment } from '../environment/environment'
import { forgetUnwritten, keepUnwritten } from '../environment/unwritten-draft'

/**
 * Storage of drafts (unfinished answers to prompts) on disk. Drafts of open prompts are stored as plain data. Drafts
 * of sealed prompts are encrypted with the key of their ballot, and returned only for their own prompt. Drafts of
 * secrets are kept in memory only. Until a plain draft is on disk, the storage of the window has it.
 */
export interface Drafts<V extends Vocabulary> {
  /** Stores the newest unfinished answer of a prompt. Skips earlier ones of the prompt that are still waiting to be stored. */
  keep(prompt: Prompt<V['promptKind'], V['role']>, draft: V['draft'] | undefined): Promise<void>
  /** Returns the stored unfinished answer of a sealed prompt; undefined if there is none. */
  sealed(prompt: Prompt<V['promptKind'], V['role']>): Promise<V['draft'] | undefined>
}

/**
 * Merges drafts from the disk with drafts that the user has changed while they were read: input of the user is never
 * overwritten.
 * @param read drafts from the disk
 * @param before the drafts on the screen when reading was requested
 * @param now the drafts on the screen now
 */
export const mergeDrafts = <Draft>(
  read: Readonly<Record<string, Draft>>,
  before: Readonly<Record<string, Draft>>,
  now: Readonly<Record<string, Draft>>,
): Readonly<Record<string, Draft>> => {
  const touched = new Set([...Object.keys(before), ...Object.keys(now)].filter((prompt) => before[prompt] !== now[prompt]))
  const untouched = Object.entries(read).filter(([prompt]) => !touched.has(prompt))
  return Object.fromEntries([...untouched, ...Object.entries(now).filter(([prompt]) => touched.has(prompt))])
}

/** Creates the draft storage of a game. @param now returns the open game at the time of writing */
export const makeDrafts = <V extends Vocabulary>({ store }: Environment, inTurn: InTurn, now: () => OpenGame<V> | undefined): Drafts<V> => {
  const newest = new Map<string, symbol>()
  /** Drafts of secrets. */
  const ofSecrets = new Map<string, V['draft'] | undefined>()
  /** Returns the key of a prompt in `ofSecrets`. Another game may have a prompt of the same key. */
  const inGame = ({ key }: Prompt): string => `${now()?.id} ${key}`

  const write = async (prompt: Prompt, draft: unknown): Promise<void> => {
    const open = now()
    if (open === undefined || !open.prompts.some(({ key }) => key === prompt.key || keyOfOpenEntry(key) === prompt.key)) return
    if (draft === undefined) await store.dropDraft(open.id, prompt.key)
    else if (!prompt.sealed) await store.putDraft(open.id, { prompt: prompt.key, draft })
    else if (canSeal()) {
      const ballot = ballotOf(open.ballots, prompt)?.id
      if (ballot === undefined) return
      const key = await keyOf(store, open.id, ballot)
      if (!key.ok) return
      const sealed = await seal(key.value, [open.id, ballot, prompt.key], draft)
      await store.putDraft(open.id, { prompt: prompt.key, ballot, sealed }, key.value)
    }
  }

  return {
    keep: (prompt, draft) => {
      if (prompt.secret !== undefined) {
        ofSecrets.set(inGame(prompt), draft)
        return Promise.resolve()
      }
      const mine = Symbol(prompt.key)
      newest.set(prompt.key, mine)
      const game = prompt.sealed ? undefined : now()?.id
      if (game !== undefined) keepUnwritten(game, prompt.key, draft)
      return inTurn(async () => {
        if (newest.get(prompt.key) !== mine) return
        await write(prompt, draft)
        if (game !== undefined && newest.get(prompt.key) === mine) forgetUnwritten(game, prompt.key)
      })
    },
    sealed: (prompt) =>
      inTurn(async () => {
        const open = now()
        if (open === undefined || !canSeal()) return undefined
        if (prompt.secret !== undefined) return ofSecrets.get(inGame(prompt))
        const ballot = ballotOf(open.ballots, prompt)?.id
        if (ballot === undefined) return undefined
        const [drafts, key] = [await store.drafts(open.id), await store.key(open.id, ballot)]
        if (!drafts.ok || !key.ok || key.value === undefined) return undefined
        const kept = drafts.value.find((one) => one.prompt === prompt.key)
        if (kept === undefined || !('sealed' in kept)) return undefined
        return unseal(key.value, [open.id, ballot, prompt.key], kept.sealed)
      }),
  }
}
