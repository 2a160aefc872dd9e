import type { GameOnOffer } from '../session/environment/game-on-offer'

/** The games on offer. */
export const catalogue: readonly GameOnOffer[] = [
  {
    id: 'westeros',
    name: { en: 'A Game of Thrones: the Board Game', cs: 'Hra o trůny: Desková hra' },
    box: { players: '3–5', minutes: '180–240' },
    load: async () => (await import('./westeros')).westeros,
    summary: async () => (await import('./westeros/views/summary')).summaryOf,
    isState: async () => (await import('./westeros/parse/stored-state')).isState,
  },
  {
    id: 'el-capitan',
    name: { en: 'El Capitan', cs: 'El Capitan' },
    box: { players: '2–5', minutes: '60–120' },
    load: async () => (await import('./el-capitan')).elCapitan,
    summary: async () => (await import('./el-capitan/views/summary')).summaryOf,
    isState: async () => (await import('./el-capitan/parse/stored-state')).isState,
  },
]
