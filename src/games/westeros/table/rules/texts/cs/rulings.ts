import type { RuleEntries } from '../shape'

/** A: where the rules leave something open, and how it is played, in Czech. */
export const rulings = {
  A1: 'V krabici je od každé barvy šest lodí, pravidla mluví o pěti. Hraje se s pěti, pokud si stůl na začátku nezvolí šest (R4.8).',
  A2: 'Trůn, Havran, ukazatel kola a deska ve vytištěném seznamu chybějí. Samozřejmě se s nimi hraje.',
  A3:
    'Kolikrát která karta v balíčku je a které mají mamuta, se nikde nepíše. Aplikace začíná odhadem: projděte své balíčky a opravte ' +
    'ho, nebo otáčejte skutečné karty a říkejte, co přišlo (R0.2).',
  A4: 'První stupně zásob jsou jen na kartách počátečního rozmístění. Aplikace je odhadne; než začnete, porovnejte všech pět (S9).',
  A5: 'Zima, kterou nahradí jiná karta, mohla mít mamuta. Počítají se jen mamuti na třech kartách, které zůstanou (R6.2, R7.1).',
  A6: 'Erb rodu bez hráče nic neznamená. Když jeho neutrální jednotky zmizí, je to oblast jako každá jiná (R1.7).',
  A7: 'Kdo vládne víc sudům, než má stupnice míst, zůstane na posledním (R3.4).',
  A8: [
    'Přebývá jen jednotka, kterou by nešlo vrátit. Poslední jednotka oblasti tedy neodchází nikdy a nikdo neodevzdá víc, než musí; z ' +
      'toho, co zbývá, si rod vybere (R3.5).',
    '3-2-2 a vlajky 2-2-2: odejde jedna ze tří, nic dalšího.',
  ],
  A9:
    'Co se dělá dobrovolně, musí se na konci vejít pod vlajky, jinak to nejde. Co je vynucené, třeba návrat útočníka po prohře, je může ' +
    'přesáhnout: pak se ztratí jednotky, které právě přišly, podle volby rodu (R3.7).',
  A10: 'Neutrální lodě nepustí na své moře nové lodě stejně jako lodě nepřítele (R4.5).',
  A11: [
    'Povýšený pěšák je hned zpátky v krabici a v téže chvíli může přijít znovu. Rytířem se může stát i pěšák právě povolaný. Zásob se ' +
      'to netýká (R4.6).',
    'Žádný pěšák nezbývá: nejdřív povyš a jeden je volný.',
  ],
  A12: 'Z 12 se ukazatel nehne, ať přijde mamutů kolik chce. Bez své karty Divocí neútočí (R6.3).',
  A13:
    'Ztráty jdou v pořadí tahů a kdo dal nejmíň, ztratí všechny čtyři body najednou. Po každém rodu se ověří, jestli někdo nevyhrál ' +
    '(R6.9).',
  A14:
    'Kdo má bodů méně, než dluží, přijde o všechny jednotky a tím to končí. Vyměnit rytíře za pěšáka a zaplatit tak jeden bod nelze ' +
    '(R6.9).',
  A15: 'Pravidla se dají číst oběma způsoby; klást rozkaz všude nikdo nemusí. Aplikace na prázdnou oblast upozorní (R8.1).',
  A16:
    'O Havranovi se dvě místa v pravidlech neshodnou. Obvykle přináší jen speciální rozkaz a hvězdička musí být volná už před změnou. ' +
    'Stůl mu může dovolit kterýkoli nepoužitý (R8.6).',
  A17: 'Když jsi na řadě a na desce máš nájezd nebo pochod, jeden z nich se provede. Třeba bez účinku, ale zadržet ho nelze (R9.1, R10.1).',
  A18:
    'Nájezd s hvězdičkou ohlásí svůj jeden nebo dva cíle naráz. Leží ve dvou různých oblastech a mohou být různých rodů. Vlastní ' +
    'rozkazy cílem nejsou; každý vydrancovaný přinese jednu sílu (R9.3, R9.6).',
  A19:
    'Neutrální síla je ta jediná bráněná oblast pochodu. Podpořit proti ní smí kterýkoli rod, když to obě strany chtějí, a Podpora +1 ' +
    'přidá svou jedničku. Když to nestačí, pochod tam nevede (R13.2).',
  A20: 'Poražené lodě se nehýbou a převážet není pohyb. Převážejí tedy, pokud to stůl nechce jinak (R11.4).',
  A21:
    'Žeton se nechává, když pochodem odejde poslední jednotka, a takhle už se zpátky nedostane. Nechat ho lze jen při pochodu. Také ' +
    'doma: nepřítel tam pak neustoupí (R12.2, R14.23).',
  A22:
    'Postupně ostatní v pořadí tahů, obránce a útočník řeknou, co dělá každá jejich Podpora. Pomoc lze odmítnout. Všechno se dá změnit, ' +
    'dokud obě strany nesouhlasí, pak to platí (R14.11).',
  A23:
    'Když si dva texty překážejí, první je ten, který ruší, a pak rod, který stojí výš na stupnici Léno. Kterýkoli text může stůl ' +
    'provést ručně po svém (R14.14).',
  A24:
    'Ležící jednotky za ztráty zvolit nejde. Má-li padnout víc jednotek, než kolik jich stojí, zbytek se odpouští; ty, které už ležely, ' +
    'jsou ztraceny, když by měly ustoupit (R14.19, R14.27).',
  A25: 'Domovská oblast nepřítele bez jednotek a bez žetonu je prázdná, lze tedy do ní ustoupit. Stůl to může nastavit jinak (R14.23).',
  A26: 'Jít se musí tam, kde padne nejméně; mezi stejnými je volba volná. Když není kam, padnou všichni (R14.25).',
  A27:
    'Útočník po prohře leží na boku stejně jako obránce. Cesta zpět je otevřená vždy, protože mezi pochodem a bitvou se nic nestane ' +
    '(R14.20, R14.26).',
  A28:
    'Sedmá karta se vrací spolu s šesti ostatními, v ruce je tedy celá sada. Stůl může nechat sedmou ležet jako první použitou z nové ' +
    'sady (R14.32).',
  A29:
    'Vítěze aplikace hledá po přesunech pochodu, po každé bitvě se vším, co k ní patří, po pádu neutrální síly a po ztrátách každého ' +
    'rodu. Oblast, o kterou se bojuje, se ještě počítá obránci (R17.1).',
  A30: 'Když mají v tutéž chvíli dost dva rody, porovnají se jako na konci hry: města a opevnění, zásoby, síla (R17.3).',
  A31: 'Řeka bez mostu dělí oblasti ve všem: při pochodu, ústupu, nájezdu i podpoře. Stůl může nastavit, že zastaví jen jednotky (R19.3).',
  A32:
    'V jednom příkladu pravidel zbude bod, i když by za něj mohla přijít loď. Musí se tím myslet moře plné nepřátel. Pravidlo platí ' +
    '(R4.5).',
  A33:
    'V jednom příkladu se do Oldtown dostane loď přes Sunset Sea, na desce ale hranice skoro vidět není. Sousedí spolu, pokud to stůl ' +
    'nevidí jinak (R19.1).',
  A34: 'I otevřená dlaň bez žetonu je nabídka. Účastní se každý, třeba s 0 (R5.3, R6.4).',
  A35: 'Držitel žetonu Trůnu smí dát mezi stejnými přednost svému rodu. Vyšší nabídka se za nižší postavit nedá (R5.5).',
  A36: 'Nabídnuté žetony jdou na Hromádku, ne ze hry. Získat se dají znovu, třeba v témže kole (R5.8).',
  A37:
    'Meč a Havran mění majitele jen ve fázi Westeros, nový je má tedy nepoužité. Když je později přesune oprava, zůstane známo, zda už ' +
    'použité byly (R16.2).',
  A38: 'Na konci se všechny rody ve shodě porovnávají společně, krok za krokem. Kdo je stejný i potom, dělí se o vítězství (R17.3).',
  A39: 'Při shodě platí místo žetonu zásob, ne sudy, kterým rod na konci vládne (R17.3).',
  A40: 'Akce mají tři kroky, i když v pravidlech písmenka přeskakují, a okamžité vítězství platí od prvního kola (R0.4, R17.1).',
  A41: 'Rozkaz, jehož jednotky odstranila karta rodu, zmizí na konci té bitvy.',
  A42: 'U Královského dvora začíná Tyrell čtvrtý a Greyjoy pátý, jak říká oficiální oprava (S9).',
  A43: 'K povolání stačí oblasti vládnout: třeba jen žetonem nebo vlastním erbem (R4.2).',
  A44: ['Součet v bitvě může klesnout pod 0 a vyšší vyhrává i tak.', 'Pochod −1, jehož jediný pěšák je zničen, a karta 0: −1.'],
  A45: 'I samotné ležící jednotky svou oblast brání: kdo přijde, bojuje s kartami. Podpora odtud dá 0, s hvězdičkou 1 (R14.27).',
  A46:
    'Když text zničí poslední jednotku jedné strany, bitva pokračuje s tím, co ta strana ještě má. Může i vyhrát; oblast je pak prázdná ' +
    '(R1.4).',
  A47:
    'Karta odložená z ruky je použitá; byla-li sedmá, vrátí se šest ostatních. Maester Luwin sám sebe vzít zpět nesmí, pokud to stůl ' +
    'nechce (R14.32).',
  A48: 'Text, který nenajde cíl, odpadá. Nikdo se na něj neptá (R14.14).',
  A49: 'Text karty Salladhor Saan mluví o všech podporujících lodích, 0 tedy mají i ty na jeho straně. Stůl je může ušetřit (R14.14).',
} as const satisfies RuleEntries
