// Takes in the files of the app and runs them. Each is a call of `castellan` (.ci/classic.ts): a plain script is kept compiled on the
// device, a module is compiled at every start. A file runs once, after all that it needs.
;(function () {
  'use strict'
  // The one Trusted Types policy of the page. It lets the app's own script addresses through, the service worker's among them; markup and
  // script text have no way in at all.
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

  const storedUnder = 'castellan.files'
  /** The script that the page begins with: another version of the app has another one. */
  const first = Array.from(brought).findLast((address) => address.endsWith('.js'))

  /** The page begins at the table of a game. */
  const isTable = location.hash.startsWith('#/game/')
  /** Keeps what the app has asked for by now: all that the table needs until it stands. */
  function remember() {
    if (!isTable) return
    const said = JSON.stringify([first, ...Array.from(wanted).filter((name) => !within.has(name))])
    try {
      if (localStorage.getItem(storedUnder) !== said) localStorage.setItem(storedUnder, said)
    } catch {
      // Then they are asked for one after the other.
    }
  }

  /** Asks at once for what the table needed the last time, while the first script is still being read. */
  function askAhead() {
    try {
      const [of, ...names] = JSON.parse(localStorage.getItem(storedUnder) || '[]')
      if (of === first) names.forEach((name) => bring(name)?.catch(() => undefined))
    } catch {
      // Nothing is known.
    }
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
    if (navigator.serviceWorker?.controller) run(name)
    else next()
  }

  globalThis.castellan = function (needs, body, isFirst, part) {
    const name = part || document.currentScript.src.slice(base.length)
    if (part) within.add(part)
    files.set(name, { needs, body })
    if (isFirst) begin(name)
  }
  globalThis.castellan.remember = remember
  if (isTable) askAhead()
  /** Stands around every `import()`: asks for all files of a part side by side, style sheets among them, and runs it when they are there. */
  globalThis.castellan.part = (load, paths) => {
    const names = (paths || []).map(nameOf)
    names.forEach((name) => wanted.add(name))
    return Promise.all(names.map(bring)).then(load).catch(tell)
  }
})()
