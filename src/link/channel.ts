/** Channel that sends text between two phones. Open until either phone or the network closes it. */
export interface Channel {
  /** Sends a text; does nothing after the channel was closed. */
  readonly send: (text: string) => void
  /** Sets the listener for received texts; replaces the previous listener. */
  readonly onMessage: (listener: (text: string) => void) => void
  readonly onClose: (listener: () => void) => void
  readonly close: () => void
}
