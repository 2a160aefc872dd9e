import { isHiddenEvent, type HiddenEvent } from '../../kit/hidden'
import { canonical } from '../../referee'
import { fill, type Translation } from '../../ui/words'
import type { StandardTexts } from './standard-game'
import type en from './words/en'

/** Functions that describe an event as text. The key is the name of the event. */
type Tellers = Readonly<Partial<Record<string, (event: { readonly e: string }, before?: unknown) => string>>>

/**
 * Describes an event as text. Returns an empty string for events that the shared log describes itself.
 * @param words texts of the shared screens, in the language of `texts`
 * @param before state before the event; if omitted, some texts are less detailed
 */
export const eventText = (
  texts: StandardTexts,
  words: Translation<Pick<typeof en, 'events'>>,
  event: HiddenEvent | { readonly e: string },
  before?: unknown,
): string => {
  if (!isHiddenEvent(event)) {
    const tellers: Tellers = texts.events
    return tellers[event.e]?.(event, before) ?? ''
  }
  const nameOf = (role: string) => texts.roles[role] ?? role
  if (event.e === 'cast') return fill(words.events.cast, { role: nameOf(event.role) })
  if (event.e === 'secretShown') {
    const { value } = event.shown
    const what = typeof value === 'string' ? (texts.areas[value] ?? value) : (texts.shown?.(value) ?? canonical(value))
    return fill(words.events.secretShown, { role: nameOf(event.owner), what })
  }
  return 'owner' in event ? fill(words.events[event.e], { role: nameOf(event.owner) }) : words.events[event.e]
}
