import type { Settings } from '../model/settings'
import type { State } from '../model/state'
import { coloursOf, handAtStart, reserveAtStart } from '../model/tokens'

/** The position after the table starts to follow more, or less. */
export const withSettings = (state: State, settings: Settings): State => {
  const before = state.settings
  const agreed: State = { ...state, settings }
  if (before.tokensKept === settings.tokensKept) return before.silentWindow === settings.silentWindow ? agreed : withoutCover(agreed)
  const { reacting, pending: _, jailing: __, bullet, ...calm } = withoutCover(agreed)
  // An action that was being answered counts as done.
  const actor = state.stage === 'actions' ? (reacting?.effect.by ?? bullet) : undefined
  const ended: State = { ...calm, ...(actor && { acted: state.bullet ?? actor }) }
  return settings.tokensKept ? withAllInHand(withoutOpen(ended)) : withoutOpen(ended)
}

/** Nobody says behind a cover any more whether they react to what lies open. */
const withoutCover = (state: State): State => {
  if (state.settings.silentWindow) return state
  const { ballot: _, ...open } = state
  return open
}

/** Nothing has been reported of the location that lies open in phase III: it is asked again. */
const withoutOpen = (state: State): State => {
  if (state.strategy === undefined) return state
  const { mayor } = state.strategy
  return { ...state, strategy: { decided: [], ...(mayor && { mayor }) } }
}

/** Mafiosi are followed from here on: as at the beginning, until the table sets by hand where they are. */
const withAllInHand = (state: State): State => {
  const each = (count: number) => Object.fromEntries(coloursOf(state).map((colour) => [colour, count]))
  return { ...state, stacks: {}, hand: each(handAtStart(state)), reserve: each(reserveAtStart(state)), cell: each(0), fresh: each(0) }
}
