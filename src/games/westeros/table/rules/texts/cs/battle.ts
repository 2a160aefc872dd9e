import type { RuleEntries } from '../shape'

/** R14: battle, in Czech. */
export const battle = {
  R14: 'Když se potkají jednotky dvou rodů, jeden musí pryč. Sečtou se jednotky, rozkazy, podpora, po jedné kartě a možná Meč.',
  'R14.1': 'Kdo přichází, je útočník, kdo tam byl, je obránce. Kdo podporuje, není ani jedno a nic neriskuje (R14.12).',
  'R14.2':
    'Nejdřív se svolá podpora, pak se spočítá síla. Potom karty rodů, Meč a nakonec výsledek se ztrátami, ústupem a úklidem. Teprve pak ' +
    'přijde další rozkaz.',
  'R14.3': [
    'Pěšák má sílu 1, rytíř 2, loď 1, poražené jednotky 0. Lodě bojují jen s loděmi, pozemní jednotky s pozemními.',
    'Dva rytíři a pěšák: 5.',
  ],
  'R14.4':
    'Útočník přidá číslo z Pochodu, se kterým přišel: −1, 0 nebo +1. Obránce přidá Obranu v oblasti bitvy, +1 nebo +2. Jiný rozkaz tam ' +
    'nepřidá nic.',
  'R14.5': 'Žetony síly v oblasti ani před rodem nepřidají nic.',
  'R14.6': [
    'Každá oblast vedle bitvy s rozkazem Podpora může pomoci útočníkovi nebo obránci, i v cizí bitvě. Jen vlastnímu soupeři pomoci nelze.',
    'Stark a Greyjoy bojují o Seagard. Loď rodu Tyrell s Podporou v Ironman’s Bay smí pomoci kterémukoli z nich, nebo nikomu.',
  ],
  'R14.7': 'Oblast podporuje celou svou silou, nebo vůbec. Hvězdička přidává jedna.',
  'R14.8': 'Táž Podpora pomůže za kolo v každé bitvě, která s ní sousedí. Nespotřebuje se.',
  'R14.9': 'Lodě podporují na moři i na pevnině. Pěšáci a rytíři jen na pevnině. Na ostrově je tedy Podpora k ničemu (R19.2).',
  'R14.10': 'Podporu lodě nepřevážejí: dát ji mohou jen oblasti, které se bitvy opravdu dotýkají.',
  'R14.11':
    'Každý veřejně řekne, koho podporuje: ostatní v pořadí tahů, pak obránce, pak útočník (A22). Závazné je to, až souhlasí obě strany.',
  'R14.12': 'Jednotky, které podporují, zůstávají na místě a v té bitvě nepadne žádná z nich.',
  'R14.13': 'Obě strany skrytě zvolí jednu kartu rodu z ruky a ukážou je naráz. Bez karty se bojovat nedá.',
  'R14.14':
    'Nejdřív se provedou texty obou karet. Pak se přičtou jejich čísla. Když si texty překážejí, mají své pořadí (A23); ten, který nemá ' +
    'cíl, odpadá (A48).',
  'R14.15': [
    'Kdo drží Meč a bojuje, může s ním přidat 1, jednou za kolo. Rozhoduje se, až jsou obě karty odkryté.',
    'Je 6 proti 7, útočník má Meč a na Lénu stojí výš: se 7 proti 7 vyhraje.',
  ],
  'R14.16': 'Vyhrává vyšší součet. Při stejných součtech rod, který stojí výš na stupnici Léno; Železný trůn tu nerozhoduje.',
  'R14.17': 'Ztráty a ústup čekají jen na poraženého. Vítěz neztrácí nic, ať to bylo jakkoli těsné.',
  'R14.18': [
    'Od mečů na kartě vítěze odečti opevnění na kartě poraženého. Tolik jednotek poraženého padne, pokud je to víc než 0.',
    'Dva meče proti jednomu opevnění: padne jedna jednotka.',
  ],
  'R14.19':
    'Poražený volí, které jeho jednotky v bitvě padnou. Ty, které už leží, zvolit nelze (A24). Rytíř se počítá za jednu jednotku jako ' +
    'každá jiná.',
  'R14.20': 'Útočník, který prohraje, se vrací se všemi, kdo zbyli, tam, kde pochod začal (A27).',
  'R14.21': 'Obránce, který prohraje, musí odejít do sousední oblasti. Kam smí, říkají R14.22 až R14.25.',
  'R14.22': 'Kdo ustupují, zůstávají spolu a jdou do jedné oblasti.',
  'R14.23':
    'Mohou jít tam, kde není nepřítel ani jeho žeton, nebo do vlastní oblasti. Vlastní lodě pomáhají (R11.1). Neutrální oblasti jsou ' +
    'zavřené (R13.5), prázdný domov nepřítele ne (A25).',
  'R14.24': 'Nemohou jít tam, odkud přišel útok.',
  'R14.25': [
    'Co zásoby na konci ústupu neuživí, je ztraceno, a volí se cesta s nejmenší ztrátou (A26). Není-li cesta žádná, padnou všichni.',
    'Do Harrenhal by jedna ze tří padla, do Stoney Sept žádná: musí se do Stoney Sept.',
  ],
  'R14.26': 'Kdo se vrátil nebo ustoupil, toho položte na bok: do konce pochodů jsou to poražené jednotky.',
  'R14.27':
    'Poražená jednotka nemá sílu, nemůže pochodovat a nepočítá se mezi ztráty. Musí-li ustoupit podruhé, je ztracena. Do zásob (R3.2) a ' +
    'pro vládu (R1.1) se počítá dál.',
  'R14.28': 'Všechny poražené jednotky vstanou, až skončí poslední pochod kola, ještě před Konsolidací sil.',
  'R14.29': 'Když se poražení útočníci tam, kam se vracejí, už nevejdou do zásob, někteří z nich jsou ztraceni; vybírá jejich rod (A9).',
  'R14.30': 'Vyhrál-li útočník, zmizí z oblasti rozkaz i žeton síly obránce. Vyhrál-li obránce, zůstane obojí.',
  'R14.31': 'Pochod, který k bitvě vedl, zmizí z desky, ať vyhrál kdokoli.',
  'R14.32':
    'Obě karty jdou mezi použité, které vidí všichni. Sedmou už rod neodkládá: šest použitých se mu vrátí a má zase všech sedm (A28).',
} as const satisfies RuleEntries
