// The screens of the games in the app, and of The Islet.
import { screens as product, type GameScreens } from '../../../src/games/screens'
import { screens as islet } from '../../fixtures/tiny/screens'

export const screens: Readonly<Record<string, GameScreens>> = { ...product, islet }
