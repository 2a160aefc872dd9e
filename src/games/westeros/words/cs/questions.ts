import { WESTEROS_CARDS, type Effect, type HouseId } from '../../box/box'
import { stars } from '../../model/position'
import { editionOf } from '../../model/edition'
import type { PromptKind, Question } from '../../model/prompt-kinds'
import { idleRaids } from '../../rules/idle-raids'
import { abilityOf } from '../../rules/played'
import { strength } from '../../rules/strength'
import { threshold } from '../../rules/victory'
import type { State } from '../../model/state'
import { given, playerOf, type Given } from '../sentences/lookup'
import { figure, sentence } from '../../../../ui/grammar/numbers'
import type { QuestionWords } from '../sentences/shapes'
import { openTrack, sharedPlaces } from '../sentences/log-figures'
import { cards } from './cards'
import { subject } from './ballots'
import { agreeing, counted, listAnd } from './nouns'
import { names } from './names'
import { second } from './second'

/** Returns the title for Raid orders without a target, which are removed together; undefined if the next raid has a target. */
const idleTitle = (state: State): string | undefined => {
  const { length } = idleRaids(state)
  return length === 0 ? undefined : length === 1 ? 'Nájezd bez účinku' : 'Nájezdy bez účinku'
}

const { house } = names

/**
 * Returns a Czech question to a player: "Petr: koho povoláš?", or if the house has no player "Rod Stark: koho
 * povoláš?". Names are never inflected.
 */
const ask = (state: State, id: HouseId | undefined, question: string): string =>
  id === undefined ? sentence(question) : `${playerOf(state, id) ?? sentence(house.nom(id))}: ${question}`

/** Returns the Czech text "Bitva: Řekotočí. " with the area of the question, or with the area of the open battle. */
const battleIn = (f: Given): string => {
  const where = f.area() ?? (f.state.battle && names.area(f.state, f.state.battle.area))
  return where === undefined ? '' : `Bitva: ${where}. `
}

const ofHouse = (id: HouseId | undefined): string => (id === undefined ? '' : ` ${house.gen(id)}`)

const does = (id: HouseId | undefined, what: string): string => (id === undefined ? `Stůl ${what}.` : `${sentence(house.nom(id))} ${what}.`)

type QuestionInput = Given & { readonly question: Question; readonly role: HouseId | undefined }

const supplied = (f: Given): string => {
  const armies = f.numbers('armies').filter((size) => size > 1)
  const flags = listAnd(f.numbers('flags').map(String))
  const level = f.number('level')
  const feeds = level === undefined ? 'Zásoby uživí' : `Zásoby ${level} uživí`
  return armies.length === 0 ? `${feeds} armády ${flags}.` : `${feeds} armády ${flags}; teď jsou ${listAnd(armies.map(String))}.`
}

const whoIsDestroyed = {
  footman: 'který pěšák je zničen?',
  knight: 'který rytíř je zničen?',
  ship: 'která loď je zničena?',
  siegeEngine: 'který obléhací stroj je zničen?',
} as const

const abilityQuestion = (effect: Effect): string => {
  switch (effect.effect) {
    case 'destroyUnit':
      return whoIsDestroyed[effect.unit]
    case 'takeBackCard':
      return 'která karta se vrátí do ruky?'
    case 'removeOrder':
      return 'který rozkaz zmizí z desky?'
    case 'discardFromHand':
      return 'která karta se odloží?'
    case 'upgradeFootman':
      return 'stane se pěšák rytířem?'
    default:
      return 'provést schopnost'
  }
}

const edition = ({ state }: Given): string => (state.box.edition === 2 ? 'Druhá edice, 2011' : 'První edice, 2003')

const texts: Record<PromptKind, (asked: QuestionInput) => QuestionWords> = {
  setup: (f) => ({
    title: 'Je deska připravená?',
    note: `${edition(f)}. Postupuj podle seznamu. Aplikace začíná ze stejného postavení.`,
    task: 'Stůl připravuje desku.',
  }),
  draw: ({ state }) => ({
    title: 'Otoč karty Westerosu',
    note:
      state.tracking.decks === 'app'
        ? 'Zamíchá a otočí je aplikace; skutečné balíčky zůstanou v krabici.'
        : 'Otoč vrchní kartu každého balíčku a zadej, která to je. Zima se zamíchá zpět a nahradí.',
    task: 'Stůl otáčí tři karty Westerosu.',
  }),
  resolve: ({ state, question }) => {
    const card = question.params['card']
    const known = WESTEROS_CARDS.find((one) => one === card)
    const deck = state.stage.at === 'card' ? `Balíček ${'I'.repeat(state.stage.deck)}: ` : ''
    return {
      title: `${deck}${(known && cards.nameOf(known, state.box)) ?? 'další karta'}`,
      note: known === undefined ? '' : cards.effect(known, state.box),
      task: `Stůl provádí kartu: ${(known && cards.nameOf(known, state.box)) ?? 'další karta'}.`,
    }
  },
  surplus: (f) => ({
    title: ask(f.state, f.role, f.state.tracking.units ? 'které jednotky odejdou?' : 'které armády zůstávají?'),
    note: supplied(f),
    task: does(f.role, 'se vzdává jednotek, které neuživí'),
  }),
  muster: (f) => {
    const points = f.numbers('points').reduce((sum, n) => sum + n, 0)
    return {
      title: ask(f.state, f.role, 'koho povoláš?'),
      note: `K dispozici: ${counted(points, 'point')}. Co nevyužiješ, propadne.`,
      task: does(f.role, 'povolává'),
    }
  },
  bid: ({ state, role }) => {
    const track = openTrack(state)
    return {
      title: 'Kolik nabízíš?',
      note: `${track === undefined ? '' : `Za ${names.trackAcc[track]}. `}Co nabídneš, to utratíš, ať vyhraješ, nebo ne.`,
      task: does(role, 'volí nabídku'),
    }
  },
  contribution: (f) => ({
    title: 'Kolik dáš Noční hlídce?',
    note: `Divocí útočí silou ${f.number('threat') ?? f.state.threat}. Co dáš, to utratíš.`,
    task: does(f.role, 'volí svůj příspěvek'),
  }),
  tellBids: ({ state }) => {
    const track = openTrack(state)
    return {
      title: track === undefined ? 'Kolik kdo dal?' : `Kolik kdo nabídl za ${names.trackAcc[track]}?`,
      note: 'Otevřete dlaně všichni najednou. Prázdná dlaň je 0.',
      task: 'Stůl zapisuje, co bylo v dlaních.',
    }
  },
  reveal: ({ state }) => ({
    title: 'Všichni už zvolili',
    note: `Pojďte blíž, ukáže se všechno najednou: ${subject(state)}.`,
    task: 'Stůl odkrývá, co kdo zvolil.',
  }),
  auctionTies: ({ state, role }) => {
    const track = openTrack(state)
    const ties = state.stage.at === 'auctionTies' ? state.stage.ties : []
    const bids = state.stage.at === 'auctionTies' ? state.stage.bids : {}
    const about = track === undefined ? '' : ` za ${names.trackAcc[track]}`
    const tiedPlaces = ties.map((tied) => {
      const [first, last] = sharedPlaces(bids, tied)
      return `${names.houses(tied)} na ${first}. ${last - first === 1 ? 'a' : 'až'} ${last}. místě`
    })
    return {
      title: ask(state, role, 'kdo bude výš?'),
      note: `Stejné nabídky${about}: ${tiedPlaces.join('; ')}. Rozhoduje držitel Železného trůnu.`,
      task: does(role, 'rozhoduje mezi stejnými nabídkami'),
    }
  },
  wildlingTie: (f) => {
    const most = f.text('which') !== 'lowest'
    const firstEdition = most ? 'si smí vzít zpět kartu' : 'ztratí dvakrát tolik'
    const consequence = editionOf(f.state).wildlingCards ? 'provede svou část karty divokých' : firstEdition
    return {
      title: ask(f.state, f.role, most ? 'kdo se počítá jako nejvyšší?' : 'kdo se počítá jako nejnižší?'),
      note: `Stejně: ${names.houses(f.houses('tied'))}. Koho určíš, ten ${consequence}.`,
      task: does(f.role, 'rozhoduje shodu'),
    }
  },
  reward: ({ state, role }) => ({
    title: ask(state, role, 'kterou kartu rodu bereš zpět?'),
    note: 'Odměna od Noční hlídky: jedna použitá karta, nebo žádná.',
    task: does(role, 'si smí vzít zpět kartu rodu'),
  }),
  losses: (f) => {
    const needed = f.number('needed') ?? f.number('owed') ?? 2
    return {
      title: ask(f.state, f.role, 'koho si vezmou divocí?'),
      note: `Jednotky v hodnotě ${counted(needed, 'point', 'gen')}: rytíř má hodnotu 2, pěšák a loď 1.`,
      task: does(f.role, 'ztrácí jednotky kvůli divokým'),
    }
  },
  orders: ({ state, role }) => ({
    title: 'Jaké rozkazy zadáš?',
    note: `Jeden pro každou oblast s jednotkou; ${counted(role === undefined ? 0 : stars(state, role), 'star')}.`,
    task: does(role, 'zadává rozkazy'),
  }),
  ordersPlaced: () => ({
    title: 'Polož rozkazy',
    note: `Lícem dolů, po jednom na oblast s jednotkami.`,
    task: 'Všichni kladou rozkazy na desku.',
  }),
  raven: ({ state, role }) => ({
    title: ask(state, role, 'vymění havran některý rozkaz?'),
    note:
      state.settings.ravenAnyOrder || editionOf(state).ravenPlacesAnyOrder
        ? `Jeden rozkaz${ofHouse(role)} se může změnit v jiný nepoužitý.`
        : `Jeden rozkaz${ofHouse(role)} se může změnit v nepoužitý speciální, je-li volná hvězdička.`,
    task: does(role, 'smí použít Poštovního havrana'),
  }),
  raid: (f) => ({
    title: idleTitle(f.state) ?? (f.role === undefined ? 'Který nájezd je na řadě?' : ask(f.state, f.role, 'kam míří tvůj nájezd?')),
    note: f.role === undefined ? nextNote(f) : 'Nájezd odstraní sousední Nájezd, Podporu nebo Konsolidaci sil.',
    task: f.role === undefined ? 'Probíhají nájezdy.' : does(f.role, 'vede nájezd'),
  }),
  march: (f) => ({
    title: f.role === undefined ? 'Který pochod je na řadě?' : ask(f.state, f.role, 'kam táhneš?'),
    note: f.role === undefined ? nextNote(f) : 'Jednotky mohou zůstat, jít spolu i se rozdělit, ale jen do jedné bráněné oblasti.',
    task: f.role === undefined ? 'Probíhají pochody.' : does(f.role, 'táhne'),
  }),
  hold: ({ state }) => ({
    title: 'Změnily oblasti majitele?',
    note: `Zadej to hned: ${counted(threshold(state), 'castleArea')} a hra okamžitě končí.`,
    task: 'Stůl zadává, kdo co drží.',
  }),
  support: (f) => ({
    title: 'Kdo podporuje?',
    note: '',
    task: f.question.roles.length === 0 ? 'Hlásí se podpora.' : `Podporu hlásí: ${names.houses(f.question.roles)}.`,
  }),
  card: (f) => ({
    title: 'Kterou kartu rodu zahraješ?',
    note: `${battleIn(f)}Obě karty se odkryjí najednou.`,
    task: does(f.role, 'vybírá kartu rodu'),
  }),
  cards: (f) => ({
    title: 'Které karty rodů byly zahrány?',
    note: 'Vylož obě najednou a pak zadej, které to jsou.',
    task: f.question.roles.length === 0 ? 'Obě strany hrají kartu rodu.' : `Kartu rodu hrají: ${names.houses(f.question.roles)}.`,
  }),
  ability: (f) => {
    const ability = abilityOf(f.state, f.text('card') ?? '')
    const name = f.houseCard() ?? 'Karta rodu'
    return {
      title: ability === undefined ? name : `${name}: ${abilityQuestion(ability.effect)}`,
      note: ability === undefined ? '' : cards.ability(ability, f.state.box),
      task: does(f.role, f.houseCard() === undefined ? 'provádí schopnost své karty' : `provádí schopnost karty ${name}`),
    }
  },
  blade: ({ state, role }) => {
    const { battle } = state
    const totals = battle === undefined ? undefined : strength(state, battle)
    const mine = battle?.attacker === role ? totals?.attacker.total : totals?.defender.total
    const theirs = battle?.attacker === role ? totals?.defender.total : totals?.attacker.total
    const counts = mine === undefined || theirs === undefined ? '' : `Zatím ${figure(mine)} : ${figure(theirs)}. `
    return {
      title: ask(state, role, 'použiješ Valyrijský meč?'),
      note: `${counts}Valyrijský meč přidá 1, jednou za kolo.`,
      task: does(role, 'smí použít Valyrijský meč'),
    }
  },
  casualties: (f) => {
    const fall = f.number('number') ?? f.state.battle?.result?.casualties ?? 0
    return {
      title: ask(f.state, f.role, 'kdo padne?'),
      note: `${agreeing(fall, 'Padá', 'Padají')} ${counted(fall, 'unit')}, jen ze stojících; výběr je na tobě.`,
      task: does(f.role, 'vybírá ztráty'),
    }
  },
  retreat: (f) => {
    const [by, loser] = [f.house('by'), f.house('house')]
    if (by !== undefined && loser !== undefined)
      return {
        title: ask(f.state, by, `kam ustoupí ${house.nom(loser)}?`),
        note: 'Vybíráš z oblastí, kde poražený rod ztratí nejméně jednotek.',
        task: does(by, `vybírá, kam ustoupí ${house.nom(loser)}`),
      }
    const attacker = f.text('side') === 'attacker'
    return {
      title: ask(f.state, f.role, attacker ? 'které jednotky zásoby neuživí?' : 'kam ustoupíš?'),
      note: attacker
        ? 'Poražený útočník se vrací tam, kde pochod začal.'
        : 'Všichni do téže oblasti; z oblastí s nejmenšími ztrátami si vybíráš.',
      task: does(f.role, 'ustupuje'),
    }
  },
  collect: (f) => {
    if (f.state.tracking.orders === 'table')
      return {
        title: 'Kde ještě leží Konsolidace sil?',
        note: 'Každá dá 1 žeton síly a 1 za každou korunku své oblasti.',
        task: 'Všichni sbírají sílu.',
      }
    const gains = f.numbers('gains')
    const gainsByHouse = f.houses('houses').map((id, index) => `${house.plain(id)} ${gains[index] ?? 0}`)
    return {
      title: 'Kdo sbírá sílu?',
      note: gainsByHouse.length === 0 ? 'V tomto kole sílu nezíská nikdo.' : `Z hromádky: ${gainsByHouse.join(', ')}.`,
      task: 'Všichni sbírají sílu.',
    }
  },
  choice: (f) => {
    const card = f.text('card') ?? ''
    const known = WESTEROS_CARDS.find((one) => one === card)
    return {
      title: ask(f.state, f.role, 'co vybereš?'),
      note: known === undefined ? wildlingNote(f) : `${cards.nameOf(known, f.state.box)}: ${cards.effect(known, f.state.box)}`,
      task: does(f.role, 'rozhoduje'),
    }
  },
  wildlingCard: ({ state }) => ({
    title: 'Která karta divokých přišla?',
    note: state.tracking.decks === 'app' ? 'Kartu otáčí aplikace.' : 'Otoč vrchní kartu, zadej ji a dej ji pod balíček.',
    task: 'Stůl otáčí kartu divokých.',
  }),
  destroy: (f) => ({
    title: ask(f.state, f.role, 'které jednotky jsou zničené?'),
    note: wildlingNote(f),
    task: does(f.role, 'ničí jednotky'),
  }),
  replace: (f) => ({
    title: ask(f.state, f.role, f.text('from') === 'footman' ? 'kteří pěšáci se stanou rytíři?' : 'kteří rytíři se stanou pěšáky?'),
    note: wildlingNote(f),
    task: does(f.role, 'mění jednotky'),
  }),
  discard: (f) => {
    const of = f.house('of')
    const own = of === undefined || of === f.role
    return {
      title: ask(f.state, f.role, own ? 'kterou kartu odložíš?' : 'kterou kartu soupeře odložíš?'),
      note: own ? wildlingNote(f) : `${f.houseCard() ?? 'Tvoje karta rodu'}: podívej se do ruky ${house.gen(of)}.`,
      task: does(f.role, 'smí odložit kartu'),
    }
  },
  ravenLook: (f) => ({
    title: ask(f.state, f.role, 'kam karta divokých přijde?'),
    note:
      f.state.tracking.decks === 'app'
        ? 'Kartu vidíš jen ty. Smíš o ní mluvit, ale ne ji ukázat.'
        : 'Vezmi vrchní kartu divokých; vidíš ji jen ty. Smíš o ní mluvit, ale ne ji ukázat.',
    task: does(f.role, 'se dívá na vrchní kartu divokých'),
  }),
  tides: ({ state, question: { roles } }) => ({
    title: state.tracking.decks === 'app' ? 'Bitevní vřava' : 'Které karty Bitevní vřavy přišly?',
    note:
      state.tracking.decks === 'app'
        ? 'Aplikace zamíchá všech 24 karet a rozdá.'
        : 'Zamíchej všech 24 karet a vezmi si po jedné; držitel Valyrijského meče smí svou kartu vyměnit. Pak karty otoč.',
    task: roles.length === 0 ? 'Rozdávají se karty Bitevní vřavy.' : `Kartu Bitevní vřavy si berou: ${names.houses(roles)}.`,
  }),
  tidesLook: (f) => ({
    title: ask(f.state, f.role, 'vyměníš svou kartu Bitevní vřavy?'),
    note: 'Svou kartu vidíš jen ty. Výměna stojí použití Valyrijského meče; ten pak sílu nepřidá.',
    task: does(f.role, 'se dívá na svou kartu Bitevní vřavy'),
  }),
  skull: (f) => ({
    title: ask(f.state, f.role, 'která jednotka padne lebkou?'),
    note: 'Ztrácí ji i vítěz. Opevnění nepomáhá.',
    task: does(f.role, 'ztrácí jednotku lebkou'),
  }),
  anotherCard: (f) => ({
    title: ask(f.state, f.role, 'kterou jinou kartu zahraješ?'),
    note: `${f.houseCard() ?? 'První karta'} se ti vrací do ruky.`,
    task: does(f.role, 'hraje jinou kartu rodu'),
  }),
  portShips: (f) => ({
    title: ask(f.state, f.role, 'kolik lodí si necháš?'),
    note: `${f.area() ?? 'Přístav'} teď patří tobě: lodě v něm se změní v tvoje, ostatní jsou zničené.`,
    task: does(f.role, 'rozhoduje o lodích v přístavu'),
  }),
  consolidate: (f) => ({
    title: f.role === undefined ? 'Povolává některý speciální rozkaz?' : ask(f.state, f.role, 'který rozkaz přijde teď?'),
    note: 'Speciální rozkaz v oblasti s městem či opevněním přinese sílu, nebo tam povolává.',
    task: does(f.role, 'vyhodnocuje Konsolidaci sil'),
  }),
}

/** Returns the name of the wildling card of a question, and its effect on the house that is asked. */
const wildlingNote = (f: Given): string => {
  const { stage, box } = f.state
  if (stage.at !== 'effect') return ''
  const effect = box.wildlings?.[stage.card]?.[stage.part]
  return `${second.wildling[stage.card]}: ${effect === undefined ? '' : second.wildlingEffect(effect)}`
}

const nextNote = (f: Given): string => {
  const next = f.house()
  return next === undefined ? 'Střídejte se podle stupnice Železný trůn.' : `Další v pořadí tahů: ${house.nom(next)}.`
}

/** Returns the Czech texts of a question. */
export const question = (asked: Question, state: State): QuestionWords =>
  texts[asked.kind]({
    ...given(asked.params, state, asked.rule, names.area),
    question: asked,
    role: asked.roles.length === 1 ? asked.roles[0] : undefined,
  })
