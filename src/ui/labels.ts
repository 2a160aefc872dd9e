// Texts of the UI components. All languages are in one file, so that the texts are available synchronously.
import { useLanguage, type Language } from './words'

const en = {
  back: 'Back',
  close: 'Close',
  less: 'One less',
  more: 'One more',
  earlier: 'one place up',
  later: 'one place down',
  pressAgain: 'Press once more',
  keepHolding: 'Keep holding',
  holdOrPress: 'Hold it down, or press it twice',
}

const labels: Readonly<Record<Language, typeof en>> = {
  en,
  cs: {
    back: 'Zpět',
    close: 'Zavřít',
    less: 'O jeden méně',
    more: 'O jeden více',
    earlier: 'o místo výš',
    later: 'o místo níž',
    pressAgain: 'Stiskni ještě jednou',
    keepHolding: 'Drž dál',
    holdOrPress: 'Podrž, nebo stiskni dvakrát',
  },
}

/** Returns the texts of the UI components in the language of the page. */
export const useLabels = (): typeof en => labels[useLanguage()]
