import { isFollowing, type Follower } from './followers'

/** Time in which a phone that was linked again gets its seat if the loss of its earlier link becomes known, in ms. */
const LOSS_PATIENCE = 30_000

/** Whether this page is being left. All links end one after another then, which frees no seat. */
let isLeaving = false
// Tests of the rules load this module without a window.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => (isLeaving = true))
  window.addEventListener('pageshow', () => (isLeaving = false))
}

/**
 * Gives a phone the seat that it had before, unless another linked phone has it. That phone may be an earlier link of the same phone whose
 * loss is not known yet, so the seat is also given if that link is lost soon.
 * @param others returns the other phones of the game that have a seat
 * @param take gives the phone a seat
 * @param refuse tells the phone that it has no seat
 */
export const takingAgain = (others: () => readonly Follower[], take: (seat: string) => void, refuse: () => void) => {
  /** Seat that the phone wants while another linked phone has it; empty if there is none. */
  let wanted = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const isOnOther = (seat: string) => others().some((one) => one.seat === seat && isFollowing(one))
  const drop = () => {
    wanted = ''
    clearTimeout(timer)
  }
  return {
    drop,
    take: (seat: string) => {
      drop()
      if (!isOnOther(seat)) return take(seat)
      wanted = seat
      timer = setTimeout(drop, LOSS_PATIENCE)
      refuse()
    },
    /** Called after each change of the list of phones. */
    look: () => {
      const seat = wanted
      if (seat === '' || isLeaving || isOnOther(seat)) return
      drop()
      take(seat)
    },
  }
}
