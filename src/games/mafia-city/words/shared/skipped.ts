import { HARBOUR, POLICE_STATION, PRISON, PRIVATE_CLUB, TOWN_HALL, type Place } from '../../box/box'
import type { State } from '../../model/state'

const SKIPPED = {
  [PRISON]: 'prison',
  [HARBOUR]: 'hitman',
  [POLICE_STATION]: 'figure',
  [TOWN_HALL]: 'figure',
  [PRIVATE_CLUB]: 'star',
} as const satisfies Readonly<Partial<Record<Place, string>>>

/** Returns what a controller has skipped, by the location that is being evaluated. */
export const skippedIn = (before: State | undefined): 'prison' | 'hitman' | 'figure' | 'star' | 'other' => {
  const at = before?.cycle?.at
  return at !== undefined && at in SKIPPED ? SKIPPED[at as keyof typeof SKIPPED] : 'other'
}

/** Returns whether a location had no Mafioso before an event and no player has decided there. False if the app does not track Mafiosi. */
export const isBare = (before: State | undefined, at: Place): boolean =>
  before?.settings.tokensKept === true && (before.stacks[at] ?? []).length === 0 && (before.strategy?.decided ?? []).length === 0

/**
 * Returns how the text about an empty location begins: `named` with the name of the location; `plain` after a sentence that names the
 * location; `none` if the reported stack already says that nobody is there.
 */
export const emptyText = (before: State | undefined, at: Place): 'named' | 'plain' | 'none' => {
  if (before?.settings.tokensKept === false) return 'none'
  return before === undefined || before.cycle?.at === at ? 'named' : 'plain'
}
