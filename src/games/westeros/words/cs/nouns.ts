import { inRow } from '../../../../ui/row'
import { figure } from '../sentences/lookup'
import { czechForm, type CzechForms } from '../sentences/plural'

/** What is counted stands in one of these cases: 2 pěšáci (who is there), 2 pěšáky (whom I see), 2 pěšáků (of whom). */
export type Case = 'nom' | 'acc' | 'gen'
type Cases = Readonly<Record<Case, CzechForms>>

const forms = (one: string, few: string, many: string, other: string): CzechForms => ({ one, few, many, other })

/** Things, whose first and fourth case are the same (but for the singular of feminine nouns, given as `accOne`). */
const thing = (one: string, few: string, genOne: string, genMany: string, accOne = one): Cases => ({
  nom: forms(one, few, genOne, genMany),
  acc: forms(accOne, few, genOne, genMany),
  gen: forms(genOne, genMany, genOne, genMany),
})

/** Living beings, whose fourth case differs in the plural. */
const being = (one: string, few: string, genOne: string, genMany: string, accFew: string): Cases => ({
  nom: forms(one, few, genOne, genMany),
  acc: forms(genOne, accFew, genOne, genMany),
  gen: forms(genOne, genMany, genOne, genMany),
})

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
export const counted = (n: number, noun: Noun, at: Case = 'nom'): string => `${figure(n)} ${czechForm(n, nouns[noun][at])}`

/** The form of a verb or adjective that goes with a counted subject: `odchází 1`, `odcházejí 2`, `odchází 5`. */
export const agreeing = (n: number, one: string, few: string, other: string = one): string => czechForm(n, { one, few, many: other, other })

/** "A, B a C" */
export const all = (items: readonly string[]): string => inRow(items, 'a')

/** "A, B nebo C" */
export const any = (items: readonly string[]): string => inRow(items, 'nebo')

/** "v 9. kole", "ve 3. kole" */
export const inRound = (n: number): string => `${n >= 2 && n <= 4 ? 've' : 'v'} ${n}. kole`
