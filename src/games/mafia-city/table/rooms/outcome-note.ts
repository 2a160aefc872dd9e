import { oneStop } from '../../../../ui/grammar/numbers'
import type { Moment } from '../../../../referee'
import type { StandardTexts } from '../../../../table/standard/standard-game'
import type { MafiaCity } from '../..'
import { LOCATIONS, type Place } from '../../box/box'
import { isReached, targetOf } from '../../model/tokens'
import { cardsToVeto } from '../../rules/reactions'
import { forecastText, nobodyCanText } from '../asking/asked'
import type { AskingTexts } from '../asking/words'
import type { KeyTexts } from '../asking/words/keys'
import { nameOf } from '../parts/position'
import { whyOf } from '../parts/Verdict'
import type { Texts } from '../parts/words'

/** Returns whether a player has just been the first to reach the target, and locations are left to evaluate (R24, R37). */
const isTargetNew = ({ state, parent }: Moment<MafiaCity>): boolean =>
  parent !== undefined &&
  !isReached(parent.state) &&
  isReached(state) &&
  state.stage === 'locations' &&
  LOCATIONS.some((at) => at !== state.cycle?.at && !state.marked.includes(at))

/**
 * Returns a text that explains an outcome: the counts at a location, the only veto or the number of vetoes, that no player could
 * react, or that Complicity was skipped. Returns an empty text if no explanation is needed.
 */
export const outcomeNote = (moment: Moment<MafiaCity>, texts: Texts, asking: AskingTexts, keys: KeyTexts): string => {
  const { entry, state, parent } = moment
  const { events, move } = entry
  const before = parent?.state ?? state
  const controlled = events.find((event) => event.e === 'controlled')
  const stackEvent = events.find((event) => event.e === 'stackTold')
  const stack = stackEvent?.stack ?? (controlled && before.stacks[controlled.at]) ?? []
  const deals = stackEvent?.deals ?? before.cycle?.deals ?? []
  const closed = events.find((event) => event.e === 'caseClosed')
  const effectEvent = events.find((event) => event.e === 'settled')
  const chain = before.reacting?.chain.stack ?? []
  const last = chain.at(-1)
  const isUnasked = entry.continues === true && move.do === 'nobody' && effectEvent !== undefined
  const revealed = events.find((event) => event.e === 'revealed')
  const isQuiet = revealed !== undefined && Object.values(revealed.opened).every((opening) => opening?.choice === false)
  const nobodyCan =
    isUnasked && last && nobodyCanText(before, last.by, cardsToVeto(effectEvent.effect.what, chain.length === 1), { texts, words: asking })
  // Without a question about reactions, no earlier screen shows who controls the locations after the effect.
  const leads = effectEvent?.happens === true && (isUnasked || isQuiet) && forecastText(before, effectEvent.effect, texts, keys, true)
  return [
    controlled && whyOf(before, texts, { at: controlled.at, stack, deals }),
    effectEvent !== undefined &&
      last !== undefined &&
      last.what !== null &&
      (chain.length > 2
        ? asking.vetoesPlayed(chain.length - 1)
        : oneStop(`${nameOf(state, texts.colours, last.by)}: ${texts.vetoes[last.what]}.`)),
    nobodyCan,
    isQuiet && asking.nobodyReacts,
    leads,
    isTargetNew(moment) && asking.targetReached(targetOf(state)),
    closed && move.do !== 'noComplicity' && asking.nobodyFollows(nameOf(state, texts.colours, closed.owner)),
  ]
    .filter((text) => typeof text === 'string')
    .join(' ')
}

/** Returns whether an entry placed a marker on an empty location. */
export const isEmptyMarked = ({ entry: { events } }: Moment<MafiaCity>): boolean =>
  events.some(({ e }) => e === 'marked') && events.some((event) => event.e === 'controlled' && event.control.why === 'empty')

/** Returns the numbers of locations as a list in which three or more consecutive numbers are a range: "1–3, 5". */
export const placesText = (places: readonly Place[]): string => {
  const runs: number[][] = []
  for (const at of places.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.at(-1) === at - 1) run.push(at)
    else runs.push([at])
  }
  return runs.map((run) => (run.length > 2 ? `${run[0] ?? ''}–${run.at(-1) ?? ''}` : run.join(', '))).join(', ')
}

/**
 * Returns the reason why an entry only placed a marker: the controller skipped the effect, or the location was empty. Undefined if an
 * outcome screen or a sentence about missing cards gives the reason.
 */
export const markerReason = (moment: Moment<MafiaCity>, texts: Texts, { events: tell }: StandardTexts<MafiaCity>): string | undefined => {
  const { events } = moment.entry
  const skipped = events.find((event) => event.e === 'skipped')
  if (skipped !== undefined) return tell.skipped(skipped, moment.parent?.state)
  return events.some((event) => event.e === 'controlled' && event.control.why === 'empty') ? texts.why('empty', '', '', [], []) : undefined
}
