import { Button } from '../../ui/Button'
import { useGameSpeech } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useBallotWords } from './words'

export interface ChangeButtonProps {
  /** Roles whose sealed choice is on a phone without a link, and that may choose again on this phone. */
  readonly lost: readonly string[]
  /** On a linked phone: the role that changes its choice, if only one can. */
  readonly mine: string | undefined
  /** Called with the role that changes its choice. */
  readonly onChange: (role: string) => void
  /** Called if the players select the role first. */
  readonly onSelect: () => void
}

/** Button to change a sealed choice. If the choice of one role is on a lost phone, the button names its player and leads to its input. */
export function ChangeButton({ lost, mine, onChange, onSelect }: ChangeButtonProps) {
  const { words, say } = useBallotWords()
  const { player } = useGameSpeech()
  const state = useTable((open) => open.state)
  const named = mine === undefined && lost.length === 1 ? lost[0] : undefined
  const role = mine ?? named
  return (
    <Button kind="quiet" icon={icons.redo} onClick={() => (role === undefined ? onSelect() : onChange(role))}>
      {named === undefined ? words.anew.button : say(words.anew.buttonOf, { role: player(state, named) })}
    </Button>
  )
}
