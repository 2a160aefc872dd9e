import type en from './en'

const cs: typeof en = { name: 'Axis & Allies', edition: 'Přepracovaná edice, 2004' }
export default cs
