import { chooseAgain } from '../../../../table/ballot/passing'
import type { GameRefusals } from '../../../../table/refusal/game-refusals'
import { RefusalSheet as SharedRefusalSheet } from '../../../../table/refusal/RefusalSheet'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import { count } from '../../model/units'
import * as icons from '../icons'
import { refusing } from '../rules/governing'
import { EditionRuleLink as RuleLink } from '../rules/EditionRuleLink'
import { musteredInAll } from '../../words/sentences/log-figures'
import { useAllSpeech } from '../speech'
import { alternatives } from './alternatives'
import { ArmiesBroken } from './ArmiesBroken'

/** Sheet that explains a refusal, with the texts of Westeros. */
export const RefusalSheet = () => <SharedRefusalSheet {...useRefusals()} />

function useRefusals(): GameRefusals<WesterosVocabulary> {
  const { words, say, list, names, game } = useAllSpeech()
  return {
    text: (refusal, state) => game.refusal(refusal, state),
    rule: refusing,
    RuleLink,
    Picture: ArmiesBroken,
    chooseHere: chooseAgain,
    alternatives,
    alternative: (state, move) => {
      switch (move.do) {
        case 'march': {
          const way = ({ units: going, to }: (typeof move.moves)[number]) =>
            say(words.refusal.to, { units: names.units(going), area: names.area(state, to) })
          return { icon: icons.march, title: list(move.moves.map(way)) }
        }
        case 'muster': {
          const { units, upgrades } = musteredInAll(move.steps)
          return { icon: icons.banners, title: game.buttons.muster.finish(units, upgrades, 0) }
        }
        case 'raid':
          return { icon: icons.raid, title: game.buttons.raid.remove(move.targets.length, 0) }
        case 'retreat': {
          const { all, to } = game.buttons.retreat
          return { icon: icons.march, title: move.to === undefined ? all : to(state, move.to, count(move.lost)) }
        }
        default:
          return { icon: icons.march, title: '' }
      }
    },
  }
}
