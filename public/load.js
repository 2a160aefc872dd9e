// Takes in the files of the app and runs them. Each is a call of `castellan` (.ci/classic.ts): a plain script is kept compiled on the
// device, a module is compiled at every start. A file runs once, after all that it needs.
;(function () {
  'use strict'
  const base = new URL('assets/', document.baseURI).href
  /** By name: what a file needs, its body, and what it gives once it has run. */
  const files = new Map()
  /** By name: the promise of a file that is on its way. */
  const asked = new Map()
  /** The style sheets that the page came with. */
  const styles = new Set(Array.from(document.querySelectorAll('link[rel=stylesheet]'), (link) => link.href))

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
    if (files.has(name) || styles.has(base + name)) return undefined
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
    return bringWhole(name).then(() => run(name))
  }

  /** Says that a file cannot be had, to whoever wants to know why a screen does not come. */
  function tell(reason) {
    const event = new Event('vite:preloadError', { cancelable: true })
    dispatchEvent(event)
    if (!event.defaultPrevented) throw reason
  }

  globalThis.castellan = function (needs, body, isFirst) {
    const name = document.currentScript.src.slice(base.length)
    files.set(name, { needs, body })
    if (isFirst) run(name)
  }
  /** Stands around every `import()`: asks for all files of a part side by side, style sheets among them, and runs it when they are there. */
  globalThis.castellan.part = (load, paths) =>
    Promise.all((paths || []).map((path) => bring(nameOf(path))))
      .then(load)
      .catch(tell)
})()
