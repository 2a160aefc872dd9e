import type en from './en'

const cs: typeof en = { name: 'El Capitan' }
export default cs
