import type en from './en'

const cs: typeof en = {
  first: { name: 'Hra o trůny: Desková hra', edition: 'První edice, 2003' },
  second: { name: 'Hra o trůny: Desková hra', edition: 'Druhá edice, 2011', short: 'Hra o trůny (2011)' },
}
export default cs
