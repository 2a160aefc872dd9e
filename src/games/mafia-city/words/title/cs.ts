import type en from './en'

const cs: typeof en = { name: 'Mafia City' }
export default cs
