// Some browsers let a page write into the history only so often in half a minute, and throw beyond that. Where an address is added the
// router takes it all the same; where one takes the place of another, as with every letter of a search, it does not.

/** From now on such an address is taken although the history refuses it: only what would be noted beside it is lost. */
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
