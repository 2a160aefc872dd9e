import { create } from 'zustand'
import { isReveal, type Moment, type Vocabulary } from '../../referee'
import { useTable } from '../hook'
import { pass, usePassing } from './passing'

/**
 * On a linked phone: returns whether the choices of a ballot were revealed while a player was changing a sealed choice on this phone, so
 * that the choice sealed before counts. True until the player has read the notice, or makes another choice.
 */
export const useIsChangeLate = (): boolean => {
  const { followed, ballots, ledger } = useTable((open) => open)
  const passing = usePassing((store) => store.passing)
  if (!followed || passing?.anew !== true || ballots.some(({ id }) => id === passing.ballot)) return false
  let moment: Moment<Vocabulary> | undefined = ledger.head
  while (moment !== undefined && !isReveal(moment.entry.move)) moment = moment.parent
  const move = moment?.entry.move
  return move !== undefined && isReveal(move) && move.ballot === passing.ballot
}

/** Number of screens that show the notice about a late change below a result. */
const useShown = create<{ readonly count: number }>(() => ({ count: 0 }))

/** Returns whether a result on the screen shows the notice about a late change, so that no banner has to repeat it. */
export const useIsLateChangeShown = (): boolean => useShown(({ count }) => count > 0)

/**
 * Notes that a result shows the notice about a late change.
 * @returns function that notes the end of it
 */
export const noteLateChangeShown = (): (() => void) => {
  const add = (n: number) => useShown.setState(({ count }) => ({ count: count + n }))
  add(1)
  return () => add(-1)
}

/** Returns a function that closes the notice about a late change, because the player has read it below the result. */
export const useCloseLateChange = (): (() => void) => {
  const isLate = useIsChangeLate()
  return () => isLate && pass(undefined)
}
