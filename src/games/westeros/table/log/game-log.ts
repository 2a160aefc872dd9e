import { useMemo } from 'react'
import type { GameLog } from '../../../../table/log/game-log'
import type { WesterosVocabulary } from '../../model/vocabulary'
import type { AnyEvent } from '../../model/events'
import { ruleOf, type Code } from '../../model/refusals'
import type { GameWords } from '../../words'
import * as icons from '../icons'
import { phaseOf } from '../../views/progress'
import { seatsOf } from '../seats'
import { useAllSpeech } from '../speech'
import { areasOf } from './areas'
import { beforeOf } from './before'
import { concernedBy } from './concerned'
import { houseOf } from './actions'

/** Events that only lead on from one step to the next: they are reported where every step is asked for. */
const LEADING_ON: readonly AnyEvent['e'][] = ['moved', 'cardsPutUnder', 'battleMoved', 'overruled', 'ballotOpened', 'paid']

/** Actions of the whole table that have a drawing of their own. */
const ACTION_ICONS: Readonly<Record<string, string>> = {
  draw: icons.card,
  resolve: icons.card,
  ordersPlaced: icons.phone,
  endRaids: icons.raid,
  endMarches: icons.march,
  callSupport: icons.support,
  playCards: icons.card,
  ability: icons.card,
  replaceAbility: icons.card,
  tellBattle: icons.sword,
  collect: icons.power,
}

/** The texts of Westeros for the entries of the log, in the language of the words. */
export const gameLogIn = (words: GameWords): GameLog<WesterosVocabulary> => ({
  event: (event, before, after) => words.event(event, before, after),
  // The end of the game outweighs what led to it.
  weight: ({ e }) => (e === 'gameEnded' ? 'first' : LEADING_ON.includes(e) ? 'leads on' : 'usual'),
  nameOf: ({ entry: { move }, parent, state }) => {
    const card = move.do === 'resolve' ? (parent?.state ?? state).turned?.[move.deck] : undefined
    if (card !== undefined) return words.cards.nameOf(card)
    return move.do === 'ready' ? words.setup.done : undefined
  },
  round: ({ round }) => round,
  phase: ({ stage }) => {
    const phase = phaseOf(stage)
    return phase === undefined ? undefined : words.names.phase[phase]
  },
  doer: houseOf,
  icon: (move) => ACTION_ICONS[move.do],
  roles: ({ playing }) => playing,
  concerned: concernedBy,
  areas: areasOf,
  before: (moment) => beforeOf(moment, words),
  rule: (code) => words.rules.named(ruleOf(code as Code)),
  seats: seatsOf,
})

/** The same, in the language of the page. */
export function useWesterosLog(): GameLog<WesterosVocabulary> {
  const { game } = useAllSpeech()
  return useMemo(() => gameLogIn(game), [game])
}
