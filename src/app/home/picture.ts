// The last picture of home. The loader of the page (public/load.js) paints it at the next start, before the app itself can.
import { saveStored } from '../../session/environment/local-storage'
import { loader } from './loader'

const storedUnder = 'castellan.home'

/** An element by its tag, its attributes and what is in it, or a text. */
type Drawn = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, inside: readonly Drawn[]]

const attributesOf = (element: Element): Record<string, string> =>
  // The policy of the page lets no style be set by an attribute.
  Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]).filter(([name]) => name !== 'style'))

/** Overlays are not in the picture. */
const PASSING = 'dialog, .toasts'

const draw = (element: Element, rows: number): Drawn => {
  // Parts that are drawn anew at every start leave their place empty.
  const inside = element.matches('[data-anew]') ? [] : Array.from(element.childNodes)
  const seen = element.matches('ul') ? inside.slice(0, rows) : inside
  const drawn = seen.flatMap((node): readonly Drawn[] => {
    if (node instanceof Element) return node.matches(PASSING) ? [] : [draw(node, rows)]
    return node instanceof Text ? [node.data] : []
  })
  return [element.localName, attributesOf(element), drawn]
}

/**
 * Keeps what home shows now for the next start.
 * @param rows of a list are kept at most
 */
export const saveHomePicture = (rows: number): void => {
  const screen = document.querySelector('.shell > .screen')
  const first = loader()?.first
  if (screen !== null && first !== undefined) saveStored(storedUnder, [first, attributesOf(document.documentElement), draw(screen, rows)])
}
