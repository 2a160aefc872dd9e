import type { GameOnOffer } from '../session/environment/game-on-offer'

/** All games of the app. */
export const catalogue: readonly GameOnOffer[] = [
  {
    id: 'westeros',
    name: { en: 'A Game of Thrones: the Board Game', cs: 'Hra o trůny: Desková hra' },
    edition: { en: 'First edition, 2003', cs: 'První edice, 2003' },
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
  {
    id: 'mafia-city',
    name: { en: 'Mafia City', cs: 'Mafia City' },
    box: { players: '3–5', minutes: '60–90' },
    load: async () => (await import('./mafia-city')).mafiaCity,
    summary: async () => (await import('./mafia-city/views/summary')).summaryOf,
    isState: async () => (await import('./mafia-city/parse/stored-state')).isState,
  },
  {
    id: 'graenaland',
    name: { en: 'Graenaland', cs: 'Graenaland' },
    box: { players: '3–5', minutes: '90–120' },
    load: async () => (await import('./graenaland')).graenaland,
    summary: async () => (await import('./graenaland/views/summary')).summaryOf,
    isState: async () => (await import('./graenaland/parse/stored-state')).isState,
  },
  {
    id: 'axis-and-allies',
    name: { en: 'Axis & Allies', cs: 'Axis & Allies' },
    edition: { en: 'Revised edition, 2004', cs: 'Přepracovaná edice, 2004' },
    box: { players: '2–5', minutes: '180–240' },
    load: async () => (await import('./axis-and-allies')).axisAndAllies,
    summary: async () => (await import('./axis-and-allies/views/summary')).summaryOf,
    isState: async () => (await import('./axis-and-allies/parse/stored-state')).isState,
  },
]
