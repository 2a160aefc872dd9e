import type { GameSpeech, GameTable } from '../../../../table/game/game-table'
import { lazyPart } from '../../../../ui/lazy-part'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import { EDITION_IDS } from '../../model/edition-id'
import * as icons from '../icons'
import { actionOf, correctedIn } from '../log/actions'
import { Board } from '../map/boards'
import { seat } from '../../../../table/shell/icons'
import { gameNow } from '../now/game-now'
import { gameQuestions, gameReveals } from '../questions/game-questions'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { rooms } from './rooms'
import { gameOutcomes } from '../outcome/game-outcomes'

/** Components and functions that Westeros provides for the screens of an open game. */
export const gameTable: GameTable<WesterosVocabulary> = {
  id: EDITION_IDS.first,
  rooms,
  useSpeech: useGameSpeech,
  RoleBadge: ({ role, ...look }) => <Shield house={role} {...look} />,
  isBetweenRounds: ({ stage }) => stage.at === 'draw' || stage.at === 'over',
  // The side panel is loaded only if the screen is large enough.
  Companion: lazyPart(() => import('./Companion').then((part) => part.default)),
  Board,
  hasFilm: true,
  RuleBook: lazyPart(() => import('../rules/book').then((book) => book.RuleBook)),
  questions: gameQuestions,
  reveals: gameReveals,
  hasSecrets: () => true,
  now: gameNow,
  outcomes: gameOutcomes,
  Restored: lazyPart(() => import('../log/Restored').then((part) => part.Restored)),
}

/** The same for the second edition, whose pages have their own URLs. */
export const secondGameTable: GameTable<WesterosVocabulary> = { ...gameTable, id: EDITION_IDS.second }

function useGameSpeech(): GameSpeech<WesterosVocabulary> {
  const { words, game, names } = useSpeech()
  const { places, menu } = words
  return {
    where: ({ round, box: { rounds }, stage }) => ({ round: names.round(round, rounds), step: names.stage[stage.at] }),
    player: names.player,
    action: (moment) => actionOf(moment, game),
    corrected: (moment) => correctedIn(moment, game),
    shown: game.consent.shown,
    rule: (number) => ({ title: game.rules.title(number), name: game.rules.named(number) }),
    places: [
      { to: 'areas', label: places.areas, icon: icons.map },
      { to: 'houses', label: places.houses, icon: icons.houses },
    ],
    menu: [
      { group: 'table', to: 'calculator', icon: icons.sword, title: menu.calculator },
      { group: 'game', to: 'people', icon: seat, title: menu.people },
    ],
  }
}
