// The few words that the building blocks say themselves, in every language at once: they have to be there without waiting.
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

/** The building blocks' own words in the language of the page. */
export const useLabels = (): typeof en => labels[useLanguage()]
