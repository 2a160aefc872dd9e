import { create } from 'zustand'

/** The entry after which an answer was last given on this page; gone once somebody has asked for it. */
const useSent = create<{ readonly after?: string }>(() => ({}))

/** An answer is given in the position that an entry has brought. */
export const noteSent = (after: string): void => useSent.setState({ after }, true)

/** Whether the last answer on this page was given just after this entry; asked once. */
export const takeSent = (after: string): boolean => {
  const is = useSent.getState().after === after
  if (is) useSent.setState({}, true)
  return is
}
