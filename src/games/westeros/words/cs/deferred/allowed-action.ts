import type { GameCode } from '../../../model/refusals'
import type { RefusalText } from '../../sentences/shapes'
import { listAnd, listOr, counted } from '../nouns'
import { names } from '../names'

/** Czech texts of the moves that are allowed instead of a refused raid, march or battle move. */
export const allowedInAction = {
  NO_RAID_THERE: () => 'Vyber oblast, kde leží Nájezd tohoto rodu.',
  TOO_MANY_TARGETS: (f) => {
    const limit = f.number('limit')
    return limit === undefined
      ? 'Nájezd zasáhne jeden rozkaz, s hvězdičkou dva, v různých oblastech.'
      : `Tento nájezd má nejvýš ${counted(limit, 'target', 'acc')}, každý v jiné oblasti.`
  },
  RAID_OWN: () => 'Vyber rozkaz jiného rodu, nebo nájezd odeber bez účinku.',
  RAID_LAND_TO_SEA: () => 'Z pevniny lze na pevninu, z moře na moře i na pevninu.',
  RAID_TARGET_KIND: (f) => {
    const kinds = f.orderKinds('kinds').map((kind) => names.orderKind[kind])
    return `Cílem může být ${kinds.length === 0 ? 'Nájezd, Podpora nebo Konsolidace sil' : listOr(kinds)}.`
  },
  NO_MARCH_THERE: () => 'Vyber oblast, kde leží Pochod tohoto rodu.',
  ROUTED_CANNOT_MARCH: () => 'Poražené jednotky leží, dokud neskončí všechny pochody kola; ostatní jít mohou.',
  NOT_SEA: () => 'Vyber sousední moře.',
  NOT_LAND: () => 'Jdou na pevninu; přes moře je převezou vlastní lodě.',
  SECOND_BATTLE: () => 'Vyber jednu z nich; do nebráněných oblastí lze vstoupit k tomu.',
  NEUTRAL_TOO_STRONG: () => 'Pochod s podporou jí musí dosáhnout.',
  AREA_NOT_VACATED: () => 'Žeton lze nechat tam, odkud odejde poslední jednotka.',
  TOKEN_ON_SEA: () => 'Žetony síly leží jen na pevnině.',
  NO_AVAILABLE_POWER: () => 'Tentokrát je třeba obejít se bez něj.',
  TOKEN_ALREADY_THERE: () => 'Ten drží oblast dál; druhý není třeba.',
  NO_SUPPORT_ORDER: () => 'Podpora přichází ze sousedních oblastí, kde takový rozkaz je a jednotky také.',
  SUPPORT_LAND_TO_SEA: () => 'Lodě podporují na moři i na pevnině, pozemní jednotky jen na pevnině.',
  PARTIAL_SUPPORT: () => 'Oblast podpoří jednu stranu vším, nebo nikoho.',
  SUPPORT_ENEMY_IN_OWN_BATTLE: () => 'Může podpořit sebe, nebo nikoho.',
  CARD_NOT_IN_HAND: () => 'Zahraj některou z karet v ruce.',
  ABILITY_NOT_OPTIONAL: () => 'Vyber některý z jejích cílů, nebo účinek nahraď ručně, pokud na vaší kartě stojí něco jiného.',
  NOT_A_TARGET: () => 'Vyber některý z nabídnutých cílů.',
  NOT_BLADE_HOLDER: (f) => {
    const holder = f.house('holder')
    return holder === undefined
      ? 'Použít ho může jen jeho držitel, jako útočník nebo obránce.'
      : `Drží ho ${names.house.nom(holder)}; použít ho může jen útočník nebo obránce.`
  },
  BLADE_USED: () => 'Znovu se dá použít v příštím kole.',
  WRONG_NUMBER: (f) => {
    if (f.rule === 'E7.4') return 'Počítají se jen přístavy u oblastí, které rod ovládá.'
    if (f.rule === 'R14.13') return 'Zadej nejvýš dvě karty dvou rodů.'
    if (f.rule === 'R14.25') return 'Vyber přesně tolik, kolik se nevejde do zásob.'
    return 'Padne tolik stojících jednotek, kolik mečů nezastaví opevnění.'
  },
  ROUTED_NOT_CASUALTY: () => 'Vybírá se jen ze stojících jednotek.',
  RETREAT_TO_ATTACK_ORIGIN: () => 'Ustup do kterékoli jiné dovolené oblasti.',
  RETREAT_ENEMY_UNITS: () => 'Ustup do prázdné oblasti, nebo do oblasti vlastního rodu.',
  RETREAT_ENEMY_TOKEN: () => 'Ustup do oblasti bez cizího žetonu síly, nebo do oblasti vlastního rodu.',
  RETREAT_ENEMY_HOME: () => 'Tento stůl ústup do cizího domova nedovoluje; vyber jinou oblast.',
  RETREAT_NEUTRAL: () => 'K neutrální síle se neustupuje; vyber jinou oblast.',
  RETREAT_SPLIT: () => 'Všechny ustupují do jedné a téže oblasti.',
  RETREAT_LOSES_MORE: (f) => {
    const least = f.number('least')
    const better = f.areas('areas')
    return [
      `Vyber ústup, který stojí co nejméně jednotek${least === undefined ? '' : `: ${least}`}`,
      better.length === 0 ? '' : ` (${listAnd(better)})`,
      '.',
    ].join('')
  },
  RETREAT_NOT_ORIGIN: (f) => {
    const from = f.area('from')
    return from === undefined ? 'Jednotky se vracejí tam, odkud přišly.' : `Jednotky se vracejí do oblasti ${from}.`
  },
} satisfies Partial<Record<GameCode, RefusalText>>
