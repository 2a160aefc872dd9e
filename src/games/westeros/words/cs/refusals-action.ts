import type { GameCode } from '../../model/refusals'
import { figure, sentence } from '../../../../ui/grammar/numbers'
import type { RefusalText } from '../sentences/shapes'
import { agreeing, listAnd, counted } from './nouns'
import { names } from './names'
import { at, atIf, ofSomeone, someone } from './phrases'

/** Czech reasons of the refusals of raids, marches and battle moves. */
export const refusalsInAction = {
  NO_RAID_THERE: (f) => `${someone(f)} ${at(f)} nemá rozkaz Nájezd.`,
  TOO_MANY_TARGETS: () => 'Tolik rozkazů tento nájezd neodstraní.',
  RAID_OWN: (f) => `Rozkaz ${at(f)} patří útočícímu rodu.`,
  RAID_LAND_TO_SEA: (f) => `Nájezd z pevniny na moře nedosáhne${f.area() === undefined ? '' : `: ${f.area()}`}.`,
  RAID_TARGET_KIND: (f) => {
    const kind = f.orderKind()
    return kind === undefined ? 'Na tento rozkaz nájezd nemíří.' : `Na rozkaz ${names.orderKind[kind]} nájezd nemíří.`
  },
  NO_MARCH_THERE: (f) => `${someone(f)} ${at(f)} nemá rozkaz Pochod.`,
  ROUTED_CANNOT_MARCH: (f) => `Poražená jednotka ${at(f)} pochodovat nemůže.`,
  NOT_SEA: (f) => `Lodě na pevninu nemohou${f.area() === undefined ? '' : `: ${f.area()}`}.`,
  NOT_LAND: (f) => `Pěšáci a rytíři nemohou zůstat na moři${f.area() === undefined ? '' : `: ${f.area()}`}.`,
  SECOND_BATTLE: (f) => {
    const areas = f.areas('areas')
    return areas.length < 2
      ? 'Jeden pochod může vstoupit jen do jedné bráněné oblasti.'
      : `${listAnd(areas)}: tyto oblasti někdo brání a jeden pochod může vstoupit jen do jedné z nich.`
  },
  NEUTRAL_TOO_STRONG: (f) => {
    const total = f.number('total')
    const strength = f.number('strength')
    return total === undefined || strength === undefined
      ? `Neutrální síla ${at(f)} je příliš velká.`
      : `Neutrální síla ${at(f)} je ${strength}, pochod přináší ${figure(total)}.`
  },
  AREA_NOT_VACATED: (f) => `${sentence(at(f))} zůstávají jednotky, takže se tam žeton síly nenechává.`,
  TOKEN_ON_SEA: (f) => `Moře nikdo neovládá${f.area() === undefined ? '' : `: ${f.area()}`}.`,
  NO_AVAILABLE_POWER: (f) => `${someone(f)} nemá použitelný žeton síly.`,
  TOKEN_ALREADY_THERE: (f) => `${sentence(at(f))} už žeton síly leží.`,
  NO_SUPPORT_ORDER: (f) => `${sentence(at(f))} není rozkaz Podpora, který by mohl pomoci.`,
  SUPPORT_LAND_TO_SEA: (f) => `Pozemní jednotky ${at(f)} nemohou podpořit bitvu na moři.`,
  PARTIAL_SUPPORT: (f) => `Síla ${at(f)} se nedělí.`,
  SUPPORT_ENEMY_IN_OWN_BATTLE: (f) => `${someone(f)} v této bitvě bojuje a soupeři pomoci nemůže.`,
  CARD_NOT_IN_HAND: (f) => {
    const card = f.houseCard()
    return card === undefined ? 'Tato karta není v ruce.' : `${card}: tato karta není v ruce ${ofSomeone(f)}.`
  },
  ABILITY_NOT_OPTIONAL: (f) => {
    const card = f.houseCard()
    return card === undefined ? 'Tato schopnost se provést musí.' : `${card}: tato schopnost se provést musí.`
  },
  NOT_A_TARGET: (f) => {
    const card = f.houseCard()
    const text = card === undefined ? 'Schopnost karty' : `Schopnost karty ${card}`
    return `${text} se na tohle použít nedá.`
  },
  NOT_BLADE_HOLDER: (f) => `${someone(f)} nedrží Valyrijský meč.`,
  BLADE_USED: () => 'Valyrijský meč už byl v tomto kole použit.',
  WRONG_NUMBER: (f) => {
    const number = f.number('number')
    if (f.rule === 'E7.4') return number === undefined ? 'Rod má méně přístavů.' : `Rod má ${counted(number, 'port', 'acc')}.`
    if (f.rule === 'R14.13') return 'V bitvě hraje každá strana jednu kartu rodu.'
    if (f.rule === 'R14.25')
      return number === undefined ? 'To není počet jednotek, které ústup stojí.' : `Ústup stojí ${counted(number, 'unit', 'acc')}.`
    return number === undefined
      ? 'To není počet jednotek, které padnou.'
      : `${agreeing(number, 'Padá', 'Padají')} ${counted(number, 'unit')}.`
  },
  ROUTED_NOT_CASUALTY: (f) => `Poražená jednotka${atIf(f)} se jako ztráta nepočítá.`,
  RETREAT_TO_ATTACK_ORIGIN: (f) => (f.area() === undefined ? 'Odtud přišel útok.' : `Z oblasti ${f.area()} přišel útok.`),
  RETREAT_ENEMY_UNITS: (f) => `${sentence(at(f))} stojí ${f.house() === undefined ? 'cizí jednotky' : `jednotky ${ofSomeone(f)}`}.`,
  RETREAT_ENEMY_TOKEN: (f) => `${sentence(at(f))} leží ${f.house() === undefined ? 'cizí žeton síly' : `žeton síly ${ofSomeone(f)}`}.`,
  RETREAT_ENEMY_HOME: (f) => `${f.area() ?? 'Tato oblast'} je domovem ${f.house() === undefined ? 'jiného rodu' : ofSomeone(f)}.`,
  RETREAT_NEUTRAL: (f) => `${sentence(at(f))} se drží neutrální síla.`,
  RETREAT_SPLIT: () => 'Jednotky, které přežily, by se rozdělily.',
  RETREAT_LOSES_MORE: (f) => {
    const lost = f.number('lost')
    return lost === undefined
      ? 'Takový ústup stojí víc jednotek, než je nutné.'
      : `Stojí ${counted(lost, 'unit', 'acc')}, víc, než je nutné.`
  },
  RETREAT_NOT_ORIGIN: () => 'Poražený útočník si oblast nevybírá.',
} satisfies Partial<Record<GameCode, RefusalText>>
