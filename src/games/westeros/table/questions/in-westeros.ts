/** The questions of the Westeros phase. */
export { TellBids } from './TellBids'
export { Draw } from './Draw'
export { Losses, Surplus } from './Removal'
export { Resolve } from './Resolve'
export { AuctionTies, Reward, WildlingTie } from './Ties'
