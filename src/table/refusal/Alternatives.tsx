import type { Vocabulary } from '../../referee'
import { Icon } from '../../ui/Icon'
import { List, Row } from '../../ui/List'
import { useTable } from '../hook'
import type { GameRefusals } from './game-refusals'
import { useRefusalWords } from './words'

interface AlternativesProps {
  readonly moves: readonly Vocabulary['move'][]
  readonly labelOf: (move: Vocabulary['move']) => ReturnType<GameRefusals['alternative']>
}

/** Buttons that submit legal moves similar to the refused move. */
export function Alternatives({ moves, labelOf }: AlternativesProps) {
  const { words } = useRefusalWords()
  const play = useTable((_, actions) => actions.play)
  if (moves.length === 0) return
  return (
    <List label={words.legal}>
      {moves.map((move) => {
        const { icon, title, note } = labelOf(move)
        return <Row key={JSON.stringify(move)} lead={<Icon of={icon} />} title={title} note={note} onPress={() => void play(move)} />
      })}
    </List>
  )
}
