/** Text about a value that has changed, and the same text about the value before; undefined if no value was set before. */
export interface ChangedValue {
  readonly after: string
  readonly before: string | undefined
}
