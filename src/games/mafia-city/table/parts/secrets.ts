import { isObject } from '../../../../session/environment/local-storage'

/** Returns whether the players make secret choices in a game: only secret reactions are. */
export const hasSecrets = (state: unknown): boolean => isObject(state) && isObject(state.settings) && state.settings.silentWindow === true
