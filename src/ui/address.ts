// Where the app is. All of an address stands behind the `#`: the place and, after a question mark, the words that one looks for there.
// The built folder needs no rules of its own on a server, works in any folder of one, and every address opens without a network.

export interface Address {
  /** The place: "/game/7/log". */
  readonly path: string
  /** What is looked for at the place: "round=3"; empty where nothing is. */
  readonly search: string
  /** Where the way here began, if whoever led here said so. */
  readonly from: string | undefined
  /** Nothing of the app lies behind it: the page began here, or somebody typed the address. */
  readonly isFirst: boolean
}

export interface Going {
  /** The new address takes the place of the present one, so that no way back leads there. */
  readonly replace?: boolean
  /** Where the way back of the new screen leads. */
  readonly from?: string
}

/** Something that has one address at a time: the browser's address bar, or a list in memory. */
export interface Addresses {
  /** @returns the present address: the same object as long as nothing of it has changed */
  readonly read: () => Address
  /** @param to the new address: "/game/7/log?round=3" */
  readonly go: (to: string, going?: Going) => void
  /** Goes to the address before this one. */
  readonly stepBack: () => void
  /** @returns ends the watch */
  readonly watch: (changed: () => void) => () => void
}

/** What is written beside an address into the browser's history. */
interface Note {
  /** How many addresses the app has laid over the one it began with. */
  readonly step: number
  readonly from?: string
}

/** The note of an entry of the history; an entry that the app has not written has none, and anything may stand there instead. */
const noteOf = (state: unknown): Note => {
  const { step, from } = (typeof state === 'object' && state !== null ? state : {}) as { readonly [key in keyof Note]?: unknown }
  return { step: typeof step === 'number' ? step : 0, ...(typeof from === 'string' ? { from } : {}) }
}

/**
 * Takes an address apart.
 * @param text with or without its `#` and its first stroke; what stands behind a second `#` is left out
 */
export const addressOf = (text: string, { step, from }: Note = { step: 0 }): Address => {
  const [, path = '', search = ''] = /^#?\/?([^?#]*)\??([^#]*)/.exec(text) ?? []
  return { path: `/${path}`, search, from, isFirst: step === 0 }
}

/** Joins a place and the words that are looked for there. */
export const withSearch = ({ path, search }: Pick<Address, 'path' | 'search'>): string => (search === '' ? path : `${path}?${search}`)

/** A place as it is called: browsers write some of its signs as "%20" and the like. */
export const plainly = ({ path }: Pick<Address, 'path'>): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    // A lone "%" is no such sign.
    return path
  }
}

const watchers = new Set<() => void>()
let kept: Address | undefined

const read = (): Address => {
  const now = addressOf(location.hash, noteOf(history.state))
  const isSame = kept !== undefined && (Object.keys(now) as (keyof Address)[]).every((part) => kept?.[part] === now[part])
  return isSame && kept !== undefined ? kept : (kept = now)
}

/** The browser's address bar, and the history behind it. */
export const addressBar: Addresses = {
  read,
  go: (to, { replace = false, from } = {}) => {
    const { step } = noteOf(history.state)
    const note: Note = { step: replace ? step : step + 1, ...(from === undefined ? {} : { from }) }
    try {
      if (replace) history.replaceState(note, '', `#${to}`)
      else history.pushState(note, '', `#${to}`)
    } catch {
      // Some browsers take only so many notes in half a minute; the address is taken all the same.
      if (replace) location.replace(`#${to}`)
      else location.assign(`#${to}`)
    }
    for (const changed of watchers) changed()
  },
  stepBack: () => history.back(),
  watch: (changed) => {
    watchers.add(changed)
    addEventListener('popstate', changed)
    addEventListener('hashchange', changed)
    return () => {
      watchers.delete(changed)
      removeEventListener('popstate', changed)
      removeEventListener('hashchange', changed)
    }
  },
}
