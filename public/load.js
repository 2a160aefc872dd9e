/**
 * Takes in the files of the app and runs them. Each is a call of `castellan` (build/classic-scripts): a plain script is kept compiled on
 * the device, a module is compiled at every start. A file runs once, after all that it needs.
 */
;(function () {
  'use strict'
  /**
   * The one Trusted Types policy of the page. It lets the app's own script addresses through, the service worker's among them; markup and
   * script text have no way in at all.
   */
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (new URL(address, location.href).origin !== location.origin) throw new TypeError('a script of another origin')
      return address
    },
  })
  const base = new URL('assets/', document.baseURI).href
  /** By name: what a file needs, its body, and what it gives once it has run. */
  const files = new Map()
  /** By name: the promise of a file that is on its way. */
  const asked = new Map()
  /** The names of what came within the first script. */
  const within = new Set()
  /** The names that the app itself has asked for. */
  const wanted = new Set()
  /** The addresses of the scripts and style sheets that the page comes with. */
  const brought = new Set(Array.from(document.querySelectorAll('script[src], link[rel=stylesheet]'), (one) => one.src || one.href))

  /** Puts something into the page that loads a file. */
  function ask(name) {
    return new Promise((done, fail) => {
      const isStyle = name.endsWith('.css')
      const element = document.createElement(isStyle ? 'link' : 'script')
      element.crossOrigin = 'anonymous'
      if (isStyle) Object.assign(element, { rel: 'stylesheet', href: base + name })
      else element.src = base + name
      element.addEventListener('load', () => done())
      element.addEventListener('error', () => {
        // The next who asks may have more luck.
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

  /** Has a file here with all that it needs. */
  function bringWhole(name) {
    return Promise.resolve(bring(name)).then(() => Promise.all(files.get(name).needs.map(bringWhole)))
  }

  const nameOf = (path) => path.slice('./'.length)

  /** Stands for `import()` in the files. */
  function later(path) {
    const name = nameOf(path)
    wanted.add(name)
    return bringWhole(name).then(() => run(name))
  }

  /** Says that a file cannot be had, to whoever wants to know why a screen does not come. */
  function tell(reason) {
    const event = new Event('vite:preloadError', { cancelable: true })
    dispatchEvent(event)
    if (!event.defaultPrevented) throw reason
  }

  /** The script that the page begins with: another version of the app has another one. */
  const first = Array.from(brought).findLast((address) => address.endsWith('.js'))

  /** Where the files are named that the page needs until it stands: at the table of a game, and at home. */
  const storedUnder = location.hash.startsWith('#/game/')
    ? 'castellan.files'
    : /^#?\/?$/.test(location.hash)
      ? 'castellan.files.home'
      : undefined
  /** Keeps what the app has asked for by now. */
  function remember() {
    if (storedUnder === undefined) return
    const serialized = JSON.stringify([first, ...Array.from(wanted).filter((name) => !within.has(name))])
    try {
      if (localStorage.getItem(storedUnder) !== serialized) localStorage.setItem(storedUnder, serialized)
    } catch {
      // Then they are asked for one after the other.
    }
  }

  /** Asks at once for what the page needed here the last time, while the first script is still being read. */
  function askAhead() {
    try {
      const [of, ...names] = JSON.parse(localStorage.getItem(storedUnder) || '[]')
      if (of === first) names.forEach((name) => bring(name)?.catch(() => undefined))
    } catch {
      // Nothing is known.
    }
  }

  /** Makes of what src/app/home/picture.ts keeps what it was. */
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
  /** Paints home as it was seen last, long before the app can. Its links lead on already; of its buttons one is pressed later. */
  function paintHome() {
    try {
      const [of, attributes, screen] = JSON.parse(localStorage.getItem('castellan.home') || '[]')
      if (of !== first) return
      marked(document.documentElement, attributes)
      const shell = document.querySelector('.shell')
      // So that the rescue page does not take it for the app.
      shell.dataset.picture = ''
      shell.replaceChildren(drawn(screen))
      isPainted = true
      shell.addEventListener('click', (event) => {
        castellan.pressed = event.target.closest('button') || undefined
      })
    } catch {
      // Then the page shows its name until the app can.
    }
  }

  /** Runs something once the next frame stands; a page in the background has none, and does not wait for it. */
  function inTheNextFrame(go) {
    const wait = setTimeout(() => go(), document.hidden ? 0 : 100)
    requestAnimationFrame(() => {
      clearTimeout(wait)
      setTimeout(() => go())
    })
  }

  /**
   * Runs the first script. On a first visit all of it has to be compiled, and what stands within it runs part by part, so that the page
   * never stands still for long; later it runs in one go, since every task costs a start a little.
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
  // A first visit: its picture is seen while the script is on its way, and is there when home wants it.
  if (!navigator.serviceWorker?.controller)
    document.querySelector('.start')?.append(Object.assign(new Image(), { src: 'pictures/board.svg', alt: '' }))
  /** Stands around every `import()`: asks for all files of a part side by side, style sheets among them, and runs it when they are there. */
  globalThis.castellan.part = (load, paths) => {
    const names = (paths || []).map(nameOf)
    names.forEach((name) => wanted.add(name))
    return Promise.all(names.map(bring)).then(load).catch(tell)
  }
})()
