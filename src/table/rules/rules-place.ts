import { useMatch } from 'react-router'
import { useOpenGame } from '../../session'
import { useGameTable } from '../context'
import { addressesBelow, type RulesPlace } from './place'

/**
 * Returns the state of the open game and the URL paths of its rules. During a set-up, returns the printed rules, even if a game is open.
 */
export function useRulesPlace(): RulesPlace {
  const { id } = useGameTable()
  const game = useMatch('/game/:id/*')?.params.id
  const open = useOpenGame((play) => play.open)
  return open === undefined || open.id !== game
    ? { state: undefined, to: addressesBelow(`/rules/${id}`) }
    : { state: open.state, to: addressesBelow(`/game/${open.id}/rules`) }
}
