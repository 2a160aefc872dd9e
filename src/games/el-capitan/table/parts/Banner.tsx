import { Notice } from '../../../../ui/status'
import { useLanguage } from '../../../../ui/words'
import { endsWith } from './asked'
import { usePosition } from './position'

/** Component that names the player whose turn ends the phase. It is shown after a player has placed all pieces (R29). */
export function Banner() {
  const text = endsWith(usePosition(), useLanguage())
  return text !== '' && <Notice>{text}</Notice>
}
