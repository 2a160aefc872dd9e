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

/** Events that only lead to the next step of the game. Only the full log shows these events. */
const LEADING_ON: readonly AnyEvent['e'][] = ['moved', 'cardsPutUnder', 'battleMoved', 'overruled', 'ballotOpened', 'paid']

/** Icons for moves that all players make together. */
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

/** Returns functions that write the entries of the log in the language of `words`. */
export const gameLogIn = (words: GameWords): GameLog<WesterosVocabulary> => ({
  event: (event, before, after) => words.event(event, before, after),
  // The end of the game is shown before the other events of its entry.
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

/** Hook that returns the functions for the log in the language of the page, see `gameLogIn`. */
export function useWesterosLog(): GameLog<WesterosVocabulary> {
  const { game } = useAllSpeech()
  return useMemo(() => gameLogIn(game), [game])
}
