import type { Translation } from '../../../../../ui/words'
import type en from './en'

/** Czech instructions for each step of the practice round. */
const cs = {
  people: { stark: 'Anna', lannister: 'Petr', baratheon: 'Tom' },
  steps: {
    draw: 'Vždy jedna otázka, odpověď je dole: otoč karty.',
    outcome: 'Co se mění samo, je v seznamu: uprav to na desce a klepni na „{done}“.',
    resolve: 'Jedna karta platí: rody draží o místa na stupnicích.',
    hand: 'Nabídky jsou tajné. Teď hraje {first}: podrž, nabídni a zapečeť.',
    second: 'Zapečetěno. Teď hraje {second}: udělej totéž.',
    reveal: 'Odkryj obě nabídky naráz.',
    choicesShown: 'Polož telefon doprostřed, aby viděli všichni, a pokračuj.',
    turn: 'To byla dražba. Teď přijde pochod: deska je pro něj připravená jinak.',
    send: 'Pošli oba pěšáky, cíl je {to}. Na mapě svítí, kam dojdou.',
    refusal: 'Tlačítko říká, proč to nejde. Klepni na „{allTheSame}“ a otevři tam pravidlo.',
    rule: 'Řádek s knihou otevře pravidlo. Pak vyber znovu.',
    march: 'Jednoho pěšáka vezmi zpět a táhni.',
    undo: 'Omyl? „Vrátit“ ho vezme zpět.',
    log: 'Všechno se zapisuje: {log} je úplně dole.',
    look: 'Klepni na řádek a uvidíš desku v té chvíli. Pak přijde bitva.',
    fight: '{first} vstupuje do oblasti {field}, kde stojí Baratheon. Porovnej síly a vyber kartu rodu pro každou stranu.',
    fought: 'Vyhrává vyšší součet. Odpověz na další otázky a posuň, co je vypsáno.',
    end: 'To byla bitva. Takto aplikace spočítá každou.',
  },
  learnt: {
    ask: 'Odpovídat vždy na jednu otázku',
    seal: 'Nabízet tajně a odkrýt vše naráz',
    rule: 'Když pravidlo tah odmítne, přečíst si ho',
    march: 'Táhnout podle pravidel',
    battle: 'Svést bitvu a vidět, co stála',
    undo: 'Vrátit tah a najít ho v historii',
  },
  note: 'Povolávání, nájezdy a vše ostatní chodí stejně. Z tohoto kola se nic neukládá.',
} satisfies Translation<typeof en>

export default cs
