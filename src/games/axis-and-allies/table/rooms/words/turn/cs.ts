import type { TurnTexts } from './en'

const cs: TurnTexts = {
  stepNames: ['Nákup', 'Útok', 'Bitvy', 'Přesun', 'Umístění', 'Příjem'],
  battleSteps: { aa: 'Přípravná', subs: 'Ponorky', attack: 'Útok', defence: 'Obrana', press: 'Dál?' },
  and: ' a ',
  decides: (who, power) => `Rozhoduje ${who} (${power}). Ostatní se mohou dívat, šance vidí všichni.`,
  rolls: (who, power) => `Hází ${who} (${power}).`,
  chooses: (who) => `Ztráty vybírá ${who}, nikdo jiný.`,
  agree: (owners, attacker) => `${owners} se na ztrátách shodnou, jinak vybírá útočník: ${attacker}.`,
  speaks: (who) => `Nejdřív útočník: ${who}, potom ponorky.`,
  lost: (power) => `${power}: jen táhne a bojuje, nenakupuje a nevybírá příjem.`,
  counted: 'Po tomto tahu se sečtou vítězná města. Nikdo se nerozhoduje.',
  taken: (places) => `Dobyto v tomto tahu: ${places}. Nelze tam přistát ani umístit nové jednotky.`,
  closed: (canal, power) => `${canal} je v tomto tahu pro lodě zavřený (${power}).`,
}
export default cs
