import { create } from 'zustand'

/** A link that ended although nobody ended it, to the phone of a seat (empty: it only followed) or to the table; or all links at once. */
export type LostLink =
  | { readonly end: 'writer'; readonly why: 'closed' | 'other'; readonly game: string; readonly seat: string }
  /** This phone has taken the table over: nobody is linked with it yet. */
  | { readonly end: 'table'; readonly game: string }
  /** A link that was merely closed is said on the screens of the game. */
  | { readonly end: 'reader'; readonly why: 'notSaved' | 'other' }

/** The link that was lost last, until that has been read or the link runs again. */
export const useLost = create<{ readonly lost: LostLink | undefined }>(() => ({ lost: undefined }))
