/** Detects whether the app is installed. This affects how long the browser keeps the data of the app. */

/** Returns whether the app was started from the home screen. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** Returns whether the app can be installed only from the browser's menu, as on iPhones and iPads. */
export const needsManualInstall = (): boolean => 'standalone' in navigator

/** Returns whether the browser keeps the data until the user deletes the data; undefined if the browser does not report this. */
export const isStoragePersistent = async (): Promise<boolean | undefined> =>
  // `navigator.storage` is missing outside a secure context.
  'storage' in navigator ? navigator.storage.persisted?.().catch(() => undefined) : undefined
