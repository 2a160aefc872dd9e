import { useShowQuestion } from '../../../../table/now/OtherQuestions'
import { Button } from '../../../../ui/Button'
import { carrier, transport } from '../parts/icons'
import { useFightWords } from './words'

/** Kinds of questions that `AtSea` links to. */
export const AT_SEA = ['ship', 'promise'] as const

/**
 * Component for the top of a question about attacks or moves: buttons to the questions about transports with their landings, and about
 * carriers that will be in a sea zone. Renders nothing if neither question is open.
 */
export function AtSea() {
  const words = useFightWords()
  const toShips = useShowQuestion('ship')
  const toCarriers = useShowQuestion('promise')
  if (toShips === undefined && toCarriers === undefined) return
  return (
    <div className="flex flex-wrap gap-2 [&>*]:flex-1" role="group" aria-label={words.atSea}>
      {toShips !== undefined && (
        <Button kind="quiet" icon={transport} onClick={toShips}>
          {words.toShips}
        </Button>
      )}
      {toCarriers !== undefined && (
        <Button kind="quiet" icon={carrier} onClick={toCarriers}>
          {words.toCarriers}
        </Button>
      )}
    </div>
  )
}
