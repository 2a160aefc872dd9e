/** Returns whether animations are reduced, either by the device (`prefers-reduced-motion`) or by the settings of the app. */
export const movesLittle = (): boolean =>
  document.documentElement.dataset.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
