import type { Translation } from '../../../../../ui/words'
import type en from './en'

/** The rules that questions, cards and refusals rest on, in Czech. */
const cs = {
  R0: 'Hrají tři až pět rodů, nejvýš deset kol. Každé kolo má fázi Westeros, plánování a akce.',
  'R0.1': 'Hra trvá nejvýš deset kol. V prvním se fáze Westeros vynechává, začíná tedy rozkazy.',
  'R0.2':
    'Posune se ukazatel kola, ze tří balíčků se naráz otočí vrchní karty, každý mamut na nich zvýší hrozbu a karty se provedou od ' +
    'balíčku I po balíček III.',
  'R0.5': 'Pořadí tahů je stupnice Železného trůnu, jak právě teď leží, od prvního místa.',
  'R1.1': 'Rod vládne oblasti na pevnině, dokud v ní má aspoň jednoho pěšáka nebo rytíře, i poraženého.',
  'R1.5': 'Moři nevládne nikdo: lodě tam jen kotví a žetony síly se na ně nekladou.',
  'R3.3':
    'Seřaď armády rodu od největší po nejmenší a vedle nich vlajky jeho stupně zásob. Armád nesmí být víc než vlajek a žádná nesmí ' +
    'být větší než její vlajka.',
  'R3.4':
    'V pořadí tahů každý rod spočítá sudy, kterým vládne, a posune tam žeton zásob. Kdo má pak armád moc nebo příliš velké, odevzdá ' +
    'jednotky.',
  'R3.5': 'Odchází jen to, co přebývá. Jednotku, kterou by zásoby ještě uživily, odevzdat nelze.',
  'R4.1': 'Povolává se v pořadí tahů; další rod začne, až předchozí skončí.',
  'R4.2': 'Opevnění, kterému rod vládne, dává dva povolávací body, město jeden. Jednotky tam být nemusí.',
  'R4.3': 'Pěšák i loď stojí jeden bod, rytíř dva, povýšení pěšáka na rytíře jeden.',
  'R4.5': 'Nová loď se objeví na moři, které sousedí s oblastí, jež ji platí, pokud tam nejsou cizí lodě.',
  'R4.6': 'Pěšák ve městě nebo opevnění se může za body té oblasti stát rytířem. Nějaký rytíř musí být mimo desku.',
  'R4.7': 'Novými jednotkami nesmí vzniknout armáda, kterou zásoby neuživí.',
  'R4.8': 'Povolat lze jen jednotky, které nejsou na desce. Co padlo dřív, může přijít znovu.',
  'R5.3': 'Každý rod schová do dlaně kolik chce žetonů, které má před sebou, třeba žádný. Dlaně se otevřou naráz.',
  'R5.5': 'O pořadí stejných nabídek na společných místech rozhoduje držitel žetonu Železného trůnu, jak chce.',
  'R6.4': 'Každý rod tajně dá Noční hlídce kolik chce žetonů. Dohromady jsou její silou.',
  'R6.7': 'Když hlídka obstojí, ten, kdo dal nejvíc, si může hned vzít zpět jednu použitou kartu rodu. Při shodě určí Železný trůn.',
  'R6.8':
    'Když Divocí prorazí, každý rod ztratí jednotky za dva povolávací body a ten, kdo dal nejmíň, za čtyři. Při shodě určí Železný ' +
    'trůn.',
  'R6.9': 'Ztráty se berou v pořadí tahů. Každý rod volí vlastní jednotky kdekoli na desce, ani víc, ani míň, než dluží.',
  'R7.1': 'Balíček se i se Zimou zamíchá a otočí se další karta, dokud nepřijde jiná než Zima.',
  'R7.2': 'Nestane se nic. Kolo na oddech.',
  'R7.3': 'Počítají se sudy, posouvají se žetony zásob a příliš velké armády odevzdají jednotky.',
  'R7.4': 'Města a opevnění povolávají v pořadí tahů nové jednotky.',
  'R7.5': 'Všechny tři stupnice vlivu se vyprázdní a draží se jedna po druhé.',
  'R7.6': 'V tomto kole nikdo neklade Nájezd, Havran ho přinést nemůže a krok nájezdů odpadá.',
  'R7.7': 'V tomto kole nikdo neklade Obranu, ani s hvězdičkou.',
  'R7.8': 'V tomto kole nikdo neklade Konsolidaci sil, na konci tedy nikdo sílu nebere.',
  'R7.9': 'Každý rod si vezme z Hromádky jeden žeton síly za každou korunku v oblastech, kterým vládne.',
  'R7.10': 'Divocí přijdou se silou, kterou ukazuje jejich stupnice, a všechny rody proti nim tajně pomáhají.',
  'R7.11': 'V tomto kole pěšáci nic nepřidají k bitvám, které podporují. Kde sami bojují, počítají se jako vždy.',
  'R8.1':
    'Všichni naráz a skrytě kladou lícem dolů nejvýš jeden rozkaz do každé oblasti s vlastními jednotkami. Oblast může zůstat i bez ' +
    'něj.',
  'R8.2':
    'Rozkazů s hvězdičkou smí rod použít tolik, kolik ukazuje jeho místo u Královského dvora. Víc žetonů jednoho druhu, než jich ' +
    'má, položit nelze.',
  'R8.3': 'Konsolidace sil patří na pevninu. Ostatní rozkazy mohou ležet na pevnině i na moři.',
  'R8.4': 'Co zakáže karta Westeros, nesmí v tomto kole ležet na desce, obyčejné ani s hvězdičkou.',
  'R8.5': 'Jakmile jsou všichni hotovi, rozkazy se otočí naráz.',
  'R8.6':
    'Jednou za kolo, po odkrytí, může držitel Havrana změnit jeden svůj rozkaz za nepoužitý s hvězdičkou, pokud mu nějaká hvězdička ' +
    'zbývá.',
  'R9.1': 'Nájezdy se provádějí v pořadí tahů, každý rod po jednom, dokud nějaký leží. Nájezd nelze zadržet.',
  'R9.2': 'Nájezd sejme jeden cizí Nájezd, Podporu nebo Konsolidaci sil v sousední oblasti. Pochod a Obrana jsou před ním v bezpečí.',
  'R9.3': 'S hvězdičkou sejme nájezd až dva rozkazy, každý v jiné oblasti.',
  'R9.4': 'Nájezd z pevniny dosáhne jen na pevninu. Nájezd z moře na obojí.',
  'R10.1': 'Pochody se provádějí v pořadí tahů, každý rod po jednom, dokud nějaký leží.',
  'R10.2': 'Jít mohou kterékoli jednotky z oblasti, společně nebo každá jinam, a kterékoli mohou zůstat.',
  'R10.3':
    'Pěšáci a rytíři jdou po pevnině, lodě po moři, vždy do sousední oblasti. Vlastní lodě mezi nimi jsou pro pozemní jednotky ' +
    'mostem.',
  'R10.4':
    'Jeden pochod může vést jen do jedné oblasti, kterou drží cizí jednotky nebo neutrální síla. Bitva přijde, až se všichni ' +
    'přesunou.',
  'R10.6': 'Jednotky mohou pokračovat dalším Pochodem, který leží tam, kam došly. Poražené jít nemohou.',
  'R12.1': 'Když všechny vlastní jednotky odejdou z oblasti na pevnině, může tam zůstat žeton síly a s ním vláda rodu.',
  'R12.3': 'Žeton se nechává jen na pevnině, kde ještě vlastní neleží, a jen když nějaký rod před sebou má.',
  'R13.2': 'Jednotky, které vstupují, jejich rozkaz a podpora musí dosáhnout síly neutrální jednotky, jinak se dovnitř nejde.',
  'R13.5': 'Jiná cesta přes neutrální sílu nevede, ústupem ani po jejím moři.',
  'R14.3': 'Pěšák má sílu 1, rytíř 2, loď 1, poražené jednotky 0. Lodě bojují jen s loděmi, pozemní jednotky s pozemními.',
  'R14.6':
    'Každá oblast vedle bitvy s rozkazem Podpora může pomoci útočníkovi nebo obránci, i v cizí bitvě. Jen vlastnímu soupeři pomoci ' +
    'nelze.',
  'R14.7': 'Oblast podporuje celou svou silou, nebo vůbec. Hvězdička přidává jedna.',
  'R14.9': 'Lodě podporují na moři i na pevnině. Pěšáci a rytíři jen na pevnině.',
  'R14.13': 'Obě strany skrytě zvolí jednu kartu rodu z ruky a ukážou je naráz. Bez karty se bojovat nedá.',
  'R14.14': 'Nejdřív se provedou texty obou karet. Pak se přičtou jejich čísla.',
  'R14.15': 'Kdo drží Meč a bojuje, může s ním přidat 1, jednou za kolo.',
  'R14.17': 'Ztráty a ústup čekají jen na poraženého.',
  'R14.19': 'Poražený volí, které jeho jednotky v bitvě padnou. Ty, které už leží, zvolit nelze.',
  'R14.20': 'Útočník, který prohraje, se vrací se všemi, kdo zbyli, tam, kde pochod začal.',
  'R14.21': 'Obránce, který prohraje, musí odejít do sousední oblasti.',
  'R14.22': 'Kdo ustupují, zůstávají spolu a jdou do jedné oblasti.',
  'R14.23':
    'Mohou jít tam, kde není nepřítel ani jeho žeton, nebo do vlastní oblasti. Vlastní lodě pomáhají. Neutrální oblasti jsou ' +
    'zavřené.',
  'R14.24': 'Nemohou jít tam, odkud přišel útok.',
  'R14.25': 'Co zásoby na konci ústupu neuživí, je ztraceno, a volí se cesta s nejmenší ztrátou. Není-li cesta žádná, padnou všichni.',
  'R14.27': 'Poražená jednotka nemá sílu, nemůže pochodovat a nepočítá se mezi ztráty. Musí-li ustoupit podruhé, je ztracena.',
  'R15.1': 'Rozkazy Konsolidace sil, které ještě leží, platí naráz: každý jeden žeton a další za každou korunku v oblasti.',
  'R18.1': 'Je jen to, co leží v krabici: víc jednotek, žetonů ani rozkazů není.',
  'R19.1': 'Oblasti sousedí tam, kde se dotýkají jejich hranice. Řeka je dělí, pokud přes ni nevede most.',
  A10: 'Neutrální lodě nepustí na své moře nové lodě stejně jako lodě nepřítele.',
  A23: 'Když si dva texty překážejí, první je ten, který ruší, a pak rod, který stojí výš na stupnici Léno.',
  A25: 'Domovská oblast nepřítele bez jednotek a bez žetonu je prázdná, lze tedy do ní ustoupit. Stůl to může nastavit jinak.',
  C1: 'Aplikace zadanému nerozumí.',
  C2: 'Na otázku se odpovídá, když je otevřená, podle průběhu hry.',
  C3: 'Dokud rody tajně volí, vše ostatní čeká. Volbu lze zrušit.',
  C4: 'Co se volí nebo odkrývá, musí patřit k otevřené volbě.',
  C5: 'Volby se účastní jen rody, kterých se týká.',
  C6: 'Každý rod pečetí jednu volbu a do odkrytí může zvolit znovu.',
  C7: 'Nic se neodkryje, dokud nezvolí i poslední.',
  C8: 'Odkrytá volba musí být ta, která byla zapečetěna.',
  C9: 'Vrátit se před to, co viděli všichni, lze jen se souhlasem všech.',
  C10: 'Vracet se lze k tomu, co se hrálo, nebo vpřed k tomu, co bylo vráceno, a nikam jinam.',
  C11: 'Když hra skončí, lze ji už jen prohlížet, vracet nebo opravit.',
  C12: 'Aplikace hlídá počet všech kusů. Co by ho porušilo, je třeba nejdřív opravit ručně.',
  C13: 'Stůl může hrát proti pravidlu, ale ne proti počtu kusů.',
  C14: 'Co aplikace počítá, lze kdykoli změnit; dokud je to nastaveno, platí to.',
} as const satisfies Translation<typeof en>

export default cs
