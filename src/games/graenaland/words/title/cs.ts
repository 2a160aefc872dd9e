import type en from './en'

const cs: typeof en = { name: 'Graenaland' }
export default cs
