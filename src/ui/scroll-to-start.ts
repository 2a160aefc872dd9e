/**
 * Scrolls the content of a screen to its start. The content above the question may be long, so the heading of the question is then scrolled
 * into view.
 * @param body scroll container of the screen
 */
export const scrollToStart = (body: Element): void => {
  body.scrollTop = 0
  body.querySelector('h1')?.scrollIntoView({ block: 'nearest' })
}
