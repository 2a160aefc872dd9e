import { agreeing, outOf } from '../../../../../ui/grammar/czech'
import { sentence } from '../../../../../ui/grammar/numbers'
import type { Keys } from './en'

const counted = (n: number, one: string, few: string, lots: string): string => `${n} ${agreeing(n, one, few, lots)}`

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
  purse: { cash: 'pokladna', spent: 'utraceno', left: 'zbývá' },
  places: (units, limit) => `Místa: ${units} ${outOf(limit)}.`,
  tooMany: (n) => `V tomto tahu se neumístí: ${counted(n, 'jednotka', 'jednotky', 'jednotek')}.`,
  price: (cost) => `${cost} CPP`,
  short: (n) => `chybí ${n}`,
  openFire: 'Zahájit palbu',
  whichBattle: 'Která bitva?',
  whoFights: (space) => `${sentence(space)}: kdo bojuje?`,
  defends: 'Kdo brání?',
  both: 'Zadej, kdo bojuje na obou stranách.',
  hits: (n) => (n === 0 ? 'Bez zásahu' : counted(n, 'zásah', 'zásahy', 'zásahů')),
  atMost: (value) => (value === '1' ? 'Jen 1' : `${value} a méně`),
  row: (value, units, dice) => `${cs.atMost(value)}: ${units}: ${counted(dice, 'kostka', 'kostky', 'kostek')}`,
  dice: (n) => `Celkem ${counted(n, 'kostka', 'kostky', 'kostek')}.`,
  roll: (dice) => `Hodit: ${counted(dice, 'kostka', 'kostky', 'kostek')}`,
  repaired: 'po bitvě se opraví',
  oddsAfter: 'Šance po těchto ztrátách:',
  takeOff: (n) => `Odebrat ${counted(n, 'zásah', 'zásahy', 'zásahů')}`,
  total: (chosen, hits) => `Vybráno ${chosen} ${outOf(hits)}.`,
  rolled: 'Zapsat tento hod',
  rolledFaces: 'Padlo',
}
export default cs
