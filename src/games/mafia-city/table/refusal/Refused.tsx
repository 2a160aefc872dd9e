import { Refused as StandardRefused } from '../../../../table/standard/Refused'
import { sentence } from '../../../../ui/grammar/numbers'
import { useLanguage } from '../../../../ui/words'
import type { OwnMove } from '../../rules/moves'
import type { GameCode } from '../../model/refusals'
import type { State } from '../../model/state'
import { decideOwn } from '../../rules/decide'
import { wordsIn } from '../../words'
import { refusedIn } from '../../words/refused'
import { numbered } from '../asking/asked'
import { keysIn } from '../asking/words/keys'
import { askingIn } from '../asking/words'
import { cards, pass } from '../parts/icons'
import { nameOf } from '../parts/position'
import { TILES } from '../parts/tiles'
import { textsIn } from '../parts/words'
import { factsOf, legalInstead } from './facts'

/** Component that shows a refusal with names and numbers, and the locations where the same move is legal. */
export function Refused() {
  const language = useLanguage()
  const texts = textsIn(language)
  const keys = keysIn(language)
  const { acts } = askingIn(language)
  return (
    <StandardRefused
      text={(refusal, position, move) => {
        const state = position as State
        const facts = factsOf(state, refusal, move as OwnMove | undefined, {
          called: (colour) => nameOf(state, texts.colours, colour),
          acts,
          numbered: (at) => numbered(texts, at),
          inside: wordsIn(language).insideOf,
        })
        const [wrong, allowed] = refusedIn(language)[refusal.code as GameCode]?.(facts) ?? []
        return { wrong: wrong && sentence(wrong), allowed }
      }}
      alternatives={(position, move) => legalInstead(move as OwnMove | undefined, (one) => decideOwn(position as State, one).ok)}
      alternative={(_, one) => {
        const move = one as OwnMove
        const at = move.do === 'moveHitman' ? move.to : move.do === 'act' && move.at !== 'cell' ? move.at : undefined
        if (at !== undefined) return { icon: TILES[at], title: numbered(texts, at) }
        const isPass = move.do === 'act' && move.what === 'pass'
        return isPass ? { icon: pass, title: keys.pass, note: keys.passNote } : { icon: cards, title: keys.wait, note: keys.waitNote }
      }}
    />
  )
}
