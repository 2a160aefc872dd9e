import type { Translation } from '../../language/translation'

/** English texts in the first file of the app. The app shows them before other texts are loaded, or if loading has failed. */
const en = {
  /** Name of this language in the language itself, so that users who speak only this language find it. */
  language: 'English',
  /** Locale for `Intl`. */
  locale: 'en-GB',
  /** Word before the last name in a list of names. */
  and: 'and',
  /** Month names in the form that follows the number of a day. */
  months: 'January February March April May June July August September October November December',
  date: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  labels: {
    back: 'Back',
    close: 'Close',
    fold: 'Show only one line',
    less: 'One less',
    more: 'One more',
    earlier: 'one place up',
    later: 'one place down',
    pressAgain: 'Press once more',
    keepHolding: 'Keep holding',
    holdOrPress: 'Hold it down, or press it twice',
    saved: 'Saved in the downloads: {file}',
  },
  /** Texts shown if a part of the app could not be loaded. */
  lazyPart: { missing: 'This part of the app could not be fetched. Everything else works on.', again: 'Try again' },
  /** Texts shown after an unexpected error of a page. */
  fault: {
    where: 'Castellan',
    question: 'Something went wrong on this page.',
    note: 'Go home and open the game again, or load the app again. Everything saved is still on this phone; nothing of your game is lost.',
    home: 'Go home',
    again: 'Load the app again',
    keep: 'Keep a copy of all games',
  },
}
export type BuiltIn = Translation<typeof en>
export default en
