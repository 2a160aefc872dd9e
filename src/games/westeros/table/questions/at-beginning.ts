/** The questions that the table confirms once: the board is set up, and every order is on it. */
export { OrdersPlaced, Setup } from './Plain'
