/**
 * Some browsers limit how often a page may change the history within 30 seconds and throw a SecurityError beyond that. The router catches
 * this error when it adds an entry, but not when it replaces one, e.g. while the user types into a search field.
 */

/**
 * Patches `history.replaceState`: if the browser refuses the call, navigates with `location.replace`. Only the history state is lost
 * then.
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
