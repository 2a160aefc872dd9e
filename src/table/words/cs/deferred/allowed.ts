import type { coreAllowed as english } from '../../en/deferred/allowed'

/** Czech texts that say what is allowed instead, for refusals common to all games. A game adds texts that name its roles. */
export const coreAllowed = {
  MALFORMED: () => 'Odpověz na otázku, která je otevřená.',
  NOT_ASKED: () => 'Odpověz na otázku, která je otevřená.',
  NO_BALLOT: () => 'Odpověz na otázku, která je otevřená teď.',
  ALREADY_CAST: () => 'Před odkrytím lze zvolit znovu.',
  NOT_ALL_CAST: () => 'Volby se odkryjí, až budou všechny.',
  CONSENT_NEEDED: () => 'Je třeba souhlas celého stolu; v záznamu po něm zůstane značka.',
  NO_SUCH_ENTRY: () => 'Vyber v záznamu jiné místo.',
  GAME_OVER: () => 'Lze se ještě vracet, opravovat ručně a uložit kopii hry.',
  COUNT_BROKEN: () => 'Změň i druhou stranu počtu: odkud kus přišel, nebo kam odešel.',
  NOT_OVERRULABLE: () => 'Oprav ručně, co leží na stole, a pak tah proveď.',
  CHANGED_TOO_OFTEN: () => 'Platí poslední volba. Stůl může volbu zrušit a všichni zvolí znovu.',
  CHANCE_OPEN: () => 'V Poctivé hře odkryj, co se přidalo, nebo kolo náhody zruš.',
} satisfies typeof english
