export { ORDERS, type Track } from '../../../src/games/westeros/box/box'
export type { State } from '../../../src/games/westeros'
