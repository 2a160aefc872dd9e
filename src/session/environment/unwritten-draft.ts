import { isObject, readStored, saveStored } from './local-storage'

/**
 * Keeps the newest unfinished answer until the database has stored it. The database stores it after the tap, so a page that is reloaded
 * directly after a tap would lose it. The storage of the window is written during the tap.
 */

const STORED_UNDER = 'castellan.unwritten-draft'

interface Unwritten {
  readonly game: string
  readonly prompt: string
  /** Missing if the user has discarded the answer. */
  readonly draft?: unknown
}

const unwrittenIn = (found: unknown): Unwritten | undefined =>
  isObject(found) && typeof found.game === 'string' && typeof found.prompt === 'string'
    ? { game: found.game, prompt: found.prompt, draft: found.draft }
    : undefined

const read = (): Unwritten | undefined => readStored(STORED_UNDER, unwrittenIn, 'sessionStorage')

/** Stores the newest unfinished answer to a question; `draft` is undefined if the user has discarded the answer. */
export const keepUnwritten = (game: string, prompt: string, draft: unknown): void =>
  saveStored(STORED_UNDER, { game, prompt, draft } satisfies Unwritten, 'sessionStorage')

/** Deletes the answer of a question, because the database has stored it. */
export const forgetUnwritten = (game: string, prompt: string): void => {
  const kept = read()
  if (kept?.game === game && kept.prompt === prompt) saveStored(STORED_UNDER, undefined, 'sessionStorage')
}

/** Returns the unfinished answers of a game that the database has stored, with the answer that it has not stored yet. */
export const withUnwritten = <Draft>(game: string, drafts: Readonly<Record<string, Draft>>): Readonly<Record<string, Draft>> => {
  const kept = read()
  if (kept?.game !== game) return drafts
  const { [kept.prompt]: _, ...others } = drafts
  return kept.draft === undefined ? others : { ...others, [kept.prompt]: kept.draft as Draft }
}
