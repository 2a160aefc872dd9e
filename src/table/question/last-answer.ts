import { create } from 'zustand'

/** Id of the entry that was the newest when this page sent its last answer. `takeSent` clears the id. */
const useSent = create<{ readonly after?: string }>(() => ({}))

/** Stores that this page sent an answer. @param after id of the newest entry before the answer */
export const noteSent = (after: string): void => useSent.setState({ after }, true)

/** Returns whether this page sent its last answer after the entry with the id `after`. If so, clears the stored id. */
export const takeSent = (after: string): boolean => {
  const is = useSent.getState().after === after
  if (is) useSent.setState({}, true)
  return is
}
