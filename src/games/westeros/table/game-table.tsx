import { lazy } from 'react'
import type { GameSpeech, GameTable } from '../../../table/game-table'
import { part } from '../../../ui/part'
import type { WesterosVocabulary } from '../index'
import * as icons from './icons'
import { deedOf } from './log/deeds'
import { tableView } from '../../../table/overview/icons'
import { box } from '../../../table/session-break/icons'
import { gameNow } from './now/game-now'
import { gameQuestions, gameReveals } from './questions/game-questions'
import { Shield } from './Shield'
import { useSpeech } from './speech'

/** What Westeros hands to the table. */
export const gameTable: GameTable<WesterosVocabulary> = {
  id: 'westeros',
  useSpeech: useGameSpeech,
  RoleBadge: ({ role, ...look }) => <Shield house={role} {...look} />,
  isBetweenRounds: ({ stage }) => stage.at === 'draw' || stage.at === 'over',
  // Fetched where there is room for it.
  Companion: lazy(() => import('./Companion')),
  Board: part(() => import('./map/Board').then((map) => map.Board)),
  RuleBook: part(() => import('./rules/book').then((book) => book.RuleBook)),
  questions: gameQuestions,
  reveals: gameReveals,
  now: gameNow,
}

function useGameSpeech(): GameSpeech<WesterosVocabulary> {
  const { words, game, names } = useSpeech()
  const { places, menu } = words
  return {
    where: ({ round, box: { rounds }, stage }) => ({ round: names.round(round, rounds), step: names.stage[stage.at] }),
    player: names.player,
    deed: (moment) => deedOf(moment, game),
    shown: game.consent.shown,
    rule: (number) => ({ title: game.rules.title(number), name: game.rules.named(number) }),
    places: [
      { to: 'areas', label: places.areas, icon: icons.map },
      { to: 'houses', label: places.houses, icon: icons.houses },
    ],
    menu: [
      { to: 'check', icon: icons.check, title: menu.check, note: menu.checkNote },
      { to: 'correct', icon: icons.adjust, title: menu.correct, note: menu.correctNote },
      { to: 'calculator', icon: icons.sword, title: menu.calculator, note: menu.calculatorNote },
      { to: 'table', icon: tableView, title: menu.overview, note: menu.overviewNote },
      { to: 'charts', icon: icons.castle, title: menu.charts, note: menu.chartsNote },
      { to: 'rules', icon: icons.book, title: menu.rules, note: menu.rulesNote },
      { to: 'options', icon: icons.settings, title: menu.options, note: menu.optionsNote },
      { to: 'house-rules', icon: icons.crown, title: menu.houseRules, note: menu.houseRulesNote },
      { to: 'people', icon: icons.users, title: menu.people, note: menu.peopleNote },
      { to: 'pack', icon: box, title: menu.pack, note: menu.packNote, keptOnly: true },
    ],
  }
}
