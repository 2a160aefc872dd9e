import { Refused as PlainRefused } from '../../../../table/plain/Refused'
import { byLanguage } from '../../../../ui/by-language'
import { sentence } from '../../../../ui/grammar/numbers'
import { useLanguage } from '../../../../ui/words'
import type { Place } from '../../box/box'
import type { OwnMove } from '../../model/moves'
import type { GameCode } from '../../model/refusals'
import type { State } from '../../model/state'
import { decideOwn } from '../../rules/decide'
import { names as csNames } from '../../words/cs'
import { refused as csRefused } from '../../words/cs/refused'
import { names as enNames } from '../../words/en'
import { refused as enRefused } from '../../words/en/refused'
import { numbered } from '../asking/asked'
import { keysIn } from '../asking/key-words'
import { askingIn } from '../asking/words'
import { cards, pass } from '../parts/icons'
import { nameOf } from '../parts/position'
import { TILES } from '../parts/tiles'
import { textsIn } from '../parts/words'
import { factsOf, legalInstead } from './facts'

const refusedIn = byLanguage({ en: enRefused, cs: csRefused })
/** A location as a place in a sentence. */
const insideIn = byLanguage<(at: Place) => string>({
  en: (at) => `in the ${enNames.locations[at]}`,
  cs: (at) => csNames.inside[at],
})

/** Refusal with names, figures and the locations where the same move is legal. */
export function Refused() {
  const language = useLanguage()
  const texts = textsIn(language)
  const keys = keysIn(language)
  const { acts } = askingIn(language)
  return (
    <PlainRefused
      text={(refusal, position, move) => {
        const state = position as State
        const facts = factsOf(state, refusal, move as OwnMove | undefined, {
          called: (colour) => nameOf(state, texts.colours, colour),
          acts,
          numbered: (at) => numbered(texts, at),
          inside: insideIn(language),
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
