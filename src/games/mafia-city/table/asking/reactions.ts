import type { Revealed } from '../../../../referee'
import type { Language } from '../../../../ui/words'
import type { Colour } from '../../box/box'
import { takesEffect } from '../../model/response'
import type { State } from '../../model/state'
import { coloursOf } from '../../model/tokens'
import { nameOf } from '../parts/position'
import { textsIn } from '../parts/words'
import { aimOf, chainText, complicityText, effectText, forecastText, reactOf } from './asked'
import { askingIn } from './words'
import { keysIn } from './words/keys'

/** Texts about reactions to a declared effect, outside of the questions: title, cover and notes of a secret question, and an undo. */

/** Returns the text about the declared effect or the last veto, for the secret question about reactions. */
export const declaredIn = (state: State, language: Language): string | undefined => {
  const texts = textsIn(language)
  return reactOf({ state, texts, words: askingIn(language), called: (colour) => nameOf(state, texts.colours, colour) })?.title
}

/** Returns the player and the declared effect, for the cover of the phone. After vetoes, a sentence of the notes names all cards. */
export const coverIn = ({ reacting, ...state }: State, language: Language): string | undefined => {
  if (reacting === undefined || reacting.chain.stack.length > 1) return undefined
  const texts = textsIn(language)
  return `${nameOf(state, texts.colours, reacting.effect.by)}: ${effectText(state, reacting.effect, texts)}.`
}

/**
 * Returns the text about information that an undo takes back: seen cards, a random result, or the answers to a declared effect or veto.
 * @param before state before the reveal
 */
export const revealedIn = ({ kind, label }: Revealed, language: Language, before: State): string => {
  const texts = textsIn(language)
  const { shown } = texts
  if (kind === 'cards') return shown.cards
  if (kind === 'chance') return label.startsWith('thief') ? shown.thief : shown.map
  const { effect, chain } = before.reacting ?? {}
  const last = chain?.stack.at(-1)
  if (effect === undefined || last === undefined) return shown.answers
  const what = last.what === null ? texts.effects[effect.what] : texts.vetoes[last.what]
  return shown.answersTo(nameOf(before, texts.colours, last.by), what)
}

/** Returns what the declared effect does, as a sentence: who loses what. Undefined if the effect has no target. */
export const stakesIn = (state: State, language: Language): string | undefined => {
  const { reacting, ballot } = state
  if (reacting === undefined || ballot === undefined) return undefined
  const aim = aimOf(state, reacting.effect, textsIn(language), keysIn(language))
  return aim === '' ? undefined : `${aim}.`
}

/**
 * Returns sentences about the secret question on reactions: the target of the effect, the vetoes so far, and the opponents who have too few
 * cards (R53).
 */
export const aboutReactions = (state: State, language: Language): readonly string[] => {
  const { reacting, ballot } = state
  if (reacting === undefined || ballot === undefined) return []
  const texts = textsIn(language)
  const words = askingIn(language)
  const called = (colour: Colour) => nameOf(state, texts.colours, colour)
  const stakes = stakesIn(state, language)
  const last = reacting.chain.stack.at(-1)?.by
  const unable = coloursOf(state).filter((colour) => colour !== last && !ballot.roles.includes(colour))
  // A cancelled effect changes no leader.
  const forecast = takesEffect(reacting.chain) ? forecastText(state, reacting.effect, texts, keysIn(language)) : undefined
  return [
    ...(stakes === undefined ? [] : [stakes]),
    ...chainText({ state, texts, words, called }),
    ...(forecast === undefined ? [] : [forecast]),
    ...complicityText(state, words),
    ...(unable.length === 0 ? [] : [words.unable(unable.map(called))]),
  ]
}
