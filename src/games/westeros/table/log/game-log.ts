import { useMemo } from 'react'
import type { Moment } from '../../../../referee'
import type { GameLog, LogStep } from '../../../../table/log/game-log'
import { happenedIn } from '../../../../table/moments'
import { westeros } from '../../index'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import type { AnyEvent } from '../../model/events'
import { ruleIn } from '../../model/replaced-rules'
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

/** Events that are the title of their entry, before other events of the same entry, such as a Blade that is not used. */
const FIRST: readonly AnyEvent['e'][] = ['gameEnded', 'battleDecided']

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

/** Events that say how a battle ended. They are the title of the row of a battle. */
const RESULTS: readonly AnyEvent['e'][] = ['battleDecided', 'battleEnded', 'garrisonRemoved', 'shipsCaptured', 'attackersBack']

/**
 * Returns the battle to which an entry belongs. In a long round all entries of a battle are one row; its title says who won and which
 * pieces were captured or, while the battle goes on, who attacks whom.
 */
const battleStep = (moment: Moment<WesterosVocabulary>, words: GameWords): LogStep | undefined => {
  const { entry, parent, state } = moment
  const began = (entry.events as readonly AnyEvent[]).find((event) => event.e === 'battleBegan')
  const battle = parent?.state.battle ?? began?.battle ?? state.battle
  if (battle === undefined) return undefined
  const key = [battle.area, battle.attacker, battle.from].join(' ')
  const happened = happenedIn(westeros, moment)
  const results = happened.flatMap(({ event, before, after }) => (RESULTS.includes(event.e) ? [words.event(event, before, after)] : []))
  const { result } = battle
  const isDecided = result !== undefined && !happened.some(({ event }) => event.e === 'battleDecided')
  const attack = words.event({ e: 'battleBegan', battle }, parent?.state, state)
  const decided = isDecided ? [words.event({ e: 'battleDecided', result }, parent?.state, state)] : []
  return { key, title: [attack, ...decided, ...results].filter((text) => text !== '').join(' ') }
}

/** Returns functions that write the entries of the log in the language of `words`. */
export const gameLogIn = (words: GameWords): GameLog<WesterosVocabulary> => ({
  event: (event, before, after) => words.event(event, before, after),
  // The end of the game or of a battle is shown before the other events of its entry.
  weight: ({ e }) => (FIRST.includes(e) ? 'first' : LEADING_ON.includes(e) ? 'leads on' : 'usual'),
  nameOf: ({ entry: { move }, parent, state }) => {
    const card = move.do === 'resolve' ? (parent?.state ?? state).turned?.[move.deck] : undefined
    if (card !== undefined) return words.cards.nameOf(card, state.box)
    return move.do === 'ready' ? words.setup.done : undefined
  },
  round: ({ round }) => round,
  step: (moment) => battleStep(moment, words),
  phase: ({ stage }) => {
    const phase = phaseOf(stage)
    return phase === undefined ? undefined : words.names.phase[phase]
  },
  doer: houseOf,
  icon: (move) => ACTION_ICONS[move.do],
  roles: ({ playing }) => playing,
  concerned: concernedBy,
  areas: areasOf,
  areaNames: (state) => Object.fromEntries(Object.keys(state.box.areas).map((area) => [area, words.names.area(state, area)])),
  before: (moment) => beforeOf(moment, words),
  rule: (code, { box }) => words.rules.named(ruleIn(ruleOf(code as Code), box)),
  seats: seatsOf,
})

/** Hook that returns the functions for the log in the language of the page, see `gameLogIn`. */
export function useWesterosLog(): GameLog<WesterosVocabulary> {
  const { game } = useAllSpeech()
  return useMemo(() => gameLogIn(game), [game])
}
