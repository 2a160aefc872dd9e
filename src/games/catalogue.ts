import type { GameOnOffer } from '../session/environment/game-on-offer'

/** The games on offer. */
export const catalogue: readonly GameOnOffer[] = [
  {
    id: 'westeros',
    name: { en: 'A Game of Thrones: the Board Game', cs: 'Hra o trůny: Desková hra' },
    load: async () => (await import('./westeros')).westeros,
    summary: async () => (await import('./westeros/views/summary')).summaryOf,
    isState: async () => (await import('./westeros/parse/stored-state')).isState,
  },
]
