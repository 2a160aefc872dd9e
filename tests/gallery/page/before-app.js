/**
 * Runs in the frame of the gallery before the app. Installs a clock that the gallery sets, and separates the stored data from the
 * developer's own games.
 */
{
  /** Prefix of all names in the storage of the gallery. */
  const PREFIX = 'gallery/'
  const RealDate = Date
  const ahead = () => Number(frameElement.dataset.ahead)
  class GalleryDate extends RealDate {
    constructor(...given) {
      super(...(given.length === 0 ? [RealDate.now() + ahead()] : given))
    }
    static now() {
      return RealDate.now() + ahead()
    }
  }
  globalThis.Date = GalleryDate

  for (const [{ prototype }, method] of [
    [Storage, 'getItem'],
    [Storage, 'setItem'],
    [Storage, 'removeItem'],
    [IDBFactory, 'open'],
    [IDBFactory, 'deleteDatabase'],
    [LockManager, 'request'],
  ]) {
    const real = prototype[method]
    prototype[method] = function (name, ...others) {
      return real.call(this, PREFIX + name, ...others)
    }
  }
  const RealChannel = BroadcastChannel
  globalThis.BroadcastChannel = class extends RealChannel {
    constructor(name) {
      super(PREFIX + name)
    }
  }
}
