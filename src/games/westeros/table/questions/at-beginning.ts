/** Questions answered with a single confirmation: the board is set up, all orders are placed. */
export { OrdersPlaced, Setup } from './Plain'
