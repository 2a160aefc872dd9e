import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'
import type { SetTexts } from './words'

/** Returns one change of a correction as text for the log. */
export const changeText = (change: Change, state: Pick<State, 'players'>, texts: Texts, set: SetTexts): string => {
  const called = (colour: Parameters<typeof nameOf>[2]) => nameOf(state, texts.colours, colour)
  const list = (parts: readonly string[], none: string) => (parts.length === 0 ? none : parts.join(', '))
  switch (change.set) {
    case 'tokens':
      return `${called(change.colour)}: ${set.tokens(change.hand, change.reserve, change.cell)}`
    case 'stack': {
      const stack = change.stack.length === 0 ? set.nobody : set.bottomUp(change.stack.map(called).join(', '))
      return `${texts.locations[change.at]}: ${stack}`
    }
    case 'cards':
      return `${called(change.colour)}: ${texts.cards(change.cards)}`
    case 'piles':
      return set.piles(change.pile, change.discards)
    case 'vp':
      return `${called(change.colour)}: ${set.points.toLowerCase()} ${change.vp}`
    case 'hitman':
      return `${texts.hitman}: ${texts.locations[change.at]}`
    case 'figure':
      return `${texts.figures[change.figure]}: ${change.holder === 'tile' ? set.onTile : called(change.holder)}`
    case 'marked':
      return set.markers(
        list(
          change.marked.map((at) => texts.locations[at]),
          set.none,
        ),
      )
    case 'passed':
      return set.passed(list(change.passed.map(called), set.nobody))
    case 'start':
      return set.startIs(called(change.colour))
    case 'map':
      return `${set.map}: ${[change.centre, ...change.ring].map((at) => texts.short[at]).join(', ')}`
    case 'number':
      return `${texts.pointName(change.point)}: ${change.value}`
    case 'name':
      return `${texts.colours[change.colour]}: ${change.name}`
    case 'settings':
      return set.sections.rules
  }
}
