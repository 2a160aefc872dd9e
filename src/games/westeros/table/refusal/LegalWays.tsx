import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { List, Row } from '../../../../ui/List'
import type { MusterStep, Move } from '../../model/moves'
import type { State } from '../../model/state'
import { count, units } from '../../model/units'
import { useTable } from '../hook'
import { useAllSpeech } from '../speech'
import { alternatives } from './alternatives'

/** What would be legal in place of a refused move, as buttons that play it. */
export function LegalWays({ state, move }: { state: State; move: Move | undefined }) {
  const { words } = useAllSpeech()
  const play = useTable((_, actions) => actions.play)
  const labelOf = useLabels(state)
  const ways = alternatives(state, move)
  if (ways.length === 0) return
  return (
    <List label={words.refusal.legal}>
      {ways.map((way) => (
        <Row
          key={JSON.stringify(way)}
          lead={<Icon of={way.do === 'muster' ? icons.banners : way.do === 'raid' ? icons.raid : icons.march} />}
          title={labelOf(way)}
          onPress={() => void play(way)}
        />
      ))}
    </List>
  )
}

/** What a way is called. */
const useLabels = (state: State) => {
  const { words, say, list, names, game } = useAllSpeech()
  return (move: Move): string => {
    switch (move.do) {
      case 'march': {
        const way = ({ units: going, to }: (typeof move.moves)[number]) =>
          say(words.refusal.to, { units: names.units(going), area: names.area(state, to) })
        return list(move.moves.map(way))
      }
      case 'muster':
        return game.buttons.muster.finish(bought(move.steps), move.steps.filter(({ what }) => what === 'upgrade').length)
      case 'raid':
        return game.buttons.raid.remove(move.targets.length)
      case 'retreat':
        return move.to === undefined ? game.buttons.retreat.all : game.buttons.retreat.to(state, move.to, count(move.lost))
      default:
        return ''
    }
  }
}

const bought = (steps: readonly MusterStep[]) => {
  const so = (what: MusterStep['what']) => steps.filter((step) => step.what === what).length
  return units({ footman: so('footman'), knight: so('knight'), ship: so('ship') })
}
