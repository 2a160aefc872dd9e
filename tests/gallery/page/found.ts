// Finds controls in the frame of the gallery with Testing Library, and operates them with its simulated user.
import { queryAllByRole, queryAllByText } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import type { Found, RoleOptions, Screen } from '../stage'

/** Maximum time to wait for a control, in ms. The development server may have to compile the screen first. */
const PATIENCE = 30_000
/** Time between two checks of the page, in ms. */
const INTERVAL = 50

const pause = (time: number) => new Promise((done) => setTimeout(done, time))

/** Waits until a function returns something other than undefined or false. */
export async function waitUntil<T>(look: () => T | undefined | false, what: string, patience = PATIENCE): Promise<T> {
  const end = Date.now() + patience
  for (;;) {
    const seen = look()
    if (seen !== undefined && seen !== false) return seen
    if (Date.now() > end) throw new Error(`not found within ${patience / 1000} seconds: ${what}`)
    await pause(INTERVAL)
  }
}

/** Returns a matcher that works like Playwright: the whole name, or a part of the name without regard to upper and lower case. */
const matching = (name: string | RegExp, exact = false): RegExp | ((found: string) => boolean) => {
  if (typeof name !== 'string') return name
  return (found) => (exact ? found === name : found.toLowerCase().includes(name.toLowerCase()))
}

const isDisabled = (element: Element): boolean => element.matches(':disabled')

interface Search {
  /** Returns the current document of the frame. */
  readonly document: () => Document
  /** Returns the elements inside which the search looks. */
  readonly roots: () => readonly HTMLElement[]
  /** Description of the search, used in error messages. */
  readonly words: string
}

const byRole = (root: HTMLElement, role: string, { name, exact, disabled, level }: RoleOptions): readonly HTMLElement[] =>
  queryAllByRole(root, role, {
    ...(name !== undefined && { name: matching(name, exact) }),
    ...(level !== undefined && { level }),
  }).filter((element) => element.checkVisibility() && (disabled === undefined || isDisabled(element) === disabled))

/** Creates functions that search for elements inside the elements returned by `roots`. */
const searchIn = ({ document, roots, words }: Search): Screen => {
  const below = (what: string, query: (root: HTMLElement) => readonly HTMLElement[]) =>
    found(document, () => [...new Set(roots().flatMap((root) => [...query(root)]))], `${words} ${what}`)
  return {
    getByRole: (role, options = {}) => below(`${role} ${String(options.name ?? '')}`, (root) => byRole(root, role, options)),
    getByText: (text) =>
      below(`text ${String(text)}`, (root) =>
        queryAllByText(root, matching(text)).filter((element) => element.matches(':not(script, style)')),
      ),
    locator: (selector) => below(selector, (root) => [...root.querySelectorAll<HTMLElement>(selector)]),
  }
}

/** Returns functions that search for elements in the document of a frame. */
export const screenOf = (document: () => Document): Screen => searchIn({ document, roots: () => [document().body], words: '' })

/** Creates a simulated user who acts without pauses in a document. The user can press hidden inputs, because their labels are visible. */
export const userOf = (document: Document) => userEvent.setup({ document, delay: null, pointerEventsCheck: 0 })

/** Returns the name of a key in the notation of Testing Library. */
const keyOf = (key: string): string => (key === ' ' ? ' ' : `{${key}}`)

const found = (document: () => Document, query: () => readonly HTMLElement[], words: string): Found => {
  const only = (what: string, choose: (all: readonly HTMLElement[]) => readonly HTMLElement[]) =>
    found(document, () => choose(query()), `${words} ${what}`)
  const user = () => userOf(document())
  /** Waits for exactly one matching element and returns it. */
  const element = async (isReady: (seen: HTMLElement) => boolean = () => true): Promise<HTMLElement> => {
    const seen = await waitUntil(() => query().find(isReady), words)
    if (query().length > 1) throw new Error(`more than one control: ${words}`)
    return seen
  }
  const control = () => element((seen) => !isDisabled(seen))
  return {
    ...searchIn({ document, roots: query, words }),
    first: () => only('first', (all) => all.slice(0, 1)),
    last: () => only('last', (all) => all.slice(-1)),
    nth: (index) => only(`number ${index}`, (all) => all.slice(index, index + 1)),
    filter: ({ hasText }) => only(`with ${hasText}`, (all) => all.filter(({ textContent }) => hasText.test(textContent.trim()))),
    or: (other) => both(document, [query, queryOf(other)], words, (one, two) => [...new Set([...one, ...two])]),
    and: (other) => both(document, [query, queryOf(other)], words, (one, two) => one.filter((seen) => two.includes(seen))),
    all: async () => query().map((_, index) => only(`number ${index}`, (all) => all.slice(index, index + 1))),
    count: async () => query().length,
    click: async () => {
      const seen = await control()
      seen.scrollIntoView({ block: 'nearest' })
      await user().click(seen)
    },
    check: async () => {
      const seen = await control()
      if (!(seen as HTMLInputElement).checked) await user().click(seen)
    },
    dispatchEvent: async () => void (await element()).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    press: async (key) => {
      const seen = await control()
      seen.focus()
      await user().keyboard(keyOf(key))
    },
    fill: async (text) => {
      const field = await control()
      await user().clear(field)
      if (text === '') return
      await user().click(field)
      await user().paste(text)
    },
    scrollIntoViewIfNeeded: async () => (await element()).scrollIntoView({ block: 'nearest' }),
    waitFor: async ({ state = 'attached' } = { state: 'attached' }) => {
      await waitUntil(() => query().length > 0 === (state === 'attached'), `${words} (${state})`)
    },
    getAttribute: async (name) => (await element()).getAttribute(name),
    boundingBox: async () => (await element()).getBoundingClientRect(),
    [QUERY]: query,
  } as Found & Queried
}

/** Property key under which a search is stored, so that two searches can be combined. */
const QUERY = Symbol('query')
interface Queried {
  readonly [QUERY]: () => readonly HTMLElement[]
}
const queryOf = (other: Found): (() => readonly HTMLElement[]) => (other as Found & Queried)[QUERY]

type Elements = readonly HTMLElement[]
const both = (
  document: () => Document,
  [one, two]: readonly [() => Elements, () => Elements],
  words: string,
  combine: (one: Elements, two: Elements) => Elements,
): Found =>
  found(
    document,
    () => combine(one(), two()).toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)),
    words,
  )
