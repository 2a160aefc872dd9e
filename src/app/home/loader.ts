// The interface of the page's loader (public/load.js) to home.

interface Loader {
  /** The script the page begins with: it tells one version of the app from another. */
  readonly first?: string
  /** The button of the picture of home that was pressed before the app was there. */
  pressed?: Element | undefined
}

/** Undefined in development, which has none. */
export const loader = (): Loader | undefined => (globalThis as { readonly castellan?: Loader }).castellan

const nameOf = (button: Element): string | null => button.getAttribute('aria-label') ?? button.textContent

/** Presses the button that was pressed while it was still a picture. */
export const replayEarlyPress = (): void => {
  const found = loader()
  if (found?.pressed === undefined) return
  const name = nameOf(found.pressed)
  found.pressed = undefined
  for (const button of document.querySelectorAll<HTMLElement>('.shell button')) if (nameOf(button) === name) return button.click()
}
