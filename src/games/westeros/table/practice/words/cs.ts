import type { Translation } from '../../../../../ui/words'
import type en from './en'

/** What the coach says of each step of the practice round, in Czech. */
const cs = {
  people: { stark: 'Anna', lannister: 'Petr', baratheon: 'Tom' },
  steps: {
    draw: 'Vždy jedna otázka, odpověď je dole: otoč karty.',
    resolve: 'Jedna karta něco dělá: rody draží svá místa.',
    hand: 'Nabídky jsou tajné. Teď hraje {first}: podrž, nabídni a zapečeť.',
    second: 'Zapečetěno. Teď hraje {second}: znovu totéž.',
    reveal: 'Odkryj obě naráz.',
    laid: 'Polož telefon doprostřed, aby viděli všichni, a pokračuj.',
    send: 'Pošli oba pěšáky, cíl je {to}. Na mapě svítí, kam dojdou.',
    refusal: 'Tlačítko říká, proč ne. Ťukni na „{allTheSame}“ a otevři tam pravidlo.',
    rule: 'Řádek s knihou otevře pravidlo. Pak vyber znovu.',
    march: 'Jednoho pěšáka vezmi zpět a pochoduj.',
    undo: 'Omyl? „Vrátit“ ho vezme zpět.',
    log: 'Všechno se zapisuje: {log} je úplně dole.',
    look: 'Ťuknutím na řádek se jde až k němu zpět.',
  },
  learnt: {
    ask: 'Odpovídat vždy na jednu otázku',
    seal: 'Tajně nabídnout a otočit všechno naráz',
    rule: 'Narazit na odmítnutí a najít jeho pravidlo',
    march: 'Pochodovat podle pravidel',
    undo: 'Vrátit tah a najít ho v záznamu',
  },
  note: 'Bitvy, povolávání a vše ostatní vede aplikace stejně. Z tohoto kola se nic neukládá.',
} satisfies Translation<typeof en>

export default cs
