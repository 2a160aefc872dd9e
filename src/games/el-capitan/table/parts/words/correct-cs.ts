import { outOf } from '../../../../../ui/grammar/czech'
import type { CorrectTexts } from './correct-en'

/** Czech texts of the screen for corrections. */
const correct: CorrectTexts = {
  cityNames: { east: 'Jméno města v prostřední řadě vpravo', south: 'Jméno města v dolní řadě uprostřed' },
  unnamed: 'bez jména',
  title: 'Opravit něco',
  sections: { players: 'Obchodníci', cities: 'Města', course: 'Fáze', numbers: 'Čísla na plánu', rules: 'Pravidla a co se sleduje' },
  wholeBoard: 'Celý plán',
  money: 'Floriny',
  main: 'Sklady před hráčem',
  neutral: 'Neutrální sklady před hráčem',
  fortresses: 'Pevnosti před hráčem',
  bonus: 'Bonusová karta',
  ship: 'Loď',
  cards: 'Plavební karty v ruce',
  phase: 'Fáze',
  turn: 'Kdo je na tahu',
  name: 'Jméno',
  tapSite: 'Nejdřív políčko, které nesedí, potom to, co na něm je.',
  picture: (colours) => `Uzavřené sklady, na obrázku: ${colours.join(', ') || 'nikdo'}`,
  ontoPicture: 'Na obrázek',
  dropPicture: 'Odebrat poslední z obrázku',
  ontoFortress: (n) => `Na ${n}. políčko pevnosti`,
  dropFortress: 'Odebrat pevnost',
  wrong: 'Počty nesedí: tolik kusů v krabici není, nebo některý chybí.',
  wrongs: {
    I6: 'Město má dvě políčka pro pevnost a od každého hráče nejvýš jednu.',
    I7: 'Na přístavním políčku kotví jen jedna loď.',
    I11: 'Bonusové karty jdou po řadě 15, 10, 5 a každý má nejvýš jednu.',
  },
  longRun: (who, inCity, n, most) => `${who}: ${inCity} ${n} vedle sebe, smějí nejvýš ${most}.`,
  counted: { warehouses: (n, due) => `sklady ${n} ${outOf(due)}`, fortresses: (n, due) => `pevnosti ${n} ${outOf(due)}` },
  miscount: (colour, pieces, more) =>
    more < 0
      ? `${colour}: ${pieces}, chybí ${-more}. Patří do ${more === -1 ? 'města' : 'měst'}, nebo zpět před hráče.`
      : `${colour}: ${pieces}, navíc ${more}. Ubrat jde z ${more === 1 ? 'města' : 'měst'}, nebo z těch před hráčem.`,
  entered: (colour, pieces, more) => `${colour}: zadané ${pieces}${more < 0 ? '' : `, navíc ${more}`}.`,
  enteredLast: (who) => `Poslední kus fáze přitom: ${who}.`,
  compare: 'Ověř města na plánu.',
  rules: {
    turnsTold: 'Tahy se sledují',
    moneyTold: 'Peníze se sledují',
    cardsTold: 'Zahrané plavební karty se zadávají',
    reopenShutsDown: 'Znovuotevření na černém políčku uzavírá',
    fortressNeedsSecond: 'Pevnost vynáší jen s druhým místem',
    negative: 'Po splacení úvěrů smí být méně než 0 florinů',
    small16: 'Prodloužený úvěr 10 se splácí částkou 16',
    bonusCities: 'Města pro bonusovou kartu',
  },
}

export default correct
