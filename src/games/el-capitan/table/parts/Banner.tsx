import { Notice } from '../../../../ui/status'
import { useLanguage } from '../../../../ui/words'
import { endsWith } from './asked'
import { usePosition } from './position'

/** From the last piece of somebody to the payday: with whose turn the phase ends (R29). */
export function Banner() {
  const text = endsWith(usePosition(), useLanguage())
  return text !== '' && <Notice>{text}</Notice>
}
