// Saves a snapshot of the home screen. The page loader (`public/load.js`) shows it at the next start until the app has loaded.
import { saveStored } from '../../session/environment/local-storage'
import { loader } from './loader'

const storedUnder = 'castellan.home'

/** Serialized DOM node: a text, or an element with tag, attributes and children. */
type Drawn = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, inside: readonly Drawn[]]

const attributesOf = (element: Element): Record<string, string> =>
  // `style` attributes are omitted, because the content security policy of the page forbids them.
  Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]).filter(([name]) => name !== 'style'))

/** CSS selector of dialogs and messages, which are left out of the snapshot. */
const PASSING = 'dialog, .toasts'

const draw = (element: Element, rows: number): Drawn => {
  // Elements that are rendered again at every start are left empty.
  const inside = element.matches('[data-anew]') ? [] : Array.from(element.childNodes)
  const seen = element.matches('ul') ? inside.slice(0, rows) : inside
  const drawn = seen.flatMap((node): readonly Drawn[] => {
    if (node instanceof Element) return node.matches(PASSING) ? [] : [draw(node, rows)]
    return node instanceof Text ? [node.data] : []
  })
  return [element.localName, attributesOf(element), drawn]
}

/**
 * Saves a snapshot of the home screen for the next start.
 * @param rows maximum number of saved rows per list
 */
export const saveHomePicture = (rows: number): void => {
  const screen = document.querySelector('.shell > .screen')
  const first = loader()?.first
  if (screen !== null && first !== undefined) saveStored(storedUnder, [first, attributesOf(document.documentElement), draw(screen, rows)])
}
