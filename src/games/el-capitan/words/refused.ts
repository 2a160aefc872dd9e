import { byLanguage } from '../../../ui/language/by-language'
import type { GameCode } from '../model/refusals'
import { refused as cs } from './cs/refused'
import { refused as en } from './en/refused'
import type { RefusedText } from './shared/refused-facts'

/** Returns the texts of refusals with names and numbers, in the given language. The key is the refusal code. */
export const refusedIn = byLanguage<Readonly<Partial<Record<GameCode, RefusedText>>>>({ en, cs })
