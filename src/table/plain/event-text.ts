import { isHiddenEvent, type HiddenEvent } from '../../kit/hidden'
import { canonical } from '../../referee'
import { fill, type Translation } from '../../ui/words'
import type { PlainTexts } from './plain-game'
import type en from './words/en'

/** Functions that describe an event as text, by the name of the event. */
type Tellers = Readonly<Partial<Record<string, (event: { readonly e: string }, before?: unknown) => string>>>

/**
 * Describes an event of a plain game as text. Returns an empty string if the shared log describes the event itself.
 * @param words texts of the plain screens, in the language of `texts`
 * @param before state before the event; if omitted, a text that uses this state is less detailed
 */
export const eventText = (
  texts: PlainTexts,
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
