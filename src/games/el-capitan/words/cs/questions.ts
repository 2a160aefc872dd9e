import type { PromptKind } from '../../prompts'

/** Czech texts of the questions. */
export const questions: Readonly<Record<PromptKind, string>> = {
  firstPlayer: 'Kdo je nejmladší a začíná?',
  number: 'Jaké číslo je tam vytištěné?',
  act: 'Co stavíš, nebo si bereš úvěr?',
  buy: 'Kolik stojí plavební karta?',
  sail: 'Kam pluje tvá loď?',
  endTurn: 'Je tvůj tah u konce?',
  payday: 'Je všem vyplaceno?',
  settle: 'Splatíš své úvěry, nebo je prodloužíš?',
  lastPiece: 'Kdo postavil poslední kus?',
  row: 'Jak vypadá toto město?',
  bonusCard: 'Kdo si bere další bonusovou kartu?',
  hand: 'Kolik máš po výplatě v ruce?',
  nameStart: 'Kdo začne další fázi?',
}
