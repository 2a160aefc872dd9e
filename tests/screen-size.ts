/** Screen sizes for tests, in px. Media queries use the width. */
const SIZES = { phone: { width: 360, height: 640 }, tablet: { width: 768, height: 1024 } } as const

/** Sets the screen size. Has no effect in tests without a document. */
export function hold(device: keyof typeof SIZES): void {
  const { happyDOM } = globalThis as { happyDOM?: { setViewport: (size: (typeof SIZES)['phone' | 'tablet']) => void } }
  happyDOM?.setViewport(SIZES[device])
}
