import { useState } from 'react'

/**
 * Placeholder shown while a screen loads. At the first start, the placeholder shows the name of the app; later it is empty. `index.html`
 * contains the same markup, so that the name is visible before any script has run.
 */
export function Start() {
  const [isFirst] = useState(() => document.querySelector('main:not(.start)') === null)
  return (
    <main className={isFirst ? 'screen start' : 'screen'} aria-busy="true">
      {isFirst && <p>Castellan</p>}
    </main>
  )
}
