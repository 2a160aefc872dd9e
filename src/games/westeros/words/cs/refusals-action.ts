import type { GameCode } from '../../refusals'
import { figure, sentence } from '../lookup'
import type { RefusalText } from '../shapes'
import { agreeing, all, counted } from './nouns'
import { names } from './names'
import { at, atIf, ofSomeone, someone } from './phrases'

/** Refusals of raids, marches and battles. */
export const refusalsInAction = {
  NO_RAID_THERE: (f) => ({ wrong: `${someone(f)} ${at(f)} nemá rozkaz Nájezd.`, allowed: 'Vyberte oblast, kde leží Nájezd tohoto rodu.' }),
  TOO_MANY_TARGETS: (f) => {
    const limit = f.number('limit')
    return {
      wrong: 'Tolik rozkazů tento nájezd neodstraní.',
      allowed:
        limit === undefined
          ? 'Nájezd zasáhne jeden rozkaz, s hvězdičkou dva, v různých oblastech.'
          : `Tento nájezd má nejvýš ${counted(limit, 'target', 'acc')}, každý v jiné oblasti.`,
    }
  },
  RAID_OWN: (f) => ({
    wrong: `Rozkaz ${at(f)} patří útočícímu rodu.`,
    allowed: 'Vyberte rozkaz jiného rodu, nebo nájezd odeberte bez účinku.',
  }),
  RAID_LAND_TO_SEA: (f) => ({
    wrong: `Nájezd z pevniny na moře nedosáhne${f.area() === undefined ? '' : `: ${f.area()}`}.`,
    allowed: 'Z pevniny lze na pevninu, z moře na moře i na pevninu.',
  }),
  RAID_TARGET_KIND: (f) => {
    const kind = f.orderKind()
    return {
      wrong: kind === undefined ? 'Na tento rozkaz nájezd nemíří.' : `Na rozkaz ${names.orderKind[kind]} nájezd nemíří.`,
      allowed: 'Cílem může být Nájezd, Podpora a Konsolidace sil.',
    }
  },
  NO_MARCH_THERE: (f) => ({ wrong: `${someone(f)} ${at(f)} nemá rozkaz Pochod.`, allowed: 'Vyberte oblast, kde leží Pochod tohoto rodu.' }),
  ROUTED_CANNOT_MARCH: (f) => ({
    wrong: `Na pochod by šla poražená jednotka ${at(f)}.`,
    allowed: 'Poražené jednotky leží, dokud neskončí všechny pochody kola; ostatní jít mohou.',
  }),
  NOT_SEA: (f) => ({
    wrong: `Lodě na pevninu nemohou${f.area() === undefined ? '' : `: ${f.area()}`}.`,
    allowed: 'Vyberte sousední moře.',
  }),
  NOT_LAND: (f) => ({
    wrong: `Pěšáci a rytíři nemohou zůstat na moři${f.area() === undefined ? '' : `: ${f.area()}`}.`,
    allowed: 'Jdou na pevninu; přes moře je převezou vlastní lodě.',
  }),
  SECOND_BATTLE: (f) => {
    const areas = f.areas('areas')
    return {
      wrong:
        areas.length < 2
          ? 'Jeden pochod může vstoupit jen do jedné bráněné oblasti.'
          : `${all(areas)}: tyto oblasti někdo brání a jeden pochod může vstoupit jen do jedné z nich.`,
      allowed: 'Vyberte jednu z nich; do nebráněných oblastí lze vstoupit k tomu.',
    }
  },
  NEUTRAL_TOO_STRONG: (f) => {
    const total = f.number('total')
    const strength = f.number('strength')
    return {
      wrong:
        total === undefined || strength === undefined
          ? `Neutrální síla ${at(f)} je příliš velká.`
          : `Neutrální síla ${at(f)} je ${strength}, pochod přináší ${figure(total)}.`,
      allowed: 'Pochod s podporou jí musí dosáhnout.',
    }
  },
  AREA_NOT_VACATED: (f) => ({
    wrong: `${sentence(at(f))} zůstávají jednotky, takže se tam žeton síly nenechává.`,
    allowed: 'Žeton lze nechat tam, odkud odejde poslední jednotka.',
  }),
  TOKEN_ON_SEA: (f) => ({
    wrong: `Moře nikdo neovládá${f.area() === undefined ? '' : `: ${f.area()}`}.`,
    allowed: 'Žetony síly leží jen na pevnině.',
  }),
  NO_AVAILABLE_POWER: (f) => ({ wrong: `${someone(f)} nemá použitelný žeton síly.`, allowed: 'Tentokrát je třeba obejít se bez něj.' }),
  TOKEN_ALREADY_THERE: (f) => ({ wrong: `${sentence(at(f))} už žeton síly leží.`, allowed: 'Ten drží oblast dál; druhý není třeba.' }),
  NO_SUPPORT_ORDER: (f) => ({
    wrong: `${sentence(at(f))} není rozkaz Podpora, který by mohl pomoci.`,
    allowed: 'Podpora přichází ze sousedních oblastí, kde takový rozkaz je a jednotky také.',
  }),
  SUPPORT_LAND_TO_SEA: (f) => ({
    wrong: `Pozemní jednotky ${at(f)} nemohou podpořit bitvu na moři.`,
    allowed: 'Lodě podporují na moři i na pevnině, pozemní jednotky jen na pevnině.',
  }),
  PARTIAL_SUPPORT: (f) => ({ wrong: `Síla ${at(f)} se nedělí.`, allowed: 'Oblast podpoří jednu stranu vším, nebo nikoho.' }),
  SUPPORT_ENEMY_IN_OWN_BATTLE: (f) => ({
    wrong: `${someone(f)} v této bitvě bojuje a soupeři pomoci nemůže.`,
    allowed: 'Může podpořit sebe, nebo nikoho.',
  }),
  CARD_NOT_IN_HAND: (f) => {
    const card = f.houseCard()
    return {
      wrong: card === undefined ? 'Tato karta není v ruce.' : `${card}: tato karta není v ruce ${ofSomeone(f)}.`,
      allowed: 'Zahrajte některou z karet v ruce.',
    }
  },
  ABILITY_NOT_OPTIONAL: (f) => {
    const card = f.houseCard()
    return {
      wrong: card === undefined ? 'Tato schopnost se provést musí.' : `${card}: tato schopnost se provést musí.`,
      allowed: 'Vyberte některý z jejích cílů, nebo účinek nahraďte ručně, pokud na vaší kartě stojí něco jiného.',
    }
  },
  NOT_A_TARGET: (f) => {
    const card = f.houseCard()
    const text = card === undefined ? 'Schopnost karty' : `Schopnost karty ${card}`
    return { wrong: `${text} se na tohle použít nedá.`, allowed: 'Vyberte některý z nabídnutých cílů.' }
  },
  NOT_BLADE_HOLDER: (f) => {
    const holder = f.house('holder')
    return {
      wrong: `${someone(f)} nedrží Valyrijský meč.`,
      allowed:
        holder === undefined
          ? 'Použít ho může jen jeho držitel, jako útočník nebo obránce.'
          : `Drží ho ${names.house.nom(holder)}; použít ho může jen útočník nebo obránce.`,
    }
  },
  BLADE_USED: () => ({ wrong: 'Valyrijský meč už byl v tomto kole použit.', allowed: 'Znovu se dá použít v příštím kole.' }),
  WRONG_NUMBER: (f) => {
    const number = f.number('number')
    if (f.rule === 'R14.13')
      return { wrong: 'V bitvě hraje každá strana jednu kartu rodu.', allowed: 'Zadejte nejvýš dvě karty dvou rodů.' }
    if (f.rule === 'R14.25')
      return {
        wrong: number === undefined ? 'To není počet jednotek, které ústup stojí.' : `Ústup stojí ${counted(number, 'unit', 'acc')}.`,
        allowed: 'Vyberte přesně tolik, kolik se nevejde do zásob.',
      }
    return {
      wrong:
        number === undefined
          ? 'To není počet jednotek, které padnou.'
          : `${agreeing(number, 'Padá', 'Padají')} ${counted(number, 'unit')}.`,
      allowed: 'Padne tolik stojících jednotek, kolik mečů nezastaví opevnění.',
    }
  },
  ROUTED_NOT_CASUALTY: (f) => ({
    wrong: `Poražená jednotka${atIf(f)} se jako ztráta nepočítá.`,
    allowed: 'Vybírá se jen ze stojících jednotek.',
  }),
  RETREAT_TO_ATTACK_ORIGIN: (f) => ({
    wrong: f.area() === undefined ? 'Odtud přišel útok.' : `Z oblasti ${f.area()} přišel útok.`,
    allowed: 'Ustup do kterékoli jiné dovolené oblasti.',
  }),
  RETREAT_ENEMY_UNITS: (f) => ({
    wrong: `${sentence(at(f))} stojí ${f.house() === undefined ? 'cizí jednotky' : `jednotky ${ofSomeone(f)}`}.`,
    allowed: 'Ustup do prázdné oblasti, nebo do oblasti vlastního rodu.',
  }),
  RETREAT_ENEMY_TOKEN: (f) => ({
    wrong: `${sentence(at(f))} leží ${f.house() === undefined ? 'cizí žeton síly' : `žeton síly ${ofSomeone(f)}`}.`,
    allowed: 'Ustup do oblasti bez cizího žetonu síly, nebo do oblasti vlastního rodu.',
  }),
  RETREAT_ENEMY_HOME: (f) => ({
    wrong: `${f.area() ?? 'Tato oblast'} je domovem ${f.house() === undefined ? 'jiného rodu' : ofSomeone(f)}.`,
    allowed: 'Tento stůl ústup do cizího domova nedovoluje; vyber jinou oblast.',
  }),
  RETREAT_NEUTRAL: (f) => ({
    wrong: `${sentence(at(f))} se drží neutrální síla.`,
    allowed: 'K neutrální síle se neustupuje; vyber jinou oblast.',
  }),
  RETREAT_SPLIT: () => ({ wrong: 'Jednotky, které přežily, by se rozdělily.', allowed: 'Všechny ustupují do jedné a téže oblasti.' }),
  RETREAT_LOSES_MORE: (f) => {
    const least = f.number('least')
    const lost = f.number('lost')
    const better = f.areas('areas')
    return {
      wrong:
        lost === undefined
          ? 'Takový ústup stojí víc jednotek, než je nutné.'
          : `Takový ústup stojí ${counted(lost, 'unit', 'acc')}, víc než je nutné.`,
      allowed: [
        `Vyber ústup, který stojí co nejméně jednotek${least === undefined ? '' : `: ${least}`}`,
        better.length === 0 ? '' : ` (${all(better)})`,
        '.',
      ].join(''),
    }
  },
  RETREAT_NOT_ORIGIN: (f) => {
    const from = f.area('from')
    return {
      wrong: 'Poražený útočník si oblast nevybírá.',
      allowed: from === undefined ? 'Jednotky se vracejí tam, odkud přišly.' : `Jednotky se vracejí do oblasti ${from}.`,
    }
  },
} satisfies Partial<Record<GameCode, RefusalText>>
