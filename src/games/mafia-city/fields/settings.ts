import type { Settings } from '../model/settings'
import type { State } from '../model/state'
import { coloursOf, handAtStart, reserveAtStart } from '../model/tokens'

/** Applies a correction of the settings that determine how much the app tracks. */
export const withSettings = (state: State, settings: Settings): State => {
  const before = state.settings
  const agreed: State = { ...state, settings }
  if (before.tokensKept === settings.tokensKept) return before.silentWindow === settings.silentWindow ? agreed : withoutCover(agreed)
  const { reacting, pending: _, jailing: __, bullet, ...calm } = withoutCover(agreed)
  // An action to which players can still react counts as done, because the correction ends the reactions.
  const actor = state.stage === 'actions' ? (reacting?.effect.by ?? bullet) : undefined
  const ended: State = { ...calm, ...(actor && { acted: state.bullet ?? actor }) }
  return settings.tokensKept ? withAllInHand(withoutOpen(ended)) : withoutOpen(ended)
}

/** Closes the secret ballot on reactions if the players turn off secret reactions. */
const withoutCover = (state: State): State => {
  if (state.settings.silentWindow) return state
  const { ballot: _, ...open } = state
  return open
}

/** Closes the location that is open in phase III and discards the decisions about this location, so that the app asks for them again. */
const withoutOpen = (state: State): State => {
  if (state.strategy === undefined) return state
  const { mayor } = state.strategy
  return { ...state, strategy: { decided: [], ...(mayor && { mayor }) } }
}

/** Starts to track Mafiosi. All Mafiosi are in hand and in reserve as at the start of the game, until a correction moves them. */
const withAllInHand = (state: State): State => {
  const each = (count: number) => Object.fromEntries(coloursOf(state).map((colour) => [colour, count]))
  return { ...state, stacks: {}, hand: each(handAtStart(state)), reserve: each(reserveAtStart(state)), cell: each(0), fresh: each(0) }
}
