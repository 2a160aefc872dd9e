/** The screen sizes of a test; media queries for the width are answered accordingly. */
const SIZES = { phone: { width: 360, height: 640 }, tablet: { width: 768, height: 1024 } } as const

/** Shows everything on a device of this size; in a test without a document nothing happens. */
export function hold(device: keyof typeof SIZES): void {
  const { happyDOM } = globalThis as { happyDOM?: { setViewport: (size: (typeof SIZES)['phone' | 'tablet']) => void } }
  happyDOM?.setViewport(SIZES[device])
}
