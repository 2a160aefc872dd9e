import { useLanguage, type Language } from '../../../../ui/words'

/** The words of the rooms around the question, in both languages. */

const en = {
  sheet: {
    now: 'Where play stands',
    round: 'Round and turn',
    asked: 'Is asked',
    goal: 'Goal',
    needed: (n: number) => `${n} victory cities at the end of a round`,
    open: 'Still to be fought',
    battle: 'Battle under way',
    cycle: (at: string, n: number) => `${at}, cycle ${n}`,
    attacks: (power: string) => `${power}, attacker`,
    defends: (power: string) => `${power}, defender`,
    taken: 'Changed hands this turn',
    promises: 'Promised carriers',
    placed: 'Placed this turn',
    units: (power: string) => `Units of ${power}`,
    noUnits: 'Photograph the board: the app does not know where units stand.',
    rest: 'All other pieces are in the box.',
    holders: (region: string) => `Control markers: ${region}`,
    of: (power: string) => `Production marker, money and pieces: ${power}`,
    photo: 'Units, as on your photograph',
  },
}
export type RoomTexts = typeof en

const cs: RoomTexts = {
  sheet: {
    now: 'Kde hra stojí',
    round: 'Kolo a tah',
    asked: 'Otázka',
    goal: 'Cíl',
    needed: (n) => `${n} vítězných měst na konci kola`,
    open: 'Zbývá vybojovat',
    battle: 'Probíhá bitva',
    cycle: (at, n) => `${at}, ${n}. kolo boje`,
    attacks: (power) => `${power}, útočník`,
    defends: (power) => `${power}, obránce`,
    taken: 'V tomto tahu změnilo držitele',
    promises: 'Přislíbené letadlové lodě',
    placed: 'Umístěno v tomto tahu',
    units: (power) => `Jednotky: ${power}`,
    noUnits: 'Vyfotografujte plán: aplikace neví, kde jednotky stojí.',
    rest: 'Všechny ostatní kusy leží v krabici.',
    holders: (region) => `Značky držitelů: ${region}`,
    of: (power) => `Značka produkce, peníze a kusy: ${power}`,
    photo: 'Jednotky podle fotografie',
  },
}

export const roomTextsIn = (language: Language): RoomTexts => (language === 'cs' ? cs : en)
/** A hook: in the language of the page. */
export const useRoomTexts = (): RoomTexts => roomTextsIn(useLanguage())
