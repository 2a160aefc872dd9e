import type { Answers } from '../westeros/answers'
import { ADAPTER } from '../westeros/adapter'
import type { Cases, Of } from '../westeros/notation'
import { play as playWith } from '../westeros/table'
import { AnyOrder } from '../compare'
import { secondEditionFor, type Players } from '../../../src/games/westeros/box/second/printed'
import { westerosSecondEdition } from '../../../src/games/westeros'
import { SECOND_DEFAULT_SETTINGS } from '../../../src/games/westeros/model/settings'
import { BASE } from './box'
import { combat } from './combat'
import { consolidate, control, gameOfThrones, port, setup } from './economy'
import { planning, raven } from './orders'
import { retreat } from './retreat'
import { choice, draw } from './westeros-phase'
import { wildling } from './wildlings'

/** Returns the function of the first edition for one kind of scenario, with the components of the second edition. */
const shared =
  <K extends keyof Cases>(kind: K) =>
  (before: Cases[K][0], decision: Cases[K][1]): Answers =>
    ADAPTER[kind](before, decision, BASE)

/** The order in which a scenario lists the areas with orders does not matter. */
const raid = (before: Cases['raid'][0], decision: Cases['raid'][1]): Answers => {
  const answer = shared('raid')(before, decision)
  return { ...answer, ordersAfter: new AnyOrder(answer.ordersAfter as readonly unknown[]) }
}

const EDITION = {
  game: westerosSecondEdition,
  boxFor: (players: number) => secondEditionFor(Math.max(3, players) as Players),
  settings: SECOND_DEFAULT_SETTINGS,
}

const play = (before: Parameters<typeof playWith>[0], decision: Parameters<typeof playWith>[1]): Answers =>
  playWith(before, decision, EDITION)

/** Functions that run the scenarios. The key is the kind of scenario. Their arguments are not validated. */
export const KINDS: Of<(before: never, decision: never) => Answers> = {
  setup,
  control,
  'supply.check': shared('supply.check'),
  'supply.card': shared('supply.card'),
  muster: shared('muster'),
  bid: shared('bid'),
  clash: shared('clash'),
  wildling,
  'westeros.draw': draw,
  'westeros.choice': choice,
  gameOfThrones,
  planning,
  raven,
  raid,
  march: shared('march'),
  neutral: shared('neutral'),
  combat,
  retreat,
  port,
  consolidate,
  victory: shared('victory'),
  play,
}
