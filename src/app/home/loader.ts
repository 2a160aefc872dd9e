// Interface between the home screen and the page loader (`public/load.js`).

interface Loader {
  /** URL of the entry script; identifies the version of the app. */
  readonly first?: string
  /** Button in the snapshot of the home screen that the user clicked before the app had started. */
  pressed?: Element | undefined
}

/** Returns the page loader; undefined in development. */
export const loader = (): Loader | undefined => (globalThis as { readonly castellan?: Loader }).castellan

const nameOf = (button: Element): string | null => button.getAttribute('aria-label') ?? button.textContent

/** Replays a click that was made on the snapshot of the home screen. */
export const replayEarlyPress = (): void => {
  const found = loader()
  if (found?.pressed === undefined) return
  const name = nameOf(found.pressed)
  found.pressed = undefined
  for (const button of document.querySelectorAll<HTMLElement>('.shell button')) if (nameOf(button) === name) return button.click()
}
