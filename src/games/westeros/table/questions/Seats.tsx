import type { Ballot } from '../../../../referee'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import type { HouseId } from '../../box/box'
import { available } from '../../model/position'
import type { BallotKind } from '../../model/state'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { useGameState } from './play'
import { useQuestionWords } from './words'

export interface SeatsProps {
  readonly ballot: Ballot<BallotKind, HouseId>
  /** What the row is: who still thinks. */
  readonly label: string
  /** Who has the phone; nobody while it lies on the table. */
  readonly here?: HouseId
  /** Nobody else may take the phone now. */
  readonly fixed?: boolean
  /** Names, and the power of each where the choice is about power, below the shields. */
  readonly named?: boolean
  readonly onHand?: (house: HouseId) => void
  /** Who has not looked yet, on the last way round; then nobody waits for anything else. */
  readonly toLook?: readonly HouseId[]
}

/** Who has sealed and who waits, all of them at a glance; whoever waits may take the phone, in any order. */
export function Seats({ ballot, label, here, fixed = false, named = false, onHand, toLook = [] }: SeatsProps) {
  const { names, words: table } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const aboutPower = named && state.tracking.power && (ballot.kind === 'bid' || ballot.kind === 'contribution')
  return (
    <ul className="seats" aria-label={label}>
      {ballot.roles.map((house) => {
        const looks = toLook.includes(house)
        const sealed = ballot.cast[house] !== undefined && !looks
        const done = toLook.length > 0 ? words.look.done : table.now.sealed
        const word = house === here ? table.now.here : sealed ? done : table.now.waits
        const still = house === here || sealed || looks || fixed
        const power = aboutPower ? (available(state, house) ?? '?') : undefined
        const player = names.player(state, house)
        return (
          <li key={house}>
            <button
              type="button"
              aria-current={house === here ? 'step' : undefined}
              aria-disabled={still || undefined}
              aria-label={named ? undefined : `${player}: ${word}`}
              onClick={() => !still && onHand?.(house)}
            >
              <Shield house={house} size={40} waits={house !== here && !sealed} />
              {sealed && (
                <span className="mark">
                  <Icon of={icons.seal} size="xs" />
                </span>
              )}
              {named && <span className="name">{player}</span>} <span className="word">{word}</span>{' '}
              {power !== undefined && (
                <b className="power">
                  <span className="sr-only">{words.ballot.power}</span>
                  <Icon of={icons.power} size="xs" /> {power}
                </b>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
