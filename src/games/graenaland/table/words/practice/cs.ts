import type { PracticeTexts } from './en'

const cs: PracticeTexts = {
  names: ['Petr', 'Anna', 'Tom'],
  steps: {
    draw: 'Produkce: na Pobřeží 2 se otáčí jedna karta. Při tomto cvičení je na ní dobytek: klepni na něj.',
    otherCard: 'To je jiná karta. Vrať ji a zadej dobytek, nebo krok přeskoč: další část začne podle plánu.',
    order: 'Produkce v tomto cvičení je hotová. Teď zapečeť rozkaz Anny: bojovník, jedno území na západ.',
    reveal: 'Zapečeť i za Toma: jeho hrdinové zůstanou. Odkryj oba rozkazy najednou a pak přesuň, co říká seznam: „{done}“.',
    otherOrder: 'Rozkaz zněl jinak. Vrať se až k volbě Anny a zapečeť ji znovu, nebo krok přeskoč: další krok začne podle plánu.',
    propose: 'Bojovník Anny je teď na Pobřeží 1. Anna tam navrhuje: dřevo sobě, obilí Tomovi.',
    otherProposal: 'To je jiný návrh. Vrať ho a zkus to znovu, nebo krok přeskoč: další začne návrhem dřevo Anně, obilí Tomovi.',
    half: 'Anna je pro, Petr a Tom jsou proti: 3 ze 6 je přesně polovina a nestačí. Přečti si výsledek a uzavři hlasování.',
    otherVote: 'Návrh byl schválen. Vrať hlasování a zkus to znovu, nebo krok přeskoč: další krok začne neschváleným návrhem.',
    adopted: 'Annin návrh neprošel, a tak Tom navrhne totéž. On a Anna jsou pro: 4 ze 6. Uzavři hlasování a rozdej karty.',
    otherResult: 'Ani tenhle návrh nebyl schválen. Vrať hlasování a zkus to znovu, nebo přeskoč do dalšího kola.',
    refused: 'V dalším kole je hlavním hráčem Anna. Zkus postavit tvrz: jedna tam už stojí, Petrova.',
    build: 'Každé odmítnutí uvádí pravidlo. Postav osadu na Pobřeží 2: obilí, dřevo a karta zásob obilí/ruda.',
    undo: 'Všechno jde vrátit. Zkus to.',
    log: 'A nic se neztratí: otevři „{log}“.',
    look: 'Každý zápis ukáže ostrov, jak tehdy vypadal. Podívej se a cvičení ukonči.',
  },
  learnt: ['Produkce a zapečetěný rozkaz hrdinovi', 'Návrh, a proč přesná polovina nestačí', 'Stavba a placení kartou zásob'],
  note: 'U veřejných a společných staveb i u oznámení vítězství se odpovídá stejně. Pravidla otevře při hře kdykoli kniha nahoře.',
}
export default cs
