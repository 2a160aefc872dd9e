/**
 * Handles browsers that limit how often a page may change the history within 30 seconds. Above the limit, they throw a SecurityError. The
 * router catches this error when it adds an entry, but not when it replaces an entry, e.g. while the user types into a search field.
 */

/**
 * Patches `history.replaceState`: if the browser refuses the call, navigates with `location.replace`. In that case, only the history state
 * is lost.
 */
export const takeRefusedAddresses = (): void => {
  const replace = history.replaceState.bind(history)
  history.replaceState = (state, unused, url) => {
    try {
      replace(state, unused, url)
    } catch (fault) {
      if (!(fault instanceof DOMException) || fault.name !== 'SecurityError') throw fault
      if (url !== undefined && url !== null) location.replace(url)
    }
  }
}
