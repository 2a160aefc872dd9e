// The screens of the games on offer, and of the one that the list beside this file has more.
import { screens as product, type GameScreens } from '../../../src/games/screens'
import { screens as islet } from '../../fixtures/tiny/screens'

export const screens: Readonly<Record<string, GameScreens>> = { ...product, islet }
