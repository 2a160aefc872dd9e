import { create } from 'zustand'
import type { LogLine } from './lines'

/** The filter of the log, until the app is closed: it survives a change of the screen. */

/** Kinds of entries that are looked for. */
export const LOG_KINDS = ['byHand', 'overruled', 'takenBack'] as const
export type LogKind = (typeof LOG_KINDS)[number]

export interface Shown {
  /** Entries that concern this role alone; undefined = all. */
  readonly role: string | undefined
  readonly kind: LogKind | undefined
  /** Lists every step of the order of play. */
  readonly all: boolean
  /** Rounds that somebody opened or folded, by their key. */
  readonly folded: Readonly<Record<string, boolean>>
  /** Entry that was opened last, by its place in the ledger: the log comes back to it. */
  readonly looked: number | undefined
}

const ALL: Shown = { role: undefined, kind: undefined, all: false, folded: {}, looked: undefined }

const useKept = create<{ readonly game: string; readonly shown: Shown }>(() => ({ game: '', shown: ALL }))

/** The filter of the log of this game, and its setter. */
export function useShown(game: string): readonly [Shown, (change: Partial<Shown>) => void] {
  const shown = useKept((kept) => (kept.game === game ? kept.shown : ALL))
  return [shown, (change) => useKept.setState({ game, shown: { ...shown, ...change } })]
}

/** An entry is opened: whoever comes back to the log finds it in sight. */
export const lookAt = (game: string, looked: number): void =>
  useKept.setState((kept) => ({ game, shown: { ...(kept.game === game ? kept.shown : ALL), looked } }))

/** Whether an entry is of a kind, by its mark. */
export const isOfKind = (kind: LogKind, mark: LogLine['mark'], takenBack: boolean): boolean =>
  kind === 'takenBack' ? takenBack || mark === 'rewound' : mark === kind
