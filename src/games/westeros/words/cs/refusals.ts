import type { CoreCode } from '../../../../referee'
import { coreRefusals } from '../../../../table/words/cs/refusals'
import { WESTEROS_CARDS } from '../../box/box'
import type { GameCode } from '../../model/refusals'
import { unfedArmy, type Given } from '../sentences/lookup'
import { sentence } from '../../../../ui/grammar/numbers'
import type { RefusalText } from '../sentences/shapes'
import { cards } from './cards'
import { agreeing, counted, listAnd, nouns } from './nouns'
import { names } from './names'
import { refusalsInAction } from './refusals-action'
import { at, atIf, flags, ofSomeone, sizes, someone } from './phrases'
import { knownWarning } from './warnings'

const trackedPart = (figures: Given): string => {
  const { tracking } = figures.state
  switch (figures.text('part')) {
    case 'units':
      return tracking.units ? 'Jednotky této hry počítá aplikace sama.' : 'Aplikace neví, kde stojí které jednotky.'
    case 'power':
      return tracking.power ? 'Žetony síly počítá aplikace sama.' : 'Žetony síly aplikace nepočítá.'
    case 'orders':
      return tracking.orders === 'app'
        ? 'Rozkazy této hry jsou v aplikaci, takže je už zná.'
        : 'Rozkazy této hry leží na desce, takže je aplikace nezná.'
    case 'cards':
      return tracking.cards === 'none' ? 'Karty rodů této hry aplikace nezná.' : 'Karty rodů této hry aplikace zná.'
    case 'decks':
      return tracking.decks === 'app' ? 'Karty Westerosu této hry otáčí aplikace.' : 'Karty Westerosu této hry leží na stole.'
    case 'bids':
      return tracking.bids === 'app' ? 'Nabídky této hry se pečetí v aplikaci.' : 'Nabídky této hry se dělají v dlani.'
    default:
      return 'To se neshoduje s tím, co aplikace v této hře sleduje.'
  }
}

const core: Record<CoreCode, RefusalText> = {
  ...coreRefusals,
  NOT_IN_BALLOT: (f) => `${someone(f, 'role')} se této tajné volby neúčastní.`,
  ALREADY_CAST: (f) => `Volba ${ofSomeone(f, 'role')} je už zapečetěna.`,
  NOT_ALL_CAST: (f) => {
    const missing = f.houses('roles')
    return missing.length === 0 ? 'Ještě nezvolily všechny rody.' : `Ještě chybí: ${names.houses(missing)}.`
  },
  SEAL_BROKEN: (f) => {
    const houses = f.houses('roles')
    return houses.length === 0
      ? 'To, co se otevřelo, není to, co bylo zapečetěno.'
      : `To, co se otevřelo, není to, co bylo zapečetěno: ${names.houses(houses)}.`
  },
  COUNT_BROKEN: (f) => {
    const house = f.house()
    const area = f.area()
    const where = [...(house === undefined ? [] : [names.house.nom(house)]), ...(area === undefined ? [] : [area])].join(', ')
    const broken = f.text('invariant')
    const what = (broken === undefined ? undefined : knownWarning(broken)) ?? 'počet kusů by neseděl s krabicí'
    return `Po této změně: ${what}${where === '' ? '' : ` (${where})`}.`
  },
}

const beforeTheAction: Record<Exclude<GameCode, keyof typeof refusalsInAction>, RefusalText> = {
  NOT_AN_OPTION: () => 'Tato možnost teď není.',
  NOT_IN_ATTACK: (f) => `Tohoto útoku se neúčastní ${someone(f)}.`,
  NOT_ONE_CASTLE: () => 'Jednotky nestojí všechny v jedné oblasti s městem či opevněním.',
  ONE_AREA_ONLY: () => 'Povolávat smí jen jedna oblast.',
  ORDER_MISSING: (f) => {
    const areas = f.areas('areas')
    return areas.length === 0 ? 'Některé oblasti jsou ještě bez rozkazu.' : `Bez rozkazu: ${listAnd(areas)}.`
  },
  NOT_FOR_GARRISON: (f) => `${sentence(at(f))} je jen posádka, žádná jednotka.`,
  CLOSED_AREA: (f) => `${f.area() ?? 'Tato oblast'} je v této hře uzavřená.`,
  PORT_NOT_YOURS: (f) => `${f.area() ?? 'Tento přístav'} není tvůj.`,
  PORT_FULL: (f) => `Tolik lodí se nevejde ${at(f)}.`,
  SUPPORT_PORT_TO_LAND: () => 'Lodě v přístavu nepodporují bitvu na pevnině.',
  SAME_CARD: (f) => `${f.houseCard() ?? 'Tato karta'} se právě vrátila do ruky.`,
  SIEGE_NOT_CASUALTY: () => 'Obléhací stroje poraženého jsou zničené tak jako tak; do ztrát se nepočítají.',
  NOT_SPECIAL_ORDER: (f) => `Rozkaz ${at(f)} není speciální.`,
  WRONG_NUMBER_OF_HOUSES: (f) => {
    const n = f.number('houses') ?? f.number('number')
    return n === undefined ? 'V takovém počtu rodů hrát nelze.' : `Vybráno: ${counted(n, 'house')}.`
  },
  NOT_YOUR_TURN: (f) => {
    const card = f.houseCard()
    if (card !== undefined) return `Schopnost karty ${card} teď není na řadě.`
    return `${someone(f)} teď není na řadě.`
  },
  NOT_TRACKED: trackedPart,
  CARD_NOT_IN_DECK: (f) => {
    const card = f.text('card')
    const deck = f.text('deck')
    const from = deck === undefined ? 'z balíčku' : `z balíčku ${deck}`
    return card === undefined ? `Chybí karta ${from}.` : `${thisCard(f)} teď ${from} přijít nemůže.`
  },
  WINTER_IS_REPLACED: () => 'Karta Zima se blíží nezůstává ležet.',
  STILL_OVER_LIMIT: (f) => `Armády jsou pořád větší, než zásoby uživí${compared(f)}.`,
  REMOVAL_NOT_NEEDED: (f) => {
    const removed = f.number('removed')
    const needed = f.number('needed')
    if (removed !== undefined && needed !== undefined)
      return `Vybrány jsou jednotky v hodnotě ${counted(removed, 'point', 'gen')}; stačí ${needed}.`
    const chosen = f.number('chosen')
    if (chosen !== undefined)
      return `Stačí ${counted(chosen, 'unit')}: ${agreeing(chosen, 'už je vybraná', 'už jsou vybrané', 'už je vybráno')}.`
    return `Taková jednotka${atIf(f)} odejít nemusí.`
  },
  NO_SUCH_UNIT: (f) => {
    const units = f.number('units')
    if (units !== undefined) return `Takto zadat nejde: ${counted(units, 'unit')}.`
    const unit = f.unit()
    return `${someone(f)}${atIf(f)} nemá tolik ${unit === undefined ? 'jednotek' : nouns[unit].gen.other}.`
  },
  TOO_MANY_ARMIES: (f) => {
    const armies = f.numbers('armies').length
    return armies === 0
      ? 'To by bylo víc armád, než zásoby uživí.'
      : `To by ${agreeing(armies, 'byla', 'byly', 'bylo')} ${counted(armies, 'army')}${compared(f)}.`
  },
  ARMY_TOO_LARGE: (f) => {
    const army = unfedArmy(f)
    return army === undefined
      ? 'Taková armáda je větší, než zásoby uživí.'
      : `Armáda o velikosti ${army.size} je příliš velká: zásoby dovolují ${flags(f) ?? army.limit}.`
  },
  NOT_A_CASTLE_YOU_CONTROL: (f) => `${someone(f)} ${at(f)} neovládá žádné město ani opevnění.`,
  NO_POINTS: (f) => {
    const left = f.number('left')
    const cost = f.number('cost')
    const price = cost === undefined ? '' : `, cena je ${cost}`
    return left === undefined
      ? `Povolávací body ${at(f)} nestačí${price}.`
      : `${f.area() ?? 'Oblast'}: ${agreeing(left, 'zbývá', 'zbývají')} ${counted(left, 'point')}${price}.`
  },
  POOL_EMPTY: (f) => {
    const unit = f.unit('unit')
    const none = { footman: 'žádného pěšáka', knight: 'žádného rytíře', ship: 'žádnou loď', siegeEngine: 'žádný obléhací stroj' } as const
    return unit === undefined ? 'Všechny figurky tohoto druhu už stojí na desce.' : `${someone(f)} už nemá mimo desku ${none[unit]}.`
  },
  NO_FOOTMAN: (f) => `Není ${at(f)} pěšák, který by se mohl stát rytířem.`,
  ENEMY_SHIPS: (f) => `${sentence(at(f))} leží cizí lodě.`,
  NOT_ADJACENT: (f) => {
    const one = f.area()
    const other = f.area('from') ?? f.area('fight')
    return one === undefined || other === undefined ? 'Tyto dvě oblasti spolu nesousedí.' : `${one} a ${other} spolu nesousedí.`
  },
  BID_EXCEEDS_AVAILABLE: (f) => {
    const bid = f.number('bid')
    return bid === undefined ? 'To je víc síly, než rod má.' : `Tolik síly rod nemá: ${counted(bid, 'power')}.`
  },
  BID_NOT_WHOLE: () => 'Žetony síly se nedají dělit.',
  NOT_DECIDER: (f) => `${someone(f)} nedrží Železný trůn.`,
  NOT_TIED: () => 'Výběr jmenuje rod, který ve shodě není, nebo některý vynechává.',
  CARD_NOT_USED: (f) => `${thisCard(f)} není mezi použitými.`,
  REMOVAL_INSUFFICIENT: (f) => {
    const needed = f.number('needed')
    const removed = f.number('removed')
    const chosen = removed === undefined ? '' : `, vybráno je ${removed}`
    return needed === undefined
      ? 'To je méně, než si divocí vezmou.'
      : `Divocí berou jednotky v hodnotě ${counted(needed, 'point', 'gen')}${chosen}.`
  },
  NO_UNIT: (f) => `${someone(f)} ${at(f)} nemá žádnou jednotku.`,
  ALREADY_ORDERED: (f) =>
    f.rule === 'R14.7'
      ? `${f.area() === undefined ? 'Některá oblast' : `Oblast ${f.area()}`} je uvedena dvakrát.`
      : `Rozkaz ${at(f)} už leží.`,
  ORDER_FORBIDDEN: (f) => {
    const kind = f.orderKind()
    return kind === undefined
      ? 'Karta Westerosu tento rozkaz v tomto kole zakazuje.'
      : `Karta Westerosu v tomto kole zakazuje rozkaz ${names.orderKind[kind]}.`
  },
  CP_AT_SEA: (f) => `Na moři se síla nekonsoliduje${f.area() === undefined ? '' : `: ${f.area()}`}.`,
  STAR_LIMIT: () => 'To by byl o jeden speciální rozkaz víc, než je dovoleno.',
  TOKEN_LIMIT: (f) => {
    const order = f.order()
    return order === undefined
      ? 'Všechny žetony tohoto rozkazu jsou už použité.'
      : `Všechny žetony rozkazu ${names.order[order]} jsou už použité.`
  },
  NOT_RAVEN_HOLDER: (f) => `${someone(f)} nedrží Poštovního havrana.`,
  RAVEN_USED: () => 'Poštovní havran už v tomto kole letěl.',
  NO_SPARE_STAR: (f) => {
    const limit = f.number('limit')
    return limit === undefined ? 'Všechny hvězdičky tohoto rodu jsou využité.' : `Všechny hvězdičky tohoto rodu jsou využité: ${limit}.`
  },
  NO_ORDER_THERE: (f) => (f.area() === undefined ? 'Není z čeho vybrat: žádný takový rozkaz.' : `Takový rozkaz ${at(f)} neleží.`),
  NOT_SPECIAL: (f) => {
    const order = f.order()
    return order === undefined ? 'To není speciální rozkaz.' : `${names.order[order]} není speciální rozkaz.`
  },
}

/** Returns a Czech text that compares the army sizes after a refused change with the sizes that the supply allows. */
const compared = (f: Given): string => {
  const would = sizes(f)
  const may = flags(f)
  return would === undefined || may === undefined ? '' : `: ${would}; zásoby dovolují ${may}`
}

/** Returns the Czech name of the House card or Westeros card of a refusal; undefined if the card is unknown. */
const cardMeant = (f: Given): string | undefined => {
  const card = f.text('card') ?? ''
  const known = WESTEROS_CARDS.find((one) => one === card)
  return f.houseCard() ?? (known && cards.nameOf(known, f.state.box))
}

/** Returns the Czech subject of a sentence about a card: "Robb Stark: tato karta", or "Tato karta" if the card is unknown. */
const thisCard = (f: Given): string => {
  const card = cardMeant(f)
  return card === undefined ? 'Tato karta' : `${card}: tato karta`
}

/** Czech reasons of the refusals. The texts of the allowed alternatives are loaded later. */
export const refusals: Record<CoreCode | GameCode, RefusalText> = { ...core, ...beforeTheAction, ...refusalsInAction }
