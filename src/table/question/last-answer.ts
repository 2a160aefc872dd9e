import { create } from 'zustand'

/** Id of the entry after which this page last gave an answer; cleared when read. */
const useSent = create<{ readonly after?: string }>(() => ({}))

/** Records that this page answered after the given entry. */
export const noteSent = (after: string): void => useSent.setState({ after }, true)

/** Tells whether this page gave its last answer after the given entry; clears the record if so. */
export const takeSent = (after: string): boolean => {
  const is = useSent.getState().after === after
  if (is) useSent.setState({}, true)
  return is
}
