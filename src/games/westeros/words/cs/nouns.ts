import { countCzech } from '../../../../ui/grammar/plural'
import { animate, inanimate, type Case, type Cases } from '../../../../ui/grammar/czech'

export { agreeing, listAnd, listOr, inRound } from '../../../../ui/grammar/czech'

/** Czech forms of all nouns that are used with a number. */
export const nouns = {
  footman: animate('pěšák', 'pěšáci', 'pěšáka', 'pěšáků', 'pěšáky'),
  knight: animate('rytíř', 'rytíři', 'rytíře', 'rytířů', 'rytíře'),
  ship: inanimate('loď', 'lodě', 'lodi', 'lodí'),
  siegeEngine: inanimate('obléhací stroj', 'obléhací stroje', 'obléhacího stroje', 'obléhacích strojů'),
  unit: inanimate('jednotka', 'jednotky', 'jednotky', 'jednotek', 'jednotku'),
  upgrade: inanimate('vylepšení', 'vylepšení', 'vylepšení', 'vylepšení'),
  army: inanimate('armáda', 'armády', 'armády', 'armád', 'armádu'),
  barrel: inanimate('sud', 'sudy', 'sudu', 'sudů'),
  crown: inanimate('korunka', 'korunky', 'korunky', 'korunek', 'korunku'),
  port: inanimate('přístav', 'přístavy', 'přístavu', 'přístavů'),
  mammoth: animate('mamut', 'mamuti', 'mamuta', 'mamutů', 'mamuty'),
  star: inanimate('hvězdička', 'hvězdičky', 'hvězdičky', 'hvězdiček', 'hvězdičku'),
  point: inanimate('povolávací bod', 'povolávací body', 'povolávacího bodu', 'povolávacích bodů'),
  power: inanimate('žeton síly', 'žetony síly', 'žetonu síly', 'žetonů síly'),
  castle: inanimate('město', 'města', 'města', 'měst'),
  stronghold: inanimate('opevnění', 'opevnění', 'opevnění', 'opevnění'),
  castleArea: inanimate('město či opevnění', 'města či opevnění', 'města či opevnění', 'měst či opevnění'),
  house: inanimate('rod', 'rody', 'rodu', 'rodů'),
  card: inanimate('karta', 'karty', 'karty', 'karet', 'kartu'),
  houseCard: inanimate('karta rodu', 'karty rodu', 'karty rodu', 'karet rodu', 'kartu rodu'),
  order: inanimate('rozkaz', 'rozkazy', 'rozkazu', 'rozkazů'),
  area: inanimate('oblast', 'oblasti', 'oblasti', 'oblastí'),
  target: inanimate('cíl', 'cíle', 'cíle', 'cílů'),
  token: inanimate('žeton', 'žetony', 'žetonu', 'žetonů'),
  bid: inanimate('nabídka', 'nabídky', 'nabídky', 'nabídek', 'nabídku'),
  sword: inanimate('meč', 'meče', 'meče', 'mečů'),
  fortification: inanimate('ikona opevnění', 'ikony opevnění', 'ikony opevnění', 'ikon opevnění', 'ikonu opevnění'),
  skull: inanimate('lebka', 'lebky', 'lebky', 'lebek', 'lebku'),
  space: inanimate('políčko', 'políčka', 'políčka', 'políček'),
  change: inanimate('změna', 'změny', 'změny', 'změn', 'změnu'),
  player: animate('hráč', 'hráči', 'hráče', 'hráčů', 'hráče'),
  round: inanimate('kolo', 'kola', 'kola', 'kol'),
} as const satisfies Readonly<Record<string, Cases>>

export type Noun = keyof typeof nouns

/** Returns a number with its Czech noun: `3 města`; in another case `3 pěšáky` (acc), `3 pěšáků` (gen). */
export const counted = (n: number, noun: Noun, at: Case = 'nom'): string => countCzech(n, nouns[noun][at])
