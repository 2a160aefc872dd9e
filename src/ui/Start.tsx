import { useState } from 'react'

/**
 * The placeholder of a screen: at the first start the name of the app, later on nothing. The page is delivered with the same
 * lines in it (`index.html`), so that something is seen before any script has run.
 */
export function Start() {
  const [isFirst] = useState(() => document.querySelector('main:not(.start)') === null)
  return (
    <main className={isFirst ? 'screen start' : 'screen'} aria-busy="true">
      {isFirst && <p>Castellan</p>}
    </main>
  )
}
