import type { Language } from '../../../../ui/words'
import type { Order } from '../../model/state'
import { textsIn } from '../parts/words'

const isOrder = (choice: unknown): choice is Order => typeof choice === 'object' && choice !== null && 'go' in choice
/** Returns a hero order as text, e.g. "Warrior: east"; empty if the choice is no order. */
export const orderShown = (choice: unknown, language: Language): string => {
  const { compass, heroes, positions } = textsIn(language)
  if (!isOrder(choice)) return ''
  return choice.hero === undefined ? compass.echo(undefined, compass.off) : compass.echo(heroes[choice.hero], positions[choice.go])
}
