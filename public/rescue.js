/**
 * Shows a plain page that can export all games if the app does not start. Shares no code with the app, because any part of the app may be
 * broken. Written for old browsers.
 */
;(function () {
  'use strict'
  /** Maximum time in ms until the app must have rendered something. */
  const PATIENCE = 20000
  const words = {
    en: {
      title: 'Castellan does not start.',
      note: 'Your games are still on this phone. Keep a copy of them before you do anything else.',
      keep: 'Keep a copy of all games',
      again: 'Load the app again',
      looks: 'Reading the games…',
      none: 'There are no games on this phone.',
      failed: 'The games cannot be read: ',
      done: 'Games in the copy: ',
    },
    cs: {
      title: 'Castellan se nespustil.',
      note: 'Vaše hry jsou stále v tomto telefonu. Než uděláte cokoli dalšího, uschovejte si jejich kopii.',
      keep: 'Uschovat kopii všech her',
      again: 'Načíst aplikaci znovu',
      looks: 'Hry se čtou…',
      none: 'V tomto telefonu žádné hry nejsou.',
      failed: 'Hry nelze přečíst: ',
      done: 'Her v kopii: ',
    },
  }
  /** Returns the language that the user has chosen in the app; by default the language of the device. */
  function language() {
    let chosen
    try {
      chosen = JSON.parse(localStorage.getItem('castellan.preferences')).language
    } catch {
      // The user has not chosen a language, or the browser blocks the storage.
    }
    return Object.keys(words).includes(chosen) ? chosen : /^(cs|sk)\b/i.test(navigator.language) ? 'cs' : 'en'
  }
  const text = words[language()]

  /** Serializes a value as canonical JSON with sorted keys, like the app does for its digests. */
  function canonical(value) {
    if (Array.isArray(value)) return '[' + value.map(canonical).join(',') + ']'
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const fields = Object.keys(value).sort()
    return '{' + fields.map((name) => JSON.stringify(name) + ':' + canonical(value[name])).join(',') + '}'
  }

  function digest(value) {
    return crypto.subtle
      .digest('SHA-256', new TextEncoder().encode(canonical(value)))
      .then((bytes) => Array.from(new Uint8Array(bytes), (byte) => ('0' + byte.toString(16)).slice(-2)).join(''))
  }

  function asked(request) {
    return new Promise((tell, fail) => {
      request.addEventListener('success', () => tell(request.result))
      request.addEventListener('error', () => fail(request.error))
      // The database does not exist: abort, so that the request does not create it.
      request.addEventListener('upgradeneeded', () => request.transaction.abort())
    })
  }

  /** Reads all games and entries from a database. Returns empty lists if the database does not exist. */
  function readRows(factory) {
    return asked(factory.open('castellan')).then(
      (db) => {
        const work = db.transaction(['games', 'entries', 'seeds'])
        return Promise.all(['games', 'entries', 'seeds'].map((table) => asked(work.objectStore(table).getAll()))).then((found) => {
          db.close()
          return { games: found[0], entries: found[1], deleted: found[2].filter((row) => row.deleted).map((row) => row.game) }
        })
      },
      (reason) => {
        if (reason && reason.name === 'AbortError') return { games: [], entries: [], deleted: [] }
        throw reason
      },
    )
  }

  /**
   * Reads the mirror database, which is stored in its own storage bucket. Returns empty lists if the database does not respond within 5
   * seconds.
   */
  function readSecond() {
    const none = { games: [], entries: [] }
    const buckets = navigator.storageBuckets
    if (!buckets) return Promise.resolve(none)
    const rows = buckets.keys().then((names) => {
      if (!names.includes('mirror')) return none
      return buckets.open('mirror').then((bucket) => readRows(bucket.indexedDB))
    })
    const late = new Promise((tell) => setTimeout(() => tell(none), 5000))
    return Promise.race([rows, late]).catch(() => none)
  }

  /**
   * Returns every game of the main database, and the games that only the mirror database contains, except deleted games. @throws if neither
   * can be read
   */
  function readGames() {
    const first = readRows(indexedDB).catch((reason) => ({ games: [], entries: [], deleted: [], reason: reason }))
    return Promise.all([first, readSecond()]).then((both) => {
      const [one, two] = both
      const hasEntries = (id) => one.entries.some((row) => row.game === id)
      const here = one.games.filter((game) => hasEntries(game.id))
      const isMissing = (game) => !here.some((other) => other.id === game.id) && !one.deleted.includes(game.id)
      const there = two.games.filter(isMissing)
      if (one.reason && there.length === 0) throw one.reason
      return Promise.all(here.map((game) => fileOf(game, one.entries)).concat(there.map((game) => fileOf(game, two.entries))))
    })
  }

  /** Returns a game in the format of a file that the app exports. */
  function fileOf(game, all) {
    const rows = all.filter((row) => row.game === game.id).sort((a, b) => a.seq - b.seq)
    const file = {
      format: 'castellan-game',
      version: 1,
      game: game.game,
      name: game.name,
      exported: Date.now(),
      entries: rows.map((row) => row.entry),
    }
    return digest(file).then((sum) => Object.assign(file, { digest: sum }))
  }

  function save(games) {
    const file = { format: 'castellan-backup', version: 1, exported: Date.now(), games: games }
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }))
    link.download = 'castellan-games-' + new Date().toISOString().slice(0, 10) + '.json'
    link.click()
  }

  function add(parent, kind, content) {
    const element = document.createElement(kind)
    element.textContent = content
    parent.appendChild(element)
    return element
  }

  function show() {
    if (document.getElementById('rescue')) return
    const page = document.createElement('main')
    page.id = 'rescue'
    Object.assign(page.style, { position: 'fixed', inset: '0', overflow: 'auto', padding: '24px', background: '#14110E', color: '#F5EDE0' })
    Object.assign(page.style, { font: '17px/1.5 system-ui, sans-serif', zIndex: '9' })
    add(page, 'h1', text.title)
    add(page, 'p', text.note)
    const keep = add(page, 'button', text.keep)
    const again = add(page, 'button', text.again)
    const status = add(page, 'p', '')
    status.setAttribute('role', 'status')
    ;[keep, again].forEach((button) => {
      Object.assign(button.style, { display: 'block', minHeight: '52px', margin: '12px 0', padding: '8px 20px', font: 'inherit' })
    })
    const handOut = async () => {
      status.textContent = text.looks
      try {
        const games = await readGames()
        if (games.length > 0) save(games)
        status.textContent = games.length === 0 ? text.none : text.done + games.length
      } catch (reason) {
        status.textContent = text.failed + reason
      }
    }
    keep.addEventListener('click', () => void handOut())
    again.addEventListener('click', () => location.reload())
    document.body.appendChild(page)
    page.querySelector('button').focus()
  }

  /**
   * Returns whether the app has not rendered anything: the page contains only the name of the app, or a cached snapshot of the home screen.
   * An open dialog means that the app is running; dialogs are outside the root element.
   */
  function isEmpty() {
    if (document.querySelector('dialog[open]')) return false
    const root = document.getElementById('root')
    return !root || root.textContent.trim() === '' || root.querySelector('.start, [data-picture]') !== null
  }

  /** Shows the rescue page if the app has rendered nothing now and one second later. */
  function look() {
    if (isEmpty()) setTimeout(() => isEmpty() && show(), 1000)
  }

  // Handles files of the app that cannot be loaded or that this browser cannot parse.
  addEventListener('error', () => setTimeout(look, 500), true)
  /**
   * Shows the rescue page if the app never renders anything. Cancelled after the first rendering, because later the root is empty only
   * briefly, between two screens.
   */
  const never = setTimeout(() => isEmpty() && show(), PATIENCE)
  const watch = new MutationObserver(() => {
    if (isEmpty()) return
    clearTimeout(never)
    watch.disconnect()
  })
  watch.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] })
  // The app dispatches this event if it cannot recover from an error.
  addEventListener('castellan-rescue', show)
})()
