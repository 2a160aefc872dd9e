/** What the table says yes to once: that the board is laid out, and that every order lies on it. */
export { OrdersPlaced, Setup } from './Plain'
