import type en from './en'

const cs: typeof en = { name: 'Hra o trůny: Desková hra', edition: 'První edice, 2003' }
export default cs
