import { numberAt } from '../../../../kit/rule-points'
import { DEALT, LOCATIONS, POLICE_STATION, type Colour, type Place } from '../../box/box'
import type { EffectName } from '../../box/effects'
import { SECRET_DEAL } from '../../box/numbers'
import { countsCards } from '../../model/settings'
import type { Effect, State } from '../../model/state'
import { coloursOf, countIn, stackAt, targetOf, tokenAt } from '../../model/tokens'
import type { Question } from '../../prompts/draft'
import { isUnanswerable } from '../../prompts/following'
import { controlOf } from '../../rules/control'
import { toTell } from '../../rules/end-of-game'
import { aloneLast, drawsOf, fewestCards, isFewestAsked } from '../../rules/end-of-round'
import { drawnOf } from '../../rules/locations'
import { cardsToVeto } from '../../rules/reactions'
import { takesEffect } from '../../model/response'
import type { Language } from '../../../../ui/words'
import { shuffledIn } from '../../words/shared/shuffled'
import { forecastOf } from '../parts/forecast'
import { nameOf } from '../parts/position'
import { textsIn, type Texts } from '../parts/words'
import { keysIn, type KeyTexts } from './words/keys'
import { askingIn, type AskingTexts } from './words'

/** Texts of each open question: the question with the names of players, and a note below it with numbers from the current position. */

export interface AskedText {
  readonly title: string
  readonly note?: string
}

interface At {
  readonly question: Question
  readonly state: State
  readonly texts: Texts
  readonly words: AskingTexts
  /** Name of the player whom the question asks. */
  readonly who: string
  readonly called: (colour: Colour) => string
}

const placeIn = (at: unknown): Place | undefined => LOCATIONS.find((one) => one === at)
/** Returns the name of a location with its number, e.g. "4 Police Station". */
export const numbered = (texts: Texts, at: Place): string => `${at} ${texts.locations[at]}`

const handOf = ({ state, texts, words, question }: At): string => {
  const [by = 'red'] = question.roles
  const cards = countsCards(state.settings) ? texts.cards(state.cards[by] ?? 0) : undefined
  return state.settings.tokensKept ? words.hand(state.hand[by] ?? 0, state.reserve[by] ?? 0, cards) : ''
}

/** Returns a note which says that the asked player has no card left to play; undefined if the player has one or the app counts no cards. */
const noCards = ({ question, state, words, who }: At): string | undefined => {
  const [by] = question.roles
  return by !== undefined && countsCards(state.settings) && (state.cards[by] ?? 0) === 0 ? words.noCards(who) : undefined
}

/** Returns a text which says that no opponent has enough cards for a veto, with the number of cards of each opponent (R53, R54). */
export const nobodyCanText = (state: State, by: Colour, needs: number, { texts, words }: Pick<At, 'texts' | 'words'>): string =>
  words.nobodyCan(
    coloursOf(state)
      .filter((colour) => colour !== by)
      .map((colour) => `${nameOf(state, texts.colours, colour)} ${state.cards[colour] ?? 0}`)
      .join(', '),
    needs,
  )

/**
 * Returns the note below a question, preceded by the information that no opponent had enough cards to cancel the previous effect, if this
 * is true.
 */
const unanswered = (at: At, what: EffectName, note: string): string => {
  const { state } = at
  const by = state.pending?.by ?? state.bullet
  return by !== undefined && isUnanswerable(state, by, what) ? `${nobodyCanText(state, by, cardsToVeto(what, true), at)} ${note}` : note
}

/** Returns a text about the pieces that are on the board before the first turn. */
const firstLying = ({ state, texts, words }: At): string => {
  const { hand, reserve, start } = state
  return `${words.laidOut(hand[start] ?? 0, reserve[start] ?? 0, numbered(texts, state.hitman))} `
}

/**
 * Returns a text about setting up the table, and about the exchange of cards, if the app does not track Mafiosi; shown at the first turn
 * of the game. Returns '' at later turns.
 */
const lightStart = (at: At): string => {
  const { state, words } = at
  const { turns, start, round } = state
  const isFirst = round === 1 && turns.round === 1 && turns.passed.length === 0 && at.question.roles[0] === start
  return isFirst ? `${firstLying(at)}${words.exchange}` : ''
}

/** Returns the note about the cards that Shady Deals draw, with the number of cards before and after (R60). */
const shadyNote = (at: At, by: Colour): string => {
  const { state, words } = at
  if (!countsCards(state.settings)) return words.onlyNew
  const drawn = drawnOf(state, DEALT)
  const held = state.cards[by] ?? 0
  return [words.onlyNew, words.cardsThen(held, held + drawn - Math.min(1, drawn)), ...shuffleNote(at)].join(' ')
}

/** Returns the sentence about shuffling the discards while a player draws three cards (R3); empty if the draw pile has enough cards. */
const shuffleNote = ({ state, words, called }: At): readonly string[] => {
  const shuffled = shuffledIn(state, drawnOf(state, DEALT))
  return shuffled === undefined ? [] : [words.shuffles(called(shuffled.by), shuffled.after)]
}

const dealsOf = ({ state, texts, words, called }: At): AskedText => {
  const { cycle, start } = state
  if (cycle === undefined) return { title: '' }
  const { controller } = controlOf(state, cycle.at, stackAt(state, cycle.at), cycle.deals)
  const value = numberAt(state.numbers, SECRET_DEAL) ?? 0
  return {
    title: words.deals(numbered(texts, cycle.at), controller && called(controller)),
    note: words.dealsNote(cycle.heard ? undefined : called(start), value, countsCards(state.settings)),
  }
}

/** Returns the name of a declared effect; for the Thief with the player who loses the card, e.g. "Thief → Tom". */
export const effectText = (state: State, { what, from }: Effect, texts: Texts): string =>
  what === 'thief' && from !== undefined ? `${texts.effects.thief} → ${nameOf(state, texts.colours, from)}` : texts.effects[what]

export const reactOf = ({ state, words, texts, called }: Pick<At, 'state' | 'words' | 'texts' | 'called'>): AskedText | undefined => {
  const { reacting } = state
  const last = reacting?.chain.stack.at(-1)
  if (reacting === undefined || last === undefined) return undefined
  const what = last.what === null ? effectText(state, reacting.effect, texts) : texts.vetoes[last.what]
  return {
    title: words.react(called(last.by), what),
    note: words.stands(reacting.chain.stack.length - 1, takesEffect(reacting.chain)),
  }
}

/**
 * Returns the counts at the open location if a further Secret Deal takes effect, and the player who would control it (R20). Undefined if
 * the app does not know the stack.
 */
const dealText = (state: State, by: Colour, texts: Texts, keys: KeyTexts): string | undefined => {
  const { cycle, settings } = state
  if (cycle === undefined || !settings.tokensKept) return undefined
  const stack = stackAt(state, cycle.at)
  const { counts, controller } = controlOf(state, cycle.at, stack, [...cycle.deals, by])
  const called = (colour: Colour) => nameOf(state, texts.colours, colour)
  const list = coloursOf(state)
    .flatMap((colour) => {
      const count = counts[colour]
      return count === undefined ? [] : [{ name: called(colour), count, mafiosi: countIn(stack, colour) }]
    })
    .toSorted((a, b) => b.count - a.count)
    .map(({ name, count, mafiosi }) => keys.counted(name, count, mafiosi))
  return keys.dealCounts(list.join(' : '), controller && called(controller))
}

/** Returns a text about the players who would control the locations that an effect changes; undefined if it changes none (R18, R19). */
export const forecastText = (
  state: State,
  effect: Omit<Effect, 'from'>,
  texts: Texts,
  keys: KeyTexts,
  isNow = false,
): string | undefined => {
  if (effect.what === 'secretDeal') return dealText(state, effect.by, texts, keys)
  const list = forecastOf(state, effect).map(
    ({ at, leader }) => [numbered(texts, at), leader && nameOf(state, texts.colours, leader)] as const,
  )
  return list.length === 0 ? undefined : keys.thenLeads(list, isNow)
}

/** Returns the target of an effect as text with an arrow, e.g. "Tom: 3 Fight Club → Cell"; for the Thief as a sentence. */
export const aimOf = (state: State, { what, by, at, place, to, from }: Effect, texts: Texts, keys: KeyTexts): string => {
  const called = (colour: Parameters<typeof nameOf>[2]) => nameOf(state, texts.colours, colour)
  const here = at === undefined ? '' : numbered(texts, at)
  const there = to === undefined ? '' : numbered(texts, to)
  const owner = at === undefined || place === undefined ? undefined : tokenAt(state, at, place)
  const whose = owner === undefined ? '' : `${called(owner)}: `
  switch (what) {
    case 'snitch':
    case 'prison':
    case 'complicity':
      return `${whose}${here} → ${keys.cell}`
    case 'hitman':
      return `${whose}${here} → ${keys.reserve}`
    case 'hat':
      return `${whose}${here} → ${keys.hand}`
    case 'twoHats':
      return `${called(by)}: ${keys.reserve} → ${here}`
    case 'plan':
      return `${whose}${here} → ${there}`
    case 'strings':
      return `${here} ↔ ${there}`
    case 'raid': {
      const lying = at === undefined ? [] : stackAt(state, at)
      const counts = coloursOf(state).flatMap((colour) => {
        const count = lying.filter((one) => one === colour).length
        return count === 0 ? [] : [`${called(colour)} ${count}`]
      })
      return `${here} → ${keys.hands}: ${counts.join(', ')}`
    }
    case 'thief':
      return from === undefined ? '' : keys.steals(called(by), called(from))
    case 'harbour':
      return `${texts.hitman}: ${numbered(texts, state.hitman)} → ${there}`
    case 'secretDeal':
      return state.cycle === undefined ? '' : numbered(texts, state.cycle.at)
    default:
      return ''
  }
}

/**
 * Returns the text of a secret question about reactions to the declared effect or the last veto. Players name the cards of their reaction
 * later.
 */
const silentOf = (at: At, language: Language): AskedText | undefined => {
  const { state, texts, words, who, called } = at
  const last = state.reacting?.chain.stack.at(-1)
  if (state.reacting === undefined || last === undefined) return undefined
  const { effect } = state.reacting
  const what = last.what === null ? effectText(state, effect, texts) : texts.vetoes[last.what]
  const aim = aimOf(state, effect, texts, keysIn(language))
  return {
    title: words.silent(who, called(last.by), what),
    note: [...(aim === '' ? [] : [`${aim}.`]), ...chainText(at), ...complicityText(state, words)].join(' '),
  }
}

/**
 * Returns the sentence which says that the app asks about Complicity after the reactions, if the declared effect jails a Mafioso whose
 * owner may hold a card (R58).
 */
export const complicityText = (state: State, words: AskingTexts): readonly string[] => {
  const { what, at, place } = state.reacting?.effect ?? {}
  if ((what !== 'snitch' && what !== 'prison') || at === undefined || place === undefined) return []
  const owner = tokenAt(state, at, place)
  const isWithoutCards = owner !== undefined && countsCards(state.settings) && (state.cards[owner] ?? 0) === 0
  return isWithoutCards ? [] : [words.complicityLater]
}

/**
 * Returns sentences about an effect to which players have answered: the vetoes in the order of play, and whether the effect takes place. An
 * effect without vetoes has none.
 */
export const chainText = ({ state, texts, words, called }: Pick<At, 'state' | 'texts' | 'words' | 'called'>): readonly string[] => {
  const { chain, effect } = state.reacting ?? {}
  if (chain === undefined || effect === undefined || chain.stack.length === 1) return []
  const played = chain.stack.map(({ by, what }) => [called(by), what === null ? texts.effects[effect.what] : texts.vetoes[what]] as const)
  return [words.chain(played), words.stands(chain.stack.length - 1, takesEffect(chain))]
}

const drawsText = ({ state, words, called }: At): AskedText => {
  const last = aloneLast(state)
  const { step1, startAfter } = drawsOf(state)
  const token = `${words.markersGone} ${words.startGoes(called(startAfter))}`
  if (last === undefined) {
    const pointsOf = (colour: Colour) => state.vp[colour] ?? 0
    const least = Math.min(...coloursOf(state).map(pointsOf))
    const sharing = coloursOf(state).filter((colour) => pointsOf(colour) === least)
    return { title: words.draws(undefined, 1), note: `${token} ${words.drawsAll(sharing.map(called), least)}` }
  }
  if (isFewestAsked(state)) return { title: words.fewest(called(last)), note: token }
  const fewest = fewestCards(state)
  const others = fewest.filter((colour) => colour !== last).map(called)
  const cards = step1 !== undefined ? 'alone' : fewest.includes(last) ? 'shared' : 'more'
  return {
    title: words.draws(called(last), step1 === undefined ? 2 : 3),
    note: `${token} ${words.lastAlone(called(last), cards, others)}`,
  }
}

/** Returns the points of all players, from the highest, e.g. "Anna 10, Petr 8". */
const pointsOfAll = (state: State, called: At['called']): string =>
  coloursOf(state)
    .toSorted((a, b) => (state.vp[b] ?? 0) - (state.vp[a] ?? 0))
    .map((colour) => `${called(colour)} ${state.vp[colour] ?? 0}`)
    .join(', ')

const resultText = ({ state, words, called }: At): AskedText => {
  const missing = toTell(state, {})
  return missing === undefined
    ? { title: words.result, note: words.pointsOfAll(pointsOfAll(state, called), targetOf(state)) }
    : { title: words.tied(missing.of.map(called), missing.what), note: words.tiedNote }
}

const chooseText = ({ question, state, words, texts, who, called }: At): AskedText => {
  const hasHolder = question.roles.length > 0
  if (question.params.back === true)
    return state.settings.tokensKept
      ? { title: words.opens(who) }
      : { title: words.takeAllBack, note: words.takeAllNote(hasHolder ? who : undefined, called(state.start)) }
  if (hasHolder) return { title: words.chooses(who) }
  const next = LOCATIONS.find((at) => !state.marked.includes(at))
  return { title: words.nextNumber(next === undefined ? '' : numbered(texts, next)) }
}

const textOf = (at: At, language: Language): AskedText | undefined => {
  const { question, state, texts, words, who, called } = at
  const place = placeIn(question.params.at)
  const here = place === undefined ? '' : numbered(texts, place)
  switch (question.kind) {
    case 'act':
      return { title: words.act(who), note: state.settings.tokensKept ? handOf(at) : lightStart(at) }
    case 'bullet':
      return { title: words.bullet(who) }
    case 'bulletAct':
      return { title: words.bulletAct(who), note: unanswered(at, 'bullet', words.bulletNote) }
    case 'react':
      return reactOf(at)
    case 'silent':
      return silentOf(at, language)
    case 'thief':
    case 'drewCards': {
      const { pending } = state
      if (pending === undefined) return undefined
      if (pending.is === 'drewCards')
        return { title: words.drew(called(pending.by)), note: unanswered(at, 'shadyDeals', shadyNote(at, pending.by)) }
      const cards = countsCards(state.settings) ? (state.cards[pending.from] ?? 0) : undefined
      return {
        title: words.thief(called(pending.by), called(pending.from)),
        note: unanswered(at, 'thief', words.blind(called(pending.from), cards)),
      }
    }
    case 'complicity':
      return { title: words.complicity(who), note: noCards(at) ?? (state.jailing && words.causer(called(state.jailing.causer))) ?? '' }
    case 'map':
      return state.settings.mapDrawn ? { title: words.mapDrawn, note: words.mapDrawnNote } : { title: words.map, note: words.mapNote }
    case 'redraw':
      return { title: words.redraw(who), note: `${question.roles[0] === state.start ? firstLying(at) : ''}${words.bothOrNone}` }
    case 'choose':
      return chooseText(at)
    case 'secretDeals':
      return dealsOf(at)
    case 'stackNow':
      return { title: words.stackNow(here), note: words.stackNote }
    case 'jail':
      return { title: words.jail(who), note: words.jailNote }
    case 'moveHitman':
      return { title: words.moveHitman(who), note: words.at(numbered(texts, state.hitman)) }
    case 'hitman':
      return { title: words.hitman(who), note: `${words.at(numbered(texts, state.hitman))} ${noCards(at) ?? words.toReserve}` }
    case 'takeFigure':
      return { title: words.takeFigure(who, texts.figures[place === POLICE_STATION ? 'policeman' : 'mayor']) }
    case 'shop':
      return { title: words.shop(who), note: shuffleNote(at).join(' ') }
    case 'star':
      return { title: words.star(who), note: noCards(at) ?? words.starNote(state.vp[question.roles[0] ?? 'red'] ?? 0) }
    case 'result':
      return resultText(at)
    case 'name':
      return { title: words.name(who, here, state.strategy?.decided.length === 0) }
    case 'takeBack':
      return { title: words.takeBack(who, here) }
    case 'draws':
      return drawsText(at)
    default:
      return undefined
  }
}

/** Returns the title of a question and the note below the title; undefined if the question has the default text. */
export const askedIn = (question: Question, state: State, language: Language): AskedText | undefined => {
  const texts = textsIn(language)
  const called = (colour: Colour) => nameOf(state, texts.colours, colour)
  const [asked] = question.roles
  const found = textOf(
    { question, state, texts, words: askingIn(language), who: asked === undefined ? '' : called(asked), called },
    language,
  )
  return found && { title: found.title, ...(found.note !== undefined && found.note !== '' && { note: found.note }) }
}
