import { agreeing, outOf } from '../../../../ui/grammar/czech'
import { sentence } from '../../../../ui/grammar/numbers'
import { countEnglish } from '../../../../ui/grammar/plural'
import { useLanguage } from '../../../../ui/words'
import type { Announced } from '../../model/state'
import type { SailStep } from '../../model/moves'
import type { Texts } from '../parts/words'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of keys, buttons and rows of questions. */
export interface Keys {
  readonly endTurn: string
  readonly onTo: (phase: string) => string
  readonly playOn: string
  readonly endGame: string
  readonly research: (development: string, dice: number) => string
  readonly via: (at: string) => string
  readonly keep: string
  readonly refund: string
  readonly transport: (at: string) => string
  readonly sail: (step: SailStep, at: (space: string) => string, list: Texts['unitList']) => string
  readonly announce: (kind: Announced['kind'], at: string) => string
  readonly allLanded: string
  readonly press: string
  /** Used if no land unit and no other ship is left. */
  readonly withdraw: Readonly<Record<'submarines' | 'aircraft' | 'both', string>>
  readonly retreat: (to: string) => string
  readonly flyHome: (units: string) => string
  readonly submerge: (n: number) => string
  readonly attackerStays: string
  readonly defenderStays: string
  readonly done: string
  readonly buy: (units: number, cost: number) => string
  readonly buyNothing: (cash: number) => string
  readonly left: (spent: number, left: number) => string
  readonly places: (units: number, limit: number) => string
  readonly tooMany: (units: number) => string
  readonly price: (cost: number) => string
  readonly short: (n: number) => string
  readonly openFire: string
  readonly whichBattle: string
  readonly defends: string
  readonly both: string
  readonly hits: (n: number) => string
  readonly atMost: (value: string) => string
  readonly row: (value: string, units: string, dice: number) => string
  readonly dice: (n: number) => string
  readonly roll: (dice: number) => string
  readonly takeOff: (n: number) => string
  readonly total: (chosen: number, hits: number) => string
  readonly rolled: string
  readonly rolledFaces: string
}

const many = (n: number, one: string, several: string): string => countEnglish(n, { one, other: several })
const counted = (n: number, one: string, few: string, lots: string): string => `${n} ${agreeing(n, one, few, lots)}`

const en: Keys = {
  endTurn: 'End the turn',
  onTo: (phase) => `On to: ${phase}`,
  playOn: 'Play on',
  endGame: 'End the game',
  research: (development, dice) => `${sentence(development)}, ${many(dice, 'die', 'dice')}`,
  via: (at) => `through ${at}`,
  keep: 'Keep them for the next turn',
  refund: 'Pay them back',
  transport: (at) => `Transport in ${at}`,
  sail: (step, at, list) =>
    step.do === 'move'
      ? `sails to ${at(step.to)}`
      : step.do === 'load'
        ? `takes on ${list({ [step.unit]: 1 })} in ${at(step.from)}`
        : `lands ${list({ [step.unit]: 1 })} in ${at(step.to)}`,
  announce: (kind, at) => (kind === 'raid' ? `Raid: ${at}` : `Battle: ${at}`),
  allLanded: 'Every promise was kept',
  press: 'Press on',
  withdraw: { submarines: 'Submerge', aircraft: 'Fly home', both: 'Submarines submerge, aircraft fly home' },
  retreat: (to) => `Retreat to ${to}`,
  flyHome: (units) => `Fly home: ${units}`,
  submerge: (n) => (n === 0 ? 'Stay and fight' : many(n, 'submarine submerges', 'submarines submerge')),
  attackerStays: 'The attacker keeps what it has, the defender is gone',
  defenderStays: 'The defender keeps what it has, the attacker is gone',
  done: 'Everything is set',
  buy: (units, cost) => `Buy ${many(units, 'unit', 'units')} for ${cost}`,
  buyNothing: (cash) => `Buy nothing, save ${cash}`,
  left: (spent, left) => `Spent ${spent}, left ${left}.`,
  places: (units, limit) => `${units} of ${many(limit, 'place', 'places')}.`,
  tooMany: (n) => `${many(n, 'unit finds', 'units find')} no place this turn.`,
  price: (cost) => many(cost, 'IPC', 'IPCs'),
  short: (n) => `${n} short`,
  openFire: 'Open fire',
  whichBattle: 'Which battle?',
  defends: 'Who defends?',
  both: 'Put in who fights on both sides.',
  hits: (n) => (n === 0 ? 'No hit' : many(n, 'hit', 'hits')),
  atMost: (value) => (value === '1' ? 'Only a 1' : `${value} or less`),
  row: (value, units, dice) => `${en.atMost(value)}: ${units}: ${many(dice, 'die', 'dice')}`,
  dice: (n) => `${many(n, 'die', 'dice')} in all.`,
  roll: (dice) => `Roll ${many(dice, 'die', 'dice')}`,
  takeOff: (n) => `Take off ${many(n, 'hit', 'hits')}`,
  total: (chosen, hits) => `${chosen} of ${many(hits, 'hit', 'hits')} chosen.`,
  rolled: 'Enter these dice',
  rolledFaces: 'Rolled',
}

const cs: Keys = {
  endTurn: 'Ukončit tah',
  onTo: (phase) => `Dál: ${phase}`,
  playOn: 'Hrát dál',
  endGame: 'Ukončit hru',
  research: (development, dice) => `${sentence(development)}, ${counted(dice, 'kostka', 'kostky', 'kostek')}`,
  via: (at) => `komplex: ${at}`,
  keep: 'Nechat na příští tah',
  refund: 'Vrátit za peníze',
  transport: (at) => `Transportní loď: ${at}`,
  sail: (step, at, list) =>
    step.do === 'move'
      ? `pluje: ${at(step.to)}`
      : step.do === 'load'
        ? `naloží: ${list({ [step.unit]: 1 })}, ${at(step.from)}`
        : `vylodí: ${list({ [step.unit]: 1 })}, ${at(step.to)}`,
  announce: (kind, at) => (kind === 'raid' ? `Nálet: ${at}` : `Bitva: ${at}`),
  allLanded: 'Každý slib je dodržený',
  press: 'Pokračovat v útoku',
  withdraw: { submarines: 'Ponořit se', aircraft: 'Odletět domů', both: 'Ponorky pod hladinu, letadla domů' },
  retreat: (to) => `Ustoupit: ${to}`,
  flyHome: (units) => `Letadla domů: ${units}`,
  submerge: (n) => (n === 0 ? 'Zůstat a bojovat' : counted(n, 'ponorka se ponoří', 'ponorky se ponoří', 'ponorek se ponoří')),
  attackerStays: 'Útočníkovi zůstává vše, obránce je pryč',
  defenderStays: 'Obránci zůstává vše, útočník je pryč',
  done: 'Vše stojí',
  buy: (units, cost) => `Koupit ${counted(units, 'jednotku', 'jednotky', 'jednotek')} za ${cost}`,
  buyNothing: (cash) => `Nic nekupovat, nechat ${cash}`,
  left: (spent, left) => `Utraceno ${spent}, zbývá ${left}.`,
  places: (units, limit) => `Místa: ${units} ${outOf(limit)}.`,
  tooMany: (n) => `V tomto tahu se neumístí: ${counted(n, 'jednotka', 'jednotky', 'jednotek')}.`,
  price: (cost) => `${cost} CPP`,
  short: (n) => `chybí ${n}`,
  openFire: 'Zahájit palbu',
  whichBattle: 'Která bitva?',
  defends: 'Kdo brání?',
  both: 'Zadejte, kdo bojuje na obou stranách.',
  hits: (n) => (n === 0 ? 'Bez zásahu' : counted(n, 'zásah', 'zásahy', 'zásahů')),
  atMost: (value) => (value === '1' ? 'Jen 1' : `${value} a méně`),
  row: (value, units, dice) => `${cs.atMost(value)}: ${units}: ${counted(dice, 'kostka', 'kostky', 'kostek')}`,
  dice: (n) => `Celkem ${counted(n, 'kostka', 'kostky', 'kostek')}.`,
  roll: (dice) => `Hodit: ${counted(dice, 'kostka', 'kostky', 'kostek')}`,
  takeOff: (n) => `Odebrat ${counted(n, 'zásah', 'zásahy', 'zásahů')}`,
  total: (chosen, hits) => `Vybráno ${chosen} ${outOf(hits)}.`,
  rolled: 'Zapsat tento hod',
  rolledFaces: 'Padlo',
}

export const keysIn = byLanguage<Keys>({ en, cs })
/** Hook: returns the texts in the current language. */
export const useKeys = (): Keys => keysIn(useLanguage())
