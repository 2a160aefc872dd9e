import type { LogStep } from '../../../../table/log/game-log'
import type { Moment } from '../../../../referee'
import type { Language } from '../../../../ui/words'
import { oneStop } from '../../../../ui/grammar/numbers'
import type { MafiaCity } from '../..'
import type { EffectName } from '../../box/effects'
import type { Event } from '../../model/events'
import { countsCards } from '../../model/settings'
import type { Effect, State } from '../../model/state'
import { coloursOf } from '../../model/tokens'
import { wordsIn } from '../../words'
import { numbered } from '../asking/asked'
import { askingIn } from '../asking/words'
import { calledIn, nameOf } from '../parts/position'
import { ACT_ICONS } from '../parts/move-icons'
import { TILES } from '../parts/tiles'
import { textsIn } from '../parts/words'
import { roomTextsIn } from './words'

/** Events that say what happened at a location. The title of the collapsed row already names the controller, who gets the point. */
const AT_LOCATION: readonly Event['e'][] = [
  'declared',
  'vetoed',
  'settled',
  'released',
  'jailed',
  'reinforced',
  'figureReturned',
  'figureTaken',
  'hitmanMoved',
  'killed',
  'cardsDrawn',
  'starCancelled',
  'skipped',
]
/** Events that say what a card played as an action has done. */
const BY_CARD: readonly Event['e'][] = [
  'vetoed',
  'tookToHand',
  'reinforcedTo',
  'jailed',
  'raided',
  'headsSwapped',
  'planned',
  'nothingTaken',
  'cardTaken',
  'cardsDrawn',
]
/** Effects that have their own event if they are carried out. */
const HAPPENING: readonly EffectName[] = ['prison', 'harbour', 'hitman', 'complicity', 'star']

/** Returns what happened in the entries of a collapsed row, as sentences; undefined if nothing did. */
const happenedText = (
  moments: readonly Moment<MafiaCity>[],
  language: Language,
  kinds: readonly Event['e'][] = AT_LOCATION,
): string | undefined => {
  const sentences = moments.flatMap(({ entry, parent, state }) => {
    const tellers = wordsIn(language).eventsIn(calledIn(state, textsIn(language).colours))
    return entry.events.flatMap((event) => {
      const isStar = event.e === 'scored' && event.why === 'star' && kinds === AT_LOCATION
      if (!isStar && !kinds.some((one) => one === event.e)) return []
      if (event.e === 'declared' && HAPPENING.includes(event.effect.what)) return []
      if (event.e === 'settled' && event.happens) return []
      const teller = tellers[event.e as keyof typeof tellers] as (event: unknown, before?: State) => string
      return teller(event, parent?.state)
    })
  })
  return sentences.length === 0 ? undefined : oneStop(sentences.join(' '))
}

/** Returns the placements, waits and passes of each player, as text: "Anna → Shops, Harbour; Petr: wait". */
const turnsText = (moments: readonly Moment<MafiaCity>[], language: Language): string => {
  const texts = textsIn(language)
  const { turn } = roomTextsIn(language)
  const turns = new Map<string, string[]>()
  for (const { entry, state } of moments)
    for (const event of entry.events) {
      if (event.e !== 'placed' && event.e !== 'waited' && event.e !== 'passed') continue
      const name = nameOf(state, texts.colours, event.by)
      turns.set(name, [...(turns.get(name) ?? []), event.e === 'placed' ? texts.short[event.at] : turn[event.e]])
    }
  return [...turns].map(([name, all]) => `${name} → ${all.join(', ')}`).join('; ')
}

/**
 * Returns an id of the chain of reactions that is open before or after an entry. `count` grows by one with each declared effect or veto, so
 * its difference to the length of the chain stays the same.
 */
const chainId = ({ state, parent }: Moment<MafiaCity>): number => {
  const { count, reacting } = parent?.state.reacting === undefined ? state : parent.state
  return count - (reacting?.chain.stack.length ?? 0)
}

/** Returns the title of a card with its reactions. If the card was cancelled, the title says so, and names the last veto. */
const cardTitle = ({ entry, parent, state }: Moment<MafiaCity>, { by, what }: Effect, language: Language): string => {
  const texts = textsIn(language)
  const title = `${nameOf(state, texts.colours, by)}: ${texts.effects[what]}`
  const last = parent?.state.reacting?.chain.stack.at(-1)
  const isCancelled = entry.events.some((event) => event.e === 'settled' && !event.happens)
  if (!isCancelled || last === undefined || last.what === null) return title
  return roomTextsIn(language).cancelled(title, `${nameOf(state, texts.colours, last.by)}: ${texts.vetoes[last.what]}`)
}

/**
 * Returns what happened in the entries of a collapsed row, as text: what each player has taken back in the strategic phase (R28), or what
 * the controller of a location did. Undefined for other rows.
 * @param moments in the order of play
 */
export const logSummaryOf = (moments: readonly Moment<MafiaCity>[], language: Language): string | undefined => {
  const [first] = moments
  const stage = first?.parent?.state.stage
  if (stage === 'locations')
    return (
      happenedText(moments, language) ??
      happenedText(moments, language, ['dealsClosed']) ??
      happenedText(moments, language, ['stackTold']) ??
      happenedText(moments, language, ['controlled'])
    )
  if (first !== undefined && stage === 'actions') {
    const step = logStepOf(first, language)
    if (step?.isNamed === true) return turnsText(moments, language)
    return step === undefined ? undefined : (happenedText(moments, language, BY_CARD) ?? happenedText(moments, language, ['declared']))
  }
  if (first === undefined || stage !== 'strategy') return undefined
  if (!first.state.settings.tokensKept) return roomTextsIn(language).markersOff
  const texts = textsIn(language)
  const taken = moments.flatMap(({ entry }) =>
    entry.events.flatMap((event) => {
      const count = event.e === 'tookBack' ? (event.taken[event.by] ?? 0) : 0
      return event.e === 'tookBack' && count > 0 ? [{ by: event.by, count, at: event.at }] : []
    }),
  )
  const byPlayer = coloursOf(first.state).flatMap((colour) => {
    const own = taken.filter(({ by }) => by === colour)
    const sum = own.reduce((all, { count }) => all + count, 0)
    return own.length === 0 ? [] : [[nameOf(first.state, texts.colours, colour), sum, own.map(({ at }) => at)] as const]
  })
  return roomTextsIn(language).tookBack(byPlayer)
}

/**
 * Returns the part of a round to which a log entry belongs: a sequence of placing, waiting and passing; a card with the reactions to it;
 * the evaluation of one location; or the strategic phase.
 */
export const logStepOf = (moment: Moment<MafiaCity>, language: Language): LogStep | undefined => {
  const {
    entry: { move },
    parent,
    state,
  } = moment
  if (parent === undefined) return undefined
  const before = parent.state
  const texts = textsIn(language)
  const called = (colour: Parameters<typeof nameOf>[2]) => nameOf(state, texts.colours, colour)
  if (before.stage === 'strategy') return { key: 'strategy', isAlwaysFolded: true }
  if (before.stage === 'locations') {
    const cycle = before.cycle?.step === 'over' || before.cycle === undefined ? state.cycle : before.cycle
    if (cycle === undefined) return undefined
    const at = numbered(texts, cycle.at)
    const control = state.cycle?.at === cycle.at ? state.cycle.control : undefined
    const winner = control?.controller
    return {
      key: `location ${cycle.at}`,
      icon: TILES[cycle.at],
      title: control === undefined ? at : texts.verdict(at, winner && called(winner)),
    }
  }
  // A Bullet has its own row, so that the history shows an action after a pass.
  if (move.do === 'bullet') return undefined
  const effect = (before.reacting ?? state.reacting)?.effect
  if (effect !== undefined)
    return {
      key: `card ${effect.what} ${chainId(moment)}`,
      icon: ACT_ICONS[effect.what],
      title: cardTitle(moment, effect, language),
    }
  if (move.do !== 'act' || !['place', 'wait', 'pass'].includes(move.what)) return undefined
  const kind = askingIn(language).acts[move.what]
  return { key: 'turns', isNamed: true, ...(kind !== undefined && { kind }) }
}

/**
 * Returns a text with the number of cards that each player had before and after cards were drawn; undefined if the app does not count
 * cards.
 */
export const cardsChanged = (
  { e }: Event | { readonly e: 'rewound' },
  before: State,
  after: State,
  language: Language,
): string | undefined => {
  if ((e !== 'drawn' && e !== 'cardsDrawn') || !countsCards(after.settings)) return undefined
  const texts = textsIn(language)
  const changes = coloursOf(after).flatMap((colour) => {
    const [from, to] = [before.cards[colour] ?? 0, after.cards[colour] ?? 0]
    return from === to ? [] : [`${nameOf(after, texts.colours, colour)} ${from} → ${to}`]
  })
  return changes.length === 0 ? undefined : `${texts.has.cards}: ${changes.join(', ')}.`
}
