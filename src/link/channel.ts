/** Carries texts both ways between two phones, until either end closes it or the network does. */
export interface Channel {
  /** After the end: does nothing. */
  readonly send: (text: string) => void
  /** Hears texts from now on; only one listener at a time. */
  readonly onMessage: (listener: (text: string) => void) => void
  readonly onClose: (listener: () => void) => void
  readonly close: () => void
}
