import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts about an undo. */
const cs = {
  title: 'Vrátit i to, co už všichni viděli?',
  titleSome: 'Vrátit i to, co už někdo viděl?',
  seenBy: 'Už se díval jen jeden hráč: {who}. Zpět za toto místo jen se souhlasem všech; v historii zůstane značka.',
  seenBySome: 'Neviděli to všichni, ale někdo ano. Zpět za toto místo jen se souhlasem všech; v historii zůstane značka.',
  note: 'Zpět za toto místo jen se souhlasem všech; v historii zůstane značka.',
  sameCards: 'Přijdou znovu tytéž karty.',
  hold: 'Souhlasí všichni: podrž dvě vteřiny',
  cancel: 'Zůstat tady',
  putBack: 'Teď na skutečném stole',
  putBackMany: {
    one: 'Teď na skutečném stole: {n} věc',
    few: 'Teď na skutečném stole: {n} věci',
    many: 'Teď na skutečném stole: {n} věci',
    other: 'Teď na skutečném stole: {n} věcí',
  },
  putBackMore: '+ další: {n}',
  putBackFrom: 'předtím: {text}',
  putBackDone: 'Na stole hotovo',
} satisfies Translation<typeof en>

export default cs
