/** Questions that the players only confirm: the board is set up, all orders are placed. */
export { OrdersPlaced, Setup } from './DoneOnBoard'
