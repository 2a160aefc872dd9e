/** Whether nothing on the screen may move by itself: the device asks for it, or the settings of the app do. */
export const movesLittle = (): boolean =>
  document.documentElement.dataset.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
