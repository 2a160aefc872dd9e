import type { Moment } from '../../../../referee'
import type { MafiaCity } from '../..'
import type { AskingTexts } from '../asking/words'
import { nameOf } from '../parts/position'
import { whyOf } from '../parts/Verdict'
import type { Texts } from '../parts/words'
import { noCardsText } from './no-cards'
import { withoutScreen } from './without-screen'

/**
 * Returns a text that explains an outcome: the counts at a location, that no player could react, or that Complicity was skipped. Returns an
 * empty text if no explanation is needed.
 */
export const outcomeNote = (moment: Moment<MafiaCity>, texts: Texts, asking: AskingTexts): string => {
  const { entry, state, parent } = moment
  const { events, move } = entry
  const before = parent?.state ?? state
  const controlled = events.find((event) => event.e === 'controlled')
  const stackEvent = events.find((event) => event.e === 'stackTold')
  const stack = stackEvent?.stack ?? (controlled && before.stacks[controlled.at]) ?? []
  const deals = stackEvent?.deals ?? before.cycle?.deals ?? []
  const closed = events.find((event) => event.e === 'caseClosed')
  const nobodyCan = entry.continues === true && move.do === 'nobody' && events.some(({ e }) => e === 'settled')
  const revealed = events.find((event) => event.e === 'revealed')
  const isQuiet = revealed !== undefined && Object.values(revealed.opened).every((opening) => opening?.choice === false)
  return [
    controlled && stack.length > 0 && whyOf(before, texts, { at: controlled.at, stack, deals }),
    nobodyCan && asking.nobodyCan,
    isQuiet && asking.nobodyReacts,
    ...[...withoutScreen(moment), moment].map((one) => noCardsText(one, texts, asking)),
    closed && move.do !== 'noComplicity' && asking.nobodyFollows(nameOf(state, texts.colours, closed.owner)),
  ]
    .filter((text) => typeof text === 'string')
    .join(' ')
}
