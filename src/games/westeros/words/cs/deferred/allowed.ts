import type { CoreCode } from '../../../../../referee'
import { coreAllowed } from '../../../../../table/words/cs/deferred/allowed'
import type { GameCode } from '../../../model/refusals'
import { unfedArmy, type Given } from '../../sentences/lookup'
import type { RefusalText } from '../../sentences/shapes'
import { counted } from '../nouns'
import { names } from '../names'
import { allowedInAction } from './allowed-action'

const trackedPart = (figures: Given): string => {
  const { tracking } = figures.state
  switch (figures.text('part')) {
    case 'units':
      return tracking.units
        ? 'Přesuň jednotky v aplikaci, nebo je přestaň sledovat.'
        : 'Zadej jen, co z toho vzešlo, nebo zapni sledování jednotek.'
    case 'power':
      return tracking.power ? 'Pokud na stole vychází jiný počet, oprav ho ručně.' : 'Počítej je na stole, nebo zapni sledování síly.'
    case 'orders':
      return tracking.orders === 'app' ? 'Plň rozkazy, které ukazuje.' : 'Odkryj je na stole a zadej, co dělají.'
    case 'cards':
      return tracking.cards === 'none' ? 'Zadej čísla z karet, nebo zapni sledování karet.' : 'Vyber kartu, která byla zahrána.'
    case 'decks':
      return tracking.decks === 'app'
        ? 'Nech ji karty otočit, nebo přejdi na skutečné balíčky.'
        : 'Otoč skutečné karty a zadej, které to jsou.'
    case 'bids':
      return tracking.bids === 'app' ? 'Nech telefon obejít stůl.' : 'Otevřete dlaně a zapiš, co v nich bylo.'
    default:
      return 'Změň, co se sleduje, nebo odpověz na otevřenou otázku.'
  }
}

const core: Record<CoreCode, RefusalText> = {
  ...coreAllowed,
  BALLOT_OPEN: () => 'Nech všechny rody zvolit a volby odkryj, nebo volbu zruš.',
  NOT_IN_BALLOT: () => 'Volí jen rody, které jsou uvedeny.',
  SEAL_BROKEN: () => 'Zruš volbu a nech všechny rody zvolit ještě jednou.',
}

const beforeTheAction: Record<Exclude<GameCode, keyof typeof allowedInAction>, RefusalText> = {
  NOT_AN_OPTION: () => 'Vyber jednu z možností na obrazovce.',
  NOT_IN_ATTACK: () => 'Nabízejí jen ostatní rody.',
  NOT_ONE_CASTLE: () => 'Vyber jednotky z jedné oblasti s městem či opevněním, kde jich je dost.',
  ONE_AREA_ONLY: () => 'Povolávej v jediné oblasti; ostatní body propadnou.',
  ORDER_MISSING: () => 'Každá oblast s jednotkami potřebuje rozkaz, dokud zbývá dovolený žeton.',
  NOT_FOR_GARRISON: () => 'Rozkazy patří do oblastí s jednotkami.',
  CLOSED_AREA: () => 'Vyber jinou oblast.',
  PORT_NOT_YOURS: () => 'Přístav používá jen rod, který drží jeho pevninskou oblast.',
  PORT_FULL: () => 'Do přístavu se vejdou tři lodě.',
  SUPPORT_PORT_TO_LAND: () => 'Podporují bitvy ve svém moři.',
  SAME_CARD: () => 'Zahraj jinou kartu z ruky.',
  SIEGE_NOT_CASUALTY: () => 'Vyber jiné jednotky.',
  NOT_SPECIAL_ORDER: () => 'Povolává jen Konsolidace sil s hvězdičkou; tento rozkaz přináší sílu.',
  WRONG_NUMBER_OF_HOUSES: () => 'Hrát mohou tři, čtyři nebo pět rodů.',
  NOT_YOUR_TURN: (f) => {
    const turn = f.house('turn')
    const card = f.houseCard()
    if (card !== undefined) return turn === undefined ? 'Nejprve proveď tu druhou.' : `Dřív je na řadě karta ${names.house.gen(turn)}.`
    return turn === undefined ? 'Rody se střídají podle stupnice Železný trůn.' : `Na řadě je ${names.house.nom(turn)}.`
  },
  NOT_TRACKED: trackedPart,
  CARD_NOT_IN_DECK: () => 'Vyber kartu, která v balíčku ještě je, nebo balíček oprav, pokud jsou ve vašem jiné.',
  WINTER_IS_REPLACED: () => 'Zamíchej ji do balíčku a otoč další, dokud nepřijde jiná.',
  STILL_OVER_LIMIT: () => 'Odeber další jednotky, dokud se armády nevejdou.',
  REMOVAL_NOT_NEEDED: (f) => {
    const removed = f.number('removed')
    const needed = f.number('needed')
    if (removed !== undefined && needed !== undefined) return 'Ztrácí se přesně to, co je třeba: rytíř má hodnotu 2, pěšák a loď 1.'
    return 'Odchází jen tolik jednotek, kolik je třeba, a žádná, která by mohla zůstat.'
  },
  NO_SUCH_UNIT: (f) => {
    const units = f.number('units')
    if (units !== undefined) return 'Zadej celé armády, ne víc jednotek, než je v krabici.'
    return 'Vyber z jednotek, které tam stojí, nebo desku oprav ručně.'
  },
  TOO_MANY_ARMIES: (f) => {
    const limit = f.numbers('flags').length
    return limit === 0
      ? 'Nech jednotky víc rozdělené: jediná jednotka zásoby nepotřebuje.'
      : `Zásoby uživí ${counted(limit, 'army', 'acc')}; jediná jednotka zásoby nepotřebuje.`
  },
  ARMY_TOO_LARGE: (f) => {
    const army = unfedArmy(f)
    return army === undefined
      ? 'Armády se musí vejít do praporů daného stupně zásob.'
      : `Místo je pro armádu o velikosti nejvýš ${army.limit}.`
  },
  NOT_A_CASTLE_YOU_CONTROL: () => 'Jednotky povolávají města a opevnění, která rod ovládá.',
  NO_POINTS: () => 'Pěšák, loď a vylepšení stojí 1, rytíř 2; každá oblast platí sama za sebe.',
  POOL_EMPTY: () => 'Povolej jiný druh jednotky, nebo body nech být.',
  NO_FOOTMAN: () => 'Nejprve povolej pěšáka, nebo vylepši jiného, v jiném městě či opevnění.',
  ENEMY_SHIPS: () => 'Nová loď potřebuje moře vedle města či opevnění, kde cizí lodě nejsou.',
  NOT_ADJACENT: () => 'Vyber oblast se společnou hranicí. Lodě pomáhají jen při pochodu a ústupu pozemních jednotek.',
  BID_EXCEEDS_AVAILABLE: (f) => {
    const limit = f.number('limit')
    return limit === undefined
      ? 'Dát lze nejvýš použitelnou sílu; i 0 je možná.'
      : limit <= 0
        ? 'Možná je jen 0.'
        : `Možné je cokoli od 0 do ${limit}.`
  },
  BID_NOT_WHOLE: () => 'Je třeba celé číslo, 0 nebo víc.',
  NOT_DECIDER: (f) => {
    const holder = f.house('decider')
    return holder === undefined ? 'Shody rozhoduje držitel Železného trůnu.' : `Drží ho ${names.house.nom(holder)}, a ten rozhoduje.`
  },
  NOT_TIED: (f) => {
    const tied = f.houses('houses')
    return tied.length === 0
      ? 'Je třeba jmenovat všechny rody ve shodě, každý jednou.'
      : `Ve shodě jsou: ${names.houses(tied)}. Každý se jmenuje jednou.`
  },
  CARD_NOT_USED: () => 'Vezmi zpět kartu, která už byla použita, nebo žádnou.',
  REMOVAL_INSUFFICIENT: () => 'Rytíř má hodnotu 2, pěšák a loď 1; kdo nemá dost, ztratí všechno.',
  NO_UNIT: () => 'Rozkazy leží jen tam, kde má rod jednotku.',
  ALREADY_ORDERED: (f) =>
    f.rule === 'R14.7' ? 'Každá oblast podporuje v bitvě jednou.' : 'V oblasti je jen jeden rozkaz; nejprve zvedni ten druhý.',
  ORDER_FORBIDDEN: () => 'Vyber rozkaz jiného druhu.',
  CP_AT_SEA: () => 'Každý jiný rozkaz na moři ležet smí.',
  STAR_LIMIT: (f) => {
    const limit = f.number('limit')
    return limit === undefined
      ? 'Speciálních rozkazů může být tolik, kolik má rod hvězdiček.'
      : `Místo na Královském dvoře dává ${counted(limit, 'star', 'acc')}.`
  },
  TOKEN_LIMIT: (f) => {
    const limit = f.number('limit')
    return limit === undefined ? 'Vyber jiný žeton.' : `Rod má ${counted(limit, 'token', 'acc')} tohoto druhu; vyber jiný.`
  },
  NOT_RAVEN_HOLDER: (f) => {
    const holder = f.house('holder')
    return holder === undefined ? 'Použít ho může jen jeho držitel.' : `Drží ho ${names.house.nom(holder)}.`
  },
  RAVEN_USED: () => 'Znovu může letět v příštím kole.',
  NO_SPARE_STAR: () => 'Havran potřebuje hvězdičku, kterou žádný rozkaz na desce nevyužívá.',
  NO_ORDER_THERE: () => 'Vyber oblast, kde leží rozkaz toho správného rodu.',
  NOT_SPECIAL: () => 'Havran přináší jeden z pěti rozkazů s hvězdičkou.',
}

/** Czech texts of the moves that are allowed instead of a refused move. */
export const allowed: Record<CoreCode | GameCode, RefusalText> = { ...core, ...beforeTheAction, ...allowedInAction }
