import { isReveal, type Moment, type Vocabulary } from '../../referee'
import { useTable } from '../hook'
import { usePassing } from './passing'

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
