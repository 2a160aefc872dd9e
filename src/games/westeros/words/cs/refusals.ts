import type { CoreCode } from '../../../../referee'
import type { DeckCard } from '../../box/box'
import type { GameCode } from '../../refusals'
import { sentence, unfedArmy, type Given } from '../lookup'
import type { RefusalText } from '../shapes'
import { cards } from './cards'
import { knownWarning } from './changes'
import { agreeing, counted, nouns } from './nouns'
import { names } from './names'
import { refusalsInAction } from './refusals-action'
import { at, atIf, flags, ofSomeone, sizes, someone } from './phrases'

const trackedPart = (figures: Given): { readonly wrong: string; readonly allowed: string } => {
  const { tracking } = figures.state
  switch (figures.text('part')) {
    case 'units':
      return tracking.units
        ? { wrong: 'Jednotky této hry počítá aplikace sama.', allowed: 'Přesuňte jednotky v aplikaci, nebo je přestaňte sledovat.' }
        : {
            wrong: 'Aplikace neví, kde stojí které jednotky.',
            allowed: 'Řekněte jí jen, co z toho vzešlo, nebo zapněte sledování jednotek.',
          }
    case 'power':
      return tracking.power
        ? { wrong: 'Žetony síly počítá aplikace sama.', allowed: 'Pokud na stole vychází jiný počet, opravte ho ručně.' }
        : { wrong: 'Žetony síly aplikace nepočítá.', allowed: 'Počítejte je na stole, nebo zapněte sledování síly.' }
    case 'orders':
      return tracking.orders === 'app'
        ? { wrong: 'Rozkazy této hry jsou v aplikaci, takže je už zná.', allowed: 'Plňte rozkazy, které ukazuje.' }
        : { wrong: 'Rozkazy této hry leží na desce, takže je aplikace nezná.', allowed: 'Odkryjte je na stole a řekněte, co dělají.' }
    case 'cards':
      return tracking.cards === 'none'
        ? { wrong: 'Karty rodů této hry aplikace nezná.', allowed: 'Zadejte čísla z karet, nebo zapněte sledování karet.' }
        : { wrong: 'Karty rodů této hry aplikace zná.', allowed: 'Vyberte kartu, která byla zahrána.' }
    case 'decks':
      return tracking.decks === 'app'
        ? { wrong: 'Karty Westeros této hry otáčí aplikace.', allowed: 'Nechte ji karty otočit, nebo přejděte na skutečné balíčky.' }
        : { wrong: 'Karty Westeros této hry leží na stole.', allowed: 'Otočte skutečné karty a řekněte, které to jsou.' }
    case 'bids':
      return tracking.bids === 'app'
        ? { wrong: 'Nabídky této hry se pečetí v aplikaci.', allowed: 'Nechte telefon obejít stůl.' }
        : { wrong: 'Nabídky této hry se dělají v dlani.', allowed: 'Otevřete dlaně a zapište, co v nich bylo.' }
    default:
      return {
        wrong: 'To se neshoduje s tím, co aplikace v této hře sleduje.',
        allowed: 'Změňte, co se sleduje, nebo odpovězte na otevřenou otázku.',
      }
  }
}

const core: Record<CoreCode, RefusalText> = {
  MALFORMED: () => ({ wrong: 'Takovému tahu aplikace nerozumí.', allowed: 'Odpovězte na otázku, která je otevřená.' }),
  NOT_ASKED: () => ({ wrong: 'Hra je už jinde a na tohle se teď nikdo neptá.', allowed: 'Odpovězte na otázku, která je otevřená.' }),
  BALLOT_OPEN: () => ({
    wrong: 'Právě probíhá tajná volba a nic jiného se zatím stát nemůže.',
    allowed: 'Nechte všechny rody zvolit a volby odkryjte, nebo volbu zrušte.',
  }),
  NO_BALLOT: () => ({ wrong: 'Tato tajná volba už skončila, nebo byla zrušena.', allowed: 'Odpovězte na otázku, která je otevřená teď.' }),
  NOT_IN_BALLOT: (f) => ({ wrong: `${someone(f, 'role')} se této tajné volby neúčastní.`, allowed: 'Volí jen rody, které jsou uvedeny.' }),
  ALREADY_CAST: (f) => ({ wrong: `Volba ${ofSomeone(f, 'role')} je už zapečetěna.`, allowed: 'Před odkrytím lze zvolit znovu.' }),
  NOT_ALL_CAST: (f) => {
    const missing = f.houses('roles')
    return {
      wrong: missing.length === 0 ? 'Ještě nezvolily všechny rody.' : `Ještě chybí: ${names.houses(missing)}.`,
      allowed: 'Volby se odkryjí, až budou všechny.',
    }
  },
  SEAL_BROKEN: (f) => {
    const houses = f.houses('roles')
    return {
      wrong:
        houses.length === 0
          ? 'To, co se otevřelo, není to, co bylo zapečetěno.'
          : `To, co se otevřelo, není to, co bylo zapečetěno: ${names.houses(houses)}.`,
      allowed: 'Zrušte volbu a nechte všechny rody zvolit ještě jednou.',
    }
  },
  CONSENT_NEEDED: () => ({
    wrong: 'Cestou zpět je něco, co už všichni viděli.',
    allowed: 'Je třeba souhlas celého stolu; v záznamu po něm zůstane značka.',
  }),
  NO_SUCH_ENTRY: () => ({ wrong: 'K tomuto místu v záznamu se už dojít nedá.', allowed: 'Vyberte v záznamu jiné místo.' }),
  GAME_OVER: () => ({ wrong: 'Hra skončila.', allowed: 'Lze se ještě vracet, opravovat ručně a uložit kopii hry.' }),
  COUNT_BROKEN: (f) => {
    const house = f.house()
    const area = f.area()
    const where = [...(house === undefined ? [] : [names.house.nom(house)]), ...(area === undefined ? [] : [area])].join(', ')
    const broken = f.text('invariant')
    const what = (broken === undefined ? undefined : knownWarning(broken)) ?? 'počet kusů by neseděl s krabicí'
    return {
      wrong: `Po této změně: ${what}${where === '' ? '' : ` (${where})`}.`,
      allowed: 'Změňte i druhou stranu počtu: odkud kus přišel, nebo kam odešel.',
    }
  },
  NOT_OVERRULABLE: () => ({
    wrong: 'Tady nejde o pravidla: samotný počet kusů by neseděl.',
    allowed: 'Opravte ručně, co leží na desce, a pak tah proveďte.',
  }),
}

const beforeTheAction: Record<Exclude<GameCode, keyof typeof refusalsInAction>, RefusalText> = {
  WRONG_NUMBER_OF_HOUSES: (f) => {
    const n = f.number('houses') ?? f.number('number')
    return {
      wrong: n === undefined ? 'V takovém počtu rodů hrát nelze.' : `Vybráno: ${counted(n, 'house')}.`,
      allowed: 'Hrát mohou tři, čtyři nebo pět rodů.',
    }
  },
  NOT_YOUR_TURN: (f) => {
    const turn = f.house('turn')
    const card = f.houseCard()
    if (card !== undefined)
      return {
        wrong: `Schopnost karty ${card} teď není na řadě.`,
        allowed: turn === undefined ? 'Nejprve proveďte tu druhou.' : `Dřív je na řadě karta ${names.house.gen(turn)}.`,
      }
    return {
      wrong: `${someone(f)} teď není na řadě.`,
      allowed: turn === undefined ? 'Rody se střídají podle stupnice Železný trůn.' : `Na řadě je ${names.house.nom(turn)}.`,
    }
  },
  NOT_TRACKED: trackedPart,
  CARD_NOT_IN_DECK: (f) => {
    const card = f.text('card')
    const deck = f.text('deck')
    const from = deck === undefined ? 'z balíčku' : `z balíčku ${deck}`
    return {
      wrong: card === undefined ? `Chybí karta ${from}.` : `${thisCard(f)} teď ${from} přijít nemůže.`,
      allowed: 'Vyberte kartu, která v balíčku ještě je, nebo balíček opravte, pokud jsou ve vašem jiné.',
    }
  },
  WINTER_IS_REPLACED: () => ({
    wrong: 'Karta Zima se blíží nezůstává ležet.',
    allowed: 'Zamíchejte ji do balíčku a otočte další, dokud nepřijde jiná.',
  }),
  STILL_OVER_LIMIT: (f) => ({
    wrong: `Armády jsou pořád větší, než zásoby uživí${compared(f)}.`,
    allowed: 'Odeberte další jednotky, dokud se armády nevejdou.',
  }),
  REMOVAL_NOT_NEEDED: (f) => {
    const removed = f.number('removed')
    const needed = f.number('needed')
    if (removed !== undefined && needed !== undefined)
      return {
        wrong: `Vybrány jsou jednotky v hodnotě ${counted(removed, 'point', 'gen')}; stačí ${needed}.`,
        allowed: 'Ztrácí se přesně to, co je třeba: rytíř má hodnotu 2, pěšák a loď 1.',
      }
    return {
      wrong: f.area() === undefined ? 'Odešlo by víc jednotek, než musí.' : `Odešla by jednotka, která může zůstat ${at(f)}.`,
      allowed: 'Odchází jen tolik jednotek, kolik je třeba, a žádná, která by mohla zůstat.',
    }
  },
  NO_SUCH_UNIT: (f) => {
    const told = f.number('units')
    if (told !== undefined)
      return { wrong: `Takto zadat nejde: ${counted(told, 'unit')}.`, allowed: 'Zadejte celé armády, ne víc jednotek, než je v krabici.' }
    const unit = f.unit()
    return {
      wrong: `${someone(f)}${atIf(f)} nemá tolik ${unit === undefined ? 'jednotek' : nouns[unit].gen.other}.`,
      allowed: 'Vyberte z jednotek, které tam stojí, nebo desku opravte ručně.',
    }
  },
  TOO_MANY_ARMIES: (f) => {
    const armies = f.numbers('armies').length
    const limit = f.numbers('flags').length
    return {
      wrong:
        armies === 0
          ? 'To by bylo víc armád, než zásoby uživí.'
          : `To by ${agreeing(armies, 'byla', 'byly', 'bylo')} ${counted(armies, 'army')}${compared(f)}.`,
      allowed:
        limit === 0
          ? 'Nechte jednotky víc rozdělené: jediná jednotka zásoby nepotřebuje.'
          : `Zásoby uživí ${counted(limit, 'army', 'acc')}; jediná jednotka zásoby nepotřebuje.`,
    }
  },
  ARMY_TOO_LARGE: (f) => {
    const army = unfedArmy(f)
    return {
      wrong:
        army === undefined
          ? `Taková armáda je větší, než zásoby uživí${compared(f)}.`
          : `Armáda o velikosti ${army.size} je víc, než zásoby uživí${compared(f)}.`,
      allowed:
        army === undefined
          ? 'Armády se musí vejít do praporů daného stupně zásob.'
          : `Místo je pro armádu o velikosti nejvýš ${army.limit}.`,
    }
  },
  NOT_A_CASTLE_YOU_CONTROL: (f) => ({
    wrong: `${someone(f)} ${at(f)} neovládá žádné město ani opevnění.`,
    allowed: 'Jednotky povolávají města a opevnění, která rod ovládá.',
  }),
  NO_POINTS: (f) => {
    const left = f.number('left')
    const cost = f.number('cost')
    const price = cost === undefined ? '' : `, cena je ${cost}`
    return {
      wrong:
        left === undefined
          ? `Povolávací body ${at(f)} nestačí${price}.`
          : `${f.area() ?? 'Oblast'}: ${agreeing(left, 'zbývá', 'zbývají')} ${counted(left, 'point')}${price}.`,
      allowed: 'Pěšák, loď a vylepšení stojí 1, rytíř 2; každá oblast platí sama za sebe.',
    }
  },
  POOL_EMPTY: (f) => {
    const unit = f.unit('unit')
    const none = { footman: 'žádného pěšáka', knight: 'žádného rytíře', ship: 'žádnou loď' } as const
    return {
      wrong: unit === undefined ? 'Všechny figurky tohoto druhu už stojí na desce.' : `${someone(f)} už nemá mimo desku ${none[unit]}.`,
      allowed: 'Povolejte jiný druh jednotky, nebo body nechte být.',
    }
  },
  NO_FOOTMAN: (f) => ({
    wrong: `Není ${at(f)} pěšák, který by se mohl stát rytířem.`,
    allowed: 'Nejprve povolejte pěšáka, nebo vylepšete jiného, v jiném městě či opevnění.',
  }),
  ENEMY_SHIPS: (f) => ({
    wrong: `${sentence(at(f))} leží cizí lodě.`,
    allowed: 'Nová loď potřebuje moře vedle města či opevnění, kde cizí lodě nejsou.',
  }),
  NOT_ADJACENT: (f) => {
    const one = f.area()
    const other = f.area('from') ?? f.area('fight')
    return {
      wrong: one === undefined || other === undefined ? 'Tyto dvě oblasti spolu nesousedí.' : `${one} a ${other} spolu nesousedí.`,
      allowed: 'Vyberte oblast se společnou hranicí. Lodě pomáhají jen při pochodu a ústupu pozemních jednotek.',
    }
  },
  BID_EXCEEDS_AVAILABLE: (f) => {
    const bid = f.number('bid')
    const limit = f.number('limit')
    return {
      wrong: bid === undefined ? 'To je víc síly, než rod má.' : `Tolik síly rod nemá: ${counted(bid, 'power')}.`,
      allowed:
        limit === undefined
          ? 'Dát lze nejvýš použitelnou sílu; i 0 je možná.'
          : limit <= 0
            ? 'Možná je jen 0.'
            : `Možné je cokoli od 0 do ${limit}.`,
    }
  },
  BID_NOT_WHOLE: () => ({ wrong: 'Žetony síly se nedají dělit.', allowed: 'Je třeba celé číslo, 0 nebo víc.' }),
  NOT_DECIDER: (f) => {
    const holder = f.house('decider')
    return {
      wrong: `${someone(f)} nedrží Železný trůn.`,
      allowed: holder === undefined ? 'Shody rozhoduje držitel Železného trůnu.' : `Drží ho ${names.house.nom(holder)}, a ten rozhoduje.`,
    }
  },
  NOT_TIED: (f) => {
    const tied = f.houses('houses')
    return {
      wrong: 'Výběr jmenuje rod, který ve shodě není, nebo některý vynechává.',
      allowed:
        tied.length === 0
          ? 'Je třeba jmenovat všechny rody ve shodě, každý jednou.'
          : `Ve shodě jsou: ${names.houses(tied)}. Každý se jmenuje jednou.`,
    }
  },
  CARD_NOT_USED: (f) => ({
    wrong: `${thisCard(f)} není mezi použitými.`,
    allowed: 'Vezměte zpět kartu, která už byla použita, nebo žádnou.',
  }),
  REMOVAL_INSUFFICIENT: (f) => {
    const needed = f.number('needed')
    const removed = f.number('removed')
    const chosen = removed === undefined ? '' : `, vybráno je ${removed}`
    return {
      wrong:
        needed === undefined
          ? 'To je méně, než si Divocí vezmou.'
          : `Divocí berou jednotky v hodnotě ${counted(needed, 'point', 'gen')}${chosen}.`,
      allowed: 'Rytíř má hodnotu 2, pěšák a loď 1; kdo nemá dost, ztratí všechno.',
    }
  },
  NO_UNIT: (f) => ({ wrong: `${someone(f)} ${at(f)} nemá žádnou jednotku.`, allowed: 'Rozkazy leží jen tam, kde má rod jednotku.' }),
  ALREADY_ORDERED: (f) =>
    f.rule === 'R14.7'
      ? {
          wrong: `${f.area() === undefined ? 'Některá oblast' : `Oblast ${f.area()}`} je uvedena dvakrát.`,
          allowed: 'Každá oblast podporuje v bitvě jednou.',
        }
      : { wrong: `Rozkaz ${at(f)} už leží.`, allowed: 'V oblasti je jen jeden rozkaz; nejprve zvedněte ten druhý.' },
  ORDER_FORBIDDEN: (f) => {
    const kind = f.orderKind()
    return {
      wrong:
        kind === undefined
          ? 'Karta Westeros tento rozkaz v tomto kole zakazuje.'
          : `Karta Westeros v tomto kole zakazuje rozkaz ${names.orderKind[kind]}.`,
      allowed: 'Vyberte rozkaz jiného druhu.',
    }
  },
  CP_AT_SEA: (f) => ({
    wrong: `Na moři se síla nekonsoliduje${f.area() === undefined ? '' : `: ${f.area()}`}.`,
    allowed: 'Každý jiný rozkaz na moři ležet smí.',
  }),
  STAR_LIMIT: (f) => {
    const limit = f.number('limit')
    return {
      wrong: 'To by byl o jeden speciální rozkaz víc, než je dovoleno.',
      allowed:
        limit === undefined
          ? 'Speciálních rozkazů může být tolik, kolik má rod hvězdiček.'
          : `Místo na Královském dvoře dává ${counted(limit, 'star', 'acc')}.`,
    }
  },
  TOKEN_LIMIT: (f) => {
    const order = f.order()
    const limit = f.number('limit')
    return {
      wrong:
        order === undefined ? 'Všechny žetony tohoto rozkazu jsou už použité.' : `Všechny žetony ${names.order[order]} jsou už použité.`,
      allowed: limit === undefined ? 'Vyberte jiný žeton.' : `Rod má ${counted(limit, 'token', 'acc')} tohoto druhu; vyberte jiný.`,
    }
  },
  NOT_RAVEN_HOLDER: (f) => {
    const holder = f.house('holder')
    return {
      wrong: `${someone(f)} nedrží Poštovního havrana.`,
      allowed: holder === undefined ? 'Použít ho může jen jeho držitel.' : `Drží ho ${names.house.nom(holder)}.`,
    }
  },
  RAVEN_USED: () => ({ wrong: 'Poštovní havran už v tomto kole letěl.', allowed: 'Znovu může letět v příštím kole.' }),
  NO_SPARE_STAR: (f) => {
    const limit = f.number('limit')
    return {
      wrong: limit === undefined ? 'Všechny hvězdičky tohoto rodu jsou využité.' : `Všechny hvězdičky tohoto rodu jsou využité: ${limit}.`,
      allowed: 'Havran potřebuje hvězdičku, kterou žádný rozkaz na desce nevyužívá.',
    }
  },
  NO_ORDER_THERE: (f) => ({
    wrong: f.area() === undefined ? 'Není z čeho vybrat: žádný takový rozkaz.' : `Takový rozkaz ${at(f)} neleží.`,
    allowed: 'Vyberte oblast, kde leží rozkaz toho správného rodu.',
  }),
  NOT_SPECIAL: (f) => {
    const order = f.order()
    return {
      wrong: order === undefined ? 'To není speciální rozkaz.' : `${names.order[order]} není speciální rozkaz.`,
      allowed: 'Havran přináší jeden z pěti rozkazů s hvězdičkou.',
    }
  },
}

/** What lies behind a refusal about supply: the sizes there would be, the flags there are. */
const compared = (f: Given): string => {
  const would = sizes(f)
  const may = flags(f)
  return would === undefined || may === undefined ? '' : `: ${would} proti ${may}`
}

/** The name of the card that is meant, a House card or a Westeros card; undefined for one that nobody knows. */
const cardMeant = (f: Given): string | undefined => {
  const card = f.text('card') ?? ''
  return f.houseCard() ?? (Object.hasOwn(cards.westeros, card) ? cards.nameOf(card as DeckCard) : undefined)
}

/** "Robb Stark: tato karta", or "Tato karta". */
const thisCard = (f: Given): string => {
  const card = cardMeant(f)
  return card === undefined ? 'Tato karta' : `${card}: tato karta`
}

export const refusals: Record<CoreCode | GameCode, RefusalText> = { ...core, ...beforeTheAction, ...refusalsInAction }
