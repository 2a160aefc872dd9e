import type { RuleEntries } from '../shape'

/** R15–R19: power, the end, limits and the map, in Czech. */
export const ending = {
  R15: 'Z rozkazů Konsolidace sil, které na desce zbyly, je síla. Je to poslední krok akcí.',
  'R15.1':
    'Rozkazy Konsolidace sil, které ještě leží, platí naráz: každý jeden žeton a další za každou korunku v oblasti. Na řadu nikdo ' +
    'nečeká.',
  'R15.2': [
    'Za rozkaz jeden žeton a za každou korunku vytištěnou v jeho oblasti další. Hvězdička nepřidává nic (P1).',
    'Konsolidace sil na King’s Landing s dvěma korunkami přinese tři.',
  ],
  'R15.3': 'Rozkaz, který sejmul nájezd, nepřinese nic a rozkaz v dobyté oblasti také ne. Prázdná Hromádka rovněž nic nedá (R2.5).',
  R16: 'Deska se uklidí pro další kolo.',
  'R16.1': 'Všechny rozkazy, které na desce ještě leží, se vracejí svým rodům.',
  'R16.2': 'Meč a Havran jsou v novém kole zase volní.',
  'R16.3': 'Po desátém kole se určí vítěz (R17.2). Do té doby začíná další kolo.',
  R17: 'Vyhrávají města a opevnění: dost najednou, nebo nejvíc na konci.',
  'R17.1': [
    'Kdo vládne sedmi městům a opevněním, vyhrává na místě, kdykoli ve hře. Ve třech jich je potřeba osm. Kdy se na to aplikace dívá, ' +
      'říká A29.',
    'Šest měst a pochod do prázdného Moat Cailin: to je sedmé a hra končí.',
  ],
  'R17.2':
    'Když to za deset kol nikdo nedokáže, vyhrává rod s nejvíce městy a opevněními. Opevnění se tu počítá za jedno stejně jako město.',
  'R17.3':
    'Shoda na konci? Vyhrává žeton zásob, který je na stupnici dál, potom víc použitelné síly. Kdo je stejný i pak, ten se o vítězství ' +
    'dělí (A38).',
  R18: 'Hraje se jen s tím, co leží v krabici.',
  'R18.1': 'Je jen to, co leží v krabici: víc jednotek, žetonů ani rozkazů není.',
  'R18.2': 'Kdo má všech dvacet žetonů síly před sebou a na desce, nezíská další, dokud se nějaký nevrátí na Hromádku.',
  R19: 'Na desce je pevnina a moře. Kde je hranice, tam oblasti sousedí, a řeky je dělí.',
  'R19.1': 'Oblasti sousedí tam, kde se dotýkají jejich hranice. Řeka je dělí, pokud přes ni nevede most (R19.3).',
  'R19.2':
    'Dragonstone, Pyke a The Arbor jsou ostrovy. Jsou to pevniny, lodě tedy na ně nesmí a jednotky se tam i odtud dostanou jen lodní ' +
    'přepravou (R11.1).',
  'R19.3':
    'Přes řeku se jde jen po dvou mostech, u The Twins a u Crackclaw Point. Jestli přes ni dosáhnou nájezdy a podpora, může stůl ' +
    'nastavit (A31).',
  'R19.4': 'Mapa končí u Castle Black. Za Zdí se nehraje.',
} as const satisfies RuleEntries
