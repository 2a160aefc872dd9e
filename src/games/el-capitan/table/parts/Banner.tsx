import { Notice } from '../../../../ui/status'
import { useLanguage } from '../../../../ui/words'
import { endsWith } from './asked'
import { usePosition } from './position'

/** After a player has placed the last piece: shows with which turn the phase ends (R29). */
export function Banner() {
  const text = endsWith(usePosition(), useLanguage())
  return text !== '' && <Notice>{text}</Notice>
}
