import { create } from 'zustand'

/** Which link ended that nobody ended: that to a second screen, or that to the table. */
export type LostLink =
  { readonly end: 'writer'; readonly why: 'closed' | 'other' } | { readonly end: 'reader'; readonly why: 'closed' | 'notSaved' | 'other' }

/** The link that was lost last, until that has been read. */
export const useLost = create<{ readonly lost: LostLink | undefined }>(() => ({ lost: undefined }))
