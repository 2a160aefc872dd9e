// Takes in the files of the app and runs them. Each is a call of `castellan` (.ci/classic.ts): a plain script is kept compiled on the
// device, a module is compiled at every start. A file runs once, after all that it needs.
;(function () {
  'use strict'
  const base = new URL('assets/', document.baseURI).href
  /** By name: what a file needs, its body, and what it gives once it has run. */
  const files = new Map()
  /** By name: the promise of a file that is on its way. */
  const asked = new Map()

  function ask(name) {
    return new Promise((done, fail) => {
      const script = document.createElement('script')
      script.crossOrigin = 'anonymous'
      script.src = base + name
      script.addEventListener('load', () => done())
      script.addEventListener('error', () => {
        // The next who asks may have more luck.
        asked.delete(name)
        script.remove()
        fail(new TypeError('a file of the app cannot be loaded: ' + name))
      })
      document.head.append(script)
    })
  }

  /** Has a file here, and all that it needs. */
  function fetchWhole(name) {
    if (!files.has(name) && !asked.has(name)) asked.set(name, ask(name))
    return Promise.resolve(asked.get(name)).then(() => Promise.all(files.get(name).needs.map(fetchWhole)))
  }

  function run(name) {
    const file = files.get(name)
    if (!file.gives) file.gives = file.body(later, base + name, ...file.needs.map(run)) || {}
    return file.gives
  }

  /** Stands for `import()` in the files. */
  function later(path) {
    const name = path.slice('./'.length)
    return fetchWhole(name).then(() => run(name))
  }

  globalThis.castellan = function (needs, body, isFirst) {
    const name = document.currentScript.src.slice(base.length)
    files.set(name, { needs, body })
    if (isFirst) run(name)
  }
})()
