import { create } from 'zustand'
import type { LogLine } from './lines'

/** Filter of the log, cached until the app is closed. */

/** Kinds of unusual log entries by which the user can filter the log. */
export const LOG_KINDS = ['byHand', 'overruled', 'takenBack'] as const
export type LogKind = (typeof LOG_KINDS)[number]

export interface Shown {
  /** Role by which the log is filtered: only entries that concern this role are shown. Undefined: all entries. */
  readonly role: string | undefined
  /** Area of the board by which the log is filtered: only entries about this area are shown. Undefined: all entries. */
  readonly area: string | undefined
  readonly kind: LogKind | undefined
  /** Whether less important entries, such as the beginning of a phase, are also listed. */
  readonly all: boolean
  /** Rounds that the user expanded (true) or collapsed (false). The key is the key of the round. */
  readonly folded: Readonly<Record<string, boolean>>
  /** Sequence number of the entry that was opened last; the log scrolls to this entry. */
  readonly looked: number | undefined
}

const ALL: Shown = { role: undefined, area: undefined, kind: undefined, all: false, folded: {}, looked: undefined }

const useKept = create<{ readonly game: string; readonly shown: Shown }>(() => ({ game: '', shown: ALL }))

/** Returns the filter of the log of a game, and its setter. */
export function useShown(game: string): readonly [Shown, (change: Partial<Shown>) => void] {
  const shown = useKept((kept) => (kept.game === game ? kept.shown : ALL))
  return [shown, (change) => useKept.setState({ game, shown: { ...shown, ...change } })]
}

/** Stores the sequence number of the opened entry, so that the log can scroll to the entry later. */
export const lookAt = (game: string, looked: number): void =>
  useKept.setState((kept) => ({ game, shown: { ...(kept.game === game ? kept.shown : ALL), looked } }))

/** Returns whether an entry is of a kind offered by the filter. */
export const isOfKind = (kind: LogKind, mark: LogLine['mark'], takenBack: boolean): boolean =>
  kind === 'takenBack' ? takenBack || mark === 'rewound' : mark === kind
