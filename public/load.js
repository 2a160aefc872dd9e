/**
 * Loads the files of the app and runs them. Each file calls `castellan` once (build/classic-scripts): the browser stores the compiled code
 * of a classic script, but compiles a module at every start. Each file runs once, after all its imports.
 */
;(function () {
  'use strict'
  /**
   * The only Trusted Types policy of the page. It allows script URLs of the app's own origin, including the service worker. It does not
   * allow HTML or inline script text.
   */
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (new URL(address, location.href).origin !== location.origin) throw new TypeError('a script of another origin')
      return address
    },
  })
  const base = new URL('assets/', document.baseURI).href
  /** Files that have been loaded: imports, function body, and exports once the file has run. The key is the file name. */
  const files = new Map()
  /** Promises of files that are being loaded. The key is the file name. */
  const asked = new Map()
  /** Names of the files that are part of the first script. */
  const within = new Set()
  /** Names of the files that the app has requested so far. */
  const wanted = new Set()
  /** URLs of the scripts and style sheets in the HTML of the page. */
  const brought = new Set(Array.from(document.querySelectorAll('script[src], link[rel=stylesheet]'), (one) => one.src || one.href))

  /** Adds an element to the page that loads a file. Returns a promise that resolves when the file is loaded. */
  function ask(name) {
    return new Promise((done, fail) => {
      const isStyle = name.endsWith('.css')
      const element = document.createElement(isStyle ? 'link' : 'script')
      element.crossOrigin = 'anonymous'
      if (isStyle) Object.assign(element, { rel: 'stylesheet', href: base + name })
      else element.src = base + name
      element.addEventListener('load', () => done())
      element.addEventListener('error', () => {
        // The failed request is forgotten, so that the file can be requested again later.
        asked.delete(name)
        element.remove()
        fail(new TypeError('a file of the app cannot be loaded: ' + name))
      })
      document.head.append(element)
    })
  }

  function bring(name) {
    if (files.has(name) || brought.has(base + name)) return undefined
    if (!asked.has(name)) asked.set(name, ask(name))
    return asked.get(name)
  }

  function run(name) {
    const file = files.get(name)
    if (!file.gives) file.gives = file.body(later, base + name, ...file.needs.map(run)) || {}
    return file.gives
  }

  /** Loads a file and, recursively, all files that it imports. */
  function bringWhole(name) {
    return Promise.resolve(bring(name)).then(() => Promise.all(files.get(name).needs.map(bringWhole)))
  }

  const nameOf = (path) => path.slice('./'.length)

  /** Called by the files of the app in place of `import()`. */
  function later(path) {
    const name = nameOf(path)
    wanted.add(name)
    return bringWhole(name).then(() => run(name))
  }

  /** Dispatches an event that says that a file cannot be loaded. Throws the reason unless a listener calls `preventDefault`. */
  function tell(reason) {
    const event = new Event('vite:preloadError', { cancelable: true })
    dispatchEvent(event)
    if (!event.defaultPrevented) throw reason
  }

  /** URL of the first script of the page. Each version of the app has a different URL. */
  const first = Array.from(brought).findLast((address) => address.endsWith('.js'))

  /**
   * Storage key of the list of files that the page needs at its start: one key for a game, one for the home screen; undefined on other
   * pages.
   */
  const storedUnder = location.hash.startsWith('#/game/')
    ? 'castellan.files'
    : /^#?\/?$/.test(location.hash)
      ? 'castellan.files.home'
      : undefined
  /** Stores the names of the files that the app has requested so far. */
  function remember() {
    if (storedUnder === undefined) return
    const serialized = JSON.stringify([first, ...Array.from(wanted).filter((name) => !within.has(name))])
    try {
      if (localStorage.getItem(storedUnder) !== serialized) localStorage.setItem(storedUnder, serialized)
    } catch {
      // If storage is not available, the next start loads the files one after another.
    }
  }

  /** Requests the files that the page needed at its last start, while the browser is still loading the first script. */
  function askAhead() {
    try {
      const [of, ...names] = JSON.parse(localStorage.getItem(storedUnder) || '[]')
      if (of === first) names.forEach((name) => bring(name)?.catch(() => undefined))
    } catch {
      // If the stored list cannot be read, no files are requested in advance.
    }
  }

  /** Creates DOM nodes from a snapshot that src/app/home/picture.ts has stored. */
  function drawn(kept) {
    if (typeof kept === 'string') return kept
    const [tag, attributes, inside] = kept
    const space = tag === 'svg' || tag === 'path' ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xhtml'
    const element = document.createElementNS(space, tag)
    marked(element, attributes).append(...inside.map(drawn))
    return element
  }
  function marked(element, attributes) {
    for (const name in attributes) element.setAttribute(name, attributes[name])
    return element
  }

  let isPainted = false
  /**
   * Shows a cached snapshot of the home screen until the app has loaded. Links work immediately; the app replays a click on a button later.
   */
  function paintHome() {
    try {
      const [of, attributes, screen] = JSON.parse(localStorage.getItem('castellan.home') || '[]')
      if (of !== first) return
      marked(document.documentElement, attributes)
      const shell = document.querySelector('.shell')
      // Marks the snapshot, so that public/rescue.js does not mistake it for the running app.
      shell.dataset.picture = ''
      shell.replaceChildren(drawn(screen))
      isPainted = true
      shell.addEventListener('click', (event) => {
        castellan.pressed = event.target.closest('button') || undefined
      })
    } catch {
      // If there is no valid snapshot, the page shows the name of the app until the app has loaded.
    }
  }

  /**
   * Calls a function after the next frame. Does not wait for a frame if the page is in the background, because no frame is rendered there.
   */
  function inTheNextFrame(go) {
    const wait = setTimeout(() => go(), document.hidden ? 0 : 100)
    requestAnimationFrame(() => {
      clearTimeout(wait)
      setTimeout(() => go())
    })
  }

  /**
   * Runs the first script. On a first visit, the browser must compile everything, so the parts of the script run in separate tasks and the
   * page stays responsive. On later visits, the script runs in one task, since each additional task delays the start.
   */
  function begin(name) {
    const rest = [...within, name]
    const next = () => {
      run(rest.shift())
      if (rest.length > 0) setTimeout(next)
    }
    if (!navigator.serviceWorker?.controller) next()
    else if (isPainted) inTheNextFrame(() => run(name))
    else run(name)
  }

  globalThis.castellan = function (needs, body, isFirst, part) {
    const name = part || document.currentScript.src.slice(base.length)
    if (part) within.add(part)
    files.set(name, { needs, body })
    if (isFirst) begin(name)
  }
  Object.assign(globalThis.castellan, { remember, first })
  if (storedUnder !== undefined) askAhead()
  if (storedUnder === 'castellan.files.home') paintHome()
  // On a first visit: shows the picture of the home screen while the script is loading, which also preloads the picture.
  if (!navigator.serviceWorker?.controller)
    document.querySelector('.start')?.append(Object.assign(new Image(), { src: 'pictures/board.svg', alt: '' }))
  /**
   * Wraps every `import()` in the app: loads all files that the import needs in parallel, including style sheets, and then runs the import.
   */
  globalThis.castellan.part = (load, paths) => {
    const names = (paths || []).map(nameOf)
    names.forEach((name) => wanted.add(name))
    return Promise.all(names.map(bring)).then(load).catch(tell)
  }
})()
