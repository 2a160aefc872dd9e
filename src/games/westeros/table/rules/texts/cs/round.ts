import type { RuleEntries } from '../shape'

/** R0–R2: the round, control and power, in Czech. */
export const round = {
  R0:
    'Hrají tři až pět rodů, nejvýš deset kol. Každé kolo má fázi Westeros, plánování a akce. Kdo má dost měst a opevnění, vyhrává hned ' +
    '(R17.1).',
  'R0.1': 'Hra trvá nejvýš deset kol po třech fázích. V prvním se fáze Westeros vynechává, začíná tedy rozkazy.',
  'R0.2': [
    'Posune se ukazatel kola a ze tří balíčků se naráz otočí vrchní karty. Každou Zimu mezi nimi nahradí jiná karta (R7.1). Pak každý ' +
      'viditelný mamut zvýší hrozbu o jedno políčko (R6.2). Nakonec se karty provedou od balíčku I po balíček III a jdou vespod.',
    'Balíček I může změnit, kdo sedí na Železném trůnu. Balíčky II a III se pak řídí už novým pořadím.',
  ],
  'R0.3': 'Rozkazy se kladou tajně (R8.1), odkryjí se naráz (R8.5) a Havran smí jeden změnit (R8.6).',
  'R0.4':
    'Nejdřív všechny nájezdy (R9), potom všechny pochody s bitvami (R10) a úplně nakonec se bere síla (R15). Obrana a Podpora nemají ' +
    'vlastní krok, platí jen v bitvách (R14.4, R14.6).',
  'R0.5':
    'Pořadí tahů je stupnice Železného trůnu, jak právě teď leží, od prvního místa. Změní-li se uprostřed kola, další krok už jde podle ' +
    'ní.',
  'R0.6':
    'Kdykoli je mezi rody shoda, rozhodne ten, kdo má žeton Železného trůnu, třeba i ve svůj prospěch (A35). V bitvách ne: tam platí ' +
    'Léno (R14.16). Konec hry má vlastní rozhodování (R17.3).',
  'R0.7': 'Domlouvejte se na čem chcete, držet to nikdo nemusí. Jediné, co se nesmí: ukázat někomu rozkaz před společným odkrytím.',
  R1:
    'Rod vládne pevnině jednotkami, žetonem síly, nebo proto, že je tam doma. Z vlády má sudy, korunky, povolávací body a vítězství ' +
    '(R1.8).',
  'R1.1': [
    'Rod vládne oblasti na pevnině, dokud v ní má aspoň jednoho pěšáka nebo rytíře, i poraženého.',
    'Jediný ležící pěšák drží King’s Landing stejně dobře jako tři rytíři.',
  ],
  'R1.2': 'Bez jednotek drží rod oblast na pevnině svým žetonem síly. Žeton tam vydrží, dokud někdo nevpochoduje (R2.8).',
  'R1.3':
    'Kde je vytištěn erb rodu, tam ten rod vládne, i když tam nic nemá. Neplatí to, dokud tam stojí cizí jednotky nebo leží cizí žeton ' +
    'síly.',
  'R1.4': [
    'Nejdřív se hledají jednotky, potom žeton, potom erb. Co se najde první, to říká, kdo vládne; když nic, nevládne nikdo.',
    'Tyrell odejde z Pyke a nenechá žeton: Pyke patří v tu chvíli zase rodu Greyjoy.',
  ],
  'R1.5': 'Moři nevládne nikdo: lodě tam jen kotví a žetony síly se na ně nekladou.',
  'R1.6': 'Dokud bitva neskončí, patří oblast obránci. Samotným útokem se tedy žádné město nezíská (A29).',
  'R1.7': 'Dokud neutrální síla stojí, nepatří její oblast nikomu. Erb rodu bez hráče neznamená nic (A6).',
  'R1.8':
    'Z oblastí, kterým vládneš, máš sudy na zásoby (R3.4), korunky na sílu (R7.9), body na povolávání (R4.2) a města a opevnění k ' +
    'vítězství (R17).',
  R2: 'Silou se draží, pomáhá hlídce a drží opuštěná země. Každý žeton je před rodem, na desce, nebo na Hromádce.',
  'R2.1': 'Každý rod má dvacet žetonů své barvy a jiné nepoužívá. Každý je vždy na jednom ze tří míst: před rodem, na desce, na Hromádce.',
  'R2.2': 'Každý začíná s pěti žetony před sebou.',
  'R2.3': 'Kdokoli smí kdykoli spočítat žetony, které máš před sebou. Schované jsou, jen když jsou kvůli nabídce zavřené dlaně.',
  'R2.4':
    'Silou se platí nabídky (R5.3), pomoc proti Divokým (R6.4) a žetony, které udrží oblast (R12.1). Sílu stojí i některé karty rodů.',
  'R2.5': [
    'Nová síla přichází z Hry o trůny (R7.9), Konsolidace sil (R15.2), drancování (R9.6) a některých karet rodů. Bereš jen to, co máš ' +
      'na Hromádce; co tam chybí, o to přijdeš.',
    'Patří ti pět a na Hromádce jsou tři: vezmeš tři.',
  ],
  'R2.6': 'Žeton z nabídky, z příspěvku i shozený z desky se vrací na Hromádku svého rodu. Odtud se dá získat znovu.',
  'R2.7': 'Sílu nelze půjčit, darovat ani vyměnit. Dohoda o ní je jen slib (R0.7).',
  'R2.8':
    'Žeton na desce leží, dokud nepřijdou cizí jednotky a oblast nezískají. Jeho rod ho zpátky vzít nemůže a vlastní jednotky na něm ' +
    'stát smějí.',
} as const satisfies RuleEntries
