import { create } from 'zustand'
import type { LogLine } from './lines'

/** Filter of the log, kept until the app is closed. */

/** Kinds of entries to filter by. */
export const LOG_KINDS = ['byHand', 'overruled', 'takenBack'] as const
export type LogKind = (typeof LOG_KINDS)[number]

export interface Shown {
  /** Shows only entries that concern this role; undefined for all. */
  readonly role: string | undefined
  readonly kind: LogKind | undefined
  /** Also lists the minor steps of each turn. */
  readonly all: boolean
  /** Rounds expanded or collapsed by the user. The key is the key of the round. */
  readonly folded: Readonly<Record<string, boolean>>
  /** Sequence number of the entry opened last; the log scrolls to it. */
  readonly looked: number | undefined
}

const ALL: Shown = { role: undefined, kind: undefined, all: false, folded: {}, looked: undefined }

const useKept = create<{ readonly game: string; readonly shown: Shown }>(() => ({ game: '', shown: ALL }))

/** Returns the filter of the log of a game, and its setter. */
export function useShown(game: string): readonly [Shown, (change: Partial<Shown>) => void] {
  const shown = useKept((kept) => (kept.game === game ? kept.shown : ALL))
  return [shown, (change) => useKept.setState({ game, shown: { ...shown, ...change } })]
}

/** Stores the opened entry, so that the log can scroll to it later. */
export const lookAt = (game: string, looked: number): void =>
  useKept.setState((kept) => ({ game, shown: { ...(kept.game === game ? kept.shown : ALL), looked } }))

/** Returns whether an entry is of a kind. */
export const isOfKind = (kind: LogKind, mark: LogLine['mark'], takenBack: boolean): boolean =>
  kind === 'takenBack' ? takenBack || mark === 'rewound' : mark === kind
