import { isHiddenEvent, type HiddenEvent } from '../../kit/hidden'
import { canonical } from '../../referee'
import { fill, type Translation } from '../../ui/words'
import type { PlainTexts } from './plain-game'
import type en from './words/en'

/** Tellers by the names of their events, each of which takes the event that it is named after. */
type Tellers = Readonly<Partial<Record<string, (event: { readonly e: string }) => string>>>

/**
 * An event of a plain game in words; empty for one that the table of every game tells by itself.
 * @param words those of plain screens, in the language of the texts
 */
export const eventText = (
  texts: PlainTexts,
  words: Translation<Pick<typeof en, 'events'>>,
  event: HiddenEvent | { readonly e: string },
): string => {
  if (!isHiddenEvent(event)) {
    const tellers: Tellers = texts.events
    return tellers[event.e]?.(event) ?? ''
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
