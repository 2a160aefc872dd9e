import { sentence } from '../../../../../ui/grammar/numbers'
import { countEnglish } from '../../../../../ui/grammar/plural'
import type { Announced } from '../../../model/state'
import type { SailStep } from '../../../model/moves'
import type { Texts } from '../../parts/words'
import type { Translation } from '../../../../../ui/language/translation'

const many = (n: number, one: string, several: string): string => countEnglish(n, { one, other: several })

/** English texts of the buttons and lists in questions. */
const en = {
  endTurn: 'End the turn',
  onTo: (phase: string) => `On to: ${phase}`,
  playOn: 'Play on',
  endGame: 'End the game',
  research: (development: string, dice: number) => `${sentence(development)}, ${many(dice, 'die', 'dice')}`,
  via: (at: string) => `through ${at}`,
  keep: 'Keep them for the next turn',
  refund: 'Pay them back',
  transport: (at: string) => `Transport in ${at}`,
  sail: (step: SailStep, at: (space: string) => string, list: Texts['unitList']) =>
    step.do === 'move'
      ? `sails to ${at(step.to)}`
      : step.do === 'load'
        ? `takes on ${list({ [step.unit]: 1 })} in ${at(step.from)}`
        : `lands ${list({ [step.unit]: 1 })} in ${at(step.to)}`,
  announce: (kind: Announced['kind'], at: string) => (kind === 'raid' ? `Raid: ${at}` : `Battle: ${at}`),
  allLanded: 'Every promise was kept',
  press: 'Press on',
  /** Label of the button for leaving a battle, if only submarines or aircraft are left. */
  withdraw: { submarines: 'Submerge', aircraft: 'Fly home', both: 'Submarines submerge, aircraft fly home' },
  retreat: (to: string) => `Retreat to ${to}`,
  flyHome: (units: string) => `Fly home: ${units}`,
  submerge: (n: number) => (n === 0 ? 'Stay and fight' : many(n, 'submarine submerges', 'submarines submerge')),
  attackerStays: 'The attacker keeps what it has, the defender is gone',
  defenderStays: 'The defender keeps what it has, the attacker is gone',
  done: 'Everything is set',
  buy: (units: number, cost: number) => `Buy ${many(units, 'unit', 'units')} for ${cost}`,
  buyNothing: (cash: number) => `Buy nothing, save ${cash}`,
  left: (spent: number, left: number) => `Spent ${spent}, left ${left}.`,
  /** Labels of the three amounts above the units to buy. */
  purse: { cash: 'cash', spent: 'spent', left: 'left' },
  places: (units: number, limit: number) => `${units} of ${many(limit, 'place', 'places')}.`,
  tooMany: (n: number) => `${many(n, 'unit finds', 'units find')} no place this turn.`,
  price: (cost: number) => many(cost, 'IPC', 'IPCs'),
  short: (n: number) => `${n} short`,
  openFire: 'Open fire',
  whichBattle: 'Which battle?',
  whoFights: (space: string) => `Who fights in ${space}?`,
  defends: 'Who defends?',
  both: 'Put in who fights on both sides.',
  hits: (n: number) => (n === 0 ? 'No hit' : many(n, 'hit', 'hits')),
  atMost: (value: string) => (value === '1' ? 'Only a 1' : `${value} or less`),
  row: (value: string, units: string, dice: number): string => `${en.atMost(value)}: ${units}: ${many(dice, 'die', 'dice')}`,
  dice: (n: number) => `${many(n, 'die', 'dice')} in all.`,
  roll: (dice: number) => `Roll ${many(dice, 'die', 'dice')}`,
  repaired: 'repaired after the battle',
  oddsAfter: 'Odds after these losses:',
  takeOff: (n: number) => `Take off ${many(n, 'hit', 'hits')}`,
  total: (chosen: number, hits: number) => `${chosen} of ${many(hits, 'hit', 'hits')} chosen.`,
  rolled: 'Enter these dice',
  rolledFaces: 'Rolled',
}

export type Keys = Translation<typeof en>
export default en
