import { Notice } from '../../../../ui/status'
import { useLanguage } from '../../../../ui/words'
import { endsWith } from './asked'
import { usePosition } from './position'

/** Component that, after a player has placed all pieces, names the player whose turn ends the phase (R29). */
export function Banner() {
  const text = endsWith(usePosition(), useLanguage())
  return text !== '' && <Notice>{text}</Notice>
}
