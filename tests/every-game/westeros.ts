import { catalogue } from '../../src/games/catalogue'
import { countBreaches } from '../../src/games/westeros/invariants/count'
import type { AnyEvent } from '../../src/games/westeros/model/events'
import { REFUSALS } from '../../src/games/westeros/model/refusals'
import type { State } from '../../src/games/westeros/model/state'
import { loadWords } from '../../src/games/westeros/words'
import waitingFor from '../../src/games/westeros/table/waiting-for/words/en'
import type { Language } from '../../src/ui/language'
import { setupFor } from '../playout/setups'
import { secondSetupFor } from '../playout/westeros-second-edition'
import type { EveryGame, Spoken } from './shape'

const spoken = async (language: Language): Promise<Spoken> => {
  const words = await loadWords(language)
  return {
    event: (event, before, after) => words.event(event as AnyEvent, before as State | undefined, after as State),
    question: (prompt, state) => words.question(prompt as Parameters<typeof words.question>[0], state as State),
    knowsRefusal: (code) => Object.hasOwn(words.refusals, code),
    rule: (number) => (words.rules.title(number) === number ? undefined : words.rules.title(number)),
  }
}

const offeredAs = (game: string) => {
  const offered = catalogue.find(({ id }) => id === game)
  if (offered === undefined) throw new Error('no such game')
  return offered
}

export const westeros: EveryGame = {
  offered: offeredAs('westeros'),
  setup: (random) => setupFor({ players: 3, preset: 'full' }, random),
  faults: (state) => countBreaches(state as State),
  sealed: ['bid', 'card', 'contribution', 'orders'],
  refusals: Object.fromEntries(Object.entries(REFUSALS).map(([code, { rule }]) => [code, rule])),
  knowsOffer: (kind) => Object.hasOwn(waitingFor.offers, kind),
  words: async () => ({ en: await spoken('en'), cs: await spoken('cs') }),
}

export const westerosSecondEdition: EveryGame = {
  ...westeros,
  offered: offeredAs('westeros-second-edition'),
  setup: (random) => secondSetupFor(4, 'full', random),
}
