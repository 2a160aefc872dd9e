/** How the page is installed: that decides for how long the device keeps its data. */

/** Whether the app was started from the home screen. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** Whether only the browser's own menu can put the app on the home screen, as on iPhones and iPads. */
export const needsManualInstall = (): boolean => 'standalone' in navigator

/** Whether the system keeps the data until somebody deletes it; undefined where the browser does not say. */
export const isStoragePersistent = async (): Promise<boolean | undefined> =>
  // Missing without a secure context.
  'storage' in navigator ? navigator.storage.persisted?.().catch(() => undefined) : undefined
