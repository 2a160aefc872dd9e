import { countCzech } from '../../../../ui/grammar/plural'
import { being, thing, type Case, type Cases } from '../../../../ui/grammar/czech'

export { agreeing, all, any, inRound } from '../../../../ui/grammar/czech'

/** Everything that is counted, in Czech. */
export const nouns = {
  footman: being('pěšák', 'pěšáci', 'pěšáka', 'pěšáků', 'pěšáky'),
  knight: being('rytíř', 'rytíři', 'rytíře', 'rytířů', 'rytíře'),
  ship: thing('loď', 'lodě', 'lodi', 'lodí'),
  unit: thing('jednotka', 'jednotky', 'jednotky', 'jednotek', 'jednotku'),
  upgrade: thing('vylepšení', 'vylepšení', 'vylepšení', 'vylepšení'),
  army: thing('armáda', 'armády', 'armády', 'armád', 'armádu'),
  barrel: thing('sud', 'sudy', 'sudu', 'sudů'),
  crown: thing('korunka', 'korunky', 'korunky', 'korunek', 'korunku'),
  mammoth: being('mamut', 'mamuti', 'mamuta', 'mamutů', 'mamuty'),
  star: thing('hvězdička', 'hvězdičky', 'hvězdičky', 'hvězdiček', 'hvězdičku'),
  point: thing('povolávací bod', 'povolávací body', 'povolávacího bodu', 'povolávacích bodů'),
  power: thing('žeton síly', 'žetony síly', 'žetonu síly', 'žetonů síly'),
  castle: thing('město', 'města', 'města', 'měst'),
  stronghold: thing('opevnění', 'opevnění', 'opevnění', 'opevnění'),
  castleArea: thing('město či opevnění', 'města či opevnění', 'města či opevnění', 'měst či opevnění'),
  house: thing('rod', 'rody', 'rodu', 'rodů'),
  card: thing('karta', 'karty', 'karty', 'karet', 'kartu'),
  houseCard: thing('karta rodu', 'karty rodu', 'karty rodu', 'karet rodu', 'kartu rodu'),
  order: thing('rozkaz', 'rozkazy', 'rozkazu', 'rozkazů'),
  area: thing('oblast', 'oblasti', 'oblasti', 'oblastí'),
  target: thing('cíl', 'cíle', 'cíle', 'cílů'),
  token: thing('žeton', 'žetony', 'žetonu', 'žetonů'),
  bid: thing('nabídka', 'nabídky', 'nabídky', 'nabídek', 'nabídku'),
  sword: thing('meč', 'meče', 'meče', 'mečů'),
  fortification: thing('ikona opevnění', 'ikony opevnění', 'ikony opevnění', 'ikon opevnění', 'ikonu opevnění'),
  space: thing('políčko', 'políčka', 'políčka', 'políček'),
  change: thing('změna', 'změny', 'změny', 'změn', 'změnu'),
  player: being('hráč', 'hráči', 'hráče', 'hráčů', 'hráče'),
  round: thing('kolo', 'kola', 'kola', 'kol'),
} as const satisfies Readonly<Record<string, Cases>>

export type Noun = keyof typeof nouns

/** `3 města`; in another case `3 pěšáky` (acc), `3 pěšáků` (gen). */
export const counted = (n: number, noun: Noun, at: Case = 'nom'): string => countCzech(n, nouns[noun][at])
