import { outOf } from '../../../../ui/grammar/czech'
import { useLanguage } from '../../../../ui/words'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of the charts, in both languages; parameters for players are names. */
export interface StoryTexts {
  readonly standing: (all: string) => string
  readonly start: string
  readonly goal: string
  readonly goals: string
  readonly points: string
  readonly pointsNote: string
  readonly needed: string
  readonly proposals: string
  readonly proposalsNote: string
  readonly adopted: string
  readonly rejected: string
  readonly waived: string
  readonly favour: string
  readonly cards: string
  readonly cardsNote: string
  readonly faceUp: string
  readonly faceDown: string
  readonly votes: string
  readonly votesNote: string
  readonly vote: string
  readonly outcome: string
  readonly title: (at: string, round: number) => string
  readonly result: (adopted: boolean, yes: number, total: number) => string
  readonly proposal: (who: string) => string
  readonly army: string
  readonly picture: string
  readonly table: string
  readonly all: string
  readonly announced: (who: string) => string
  readonly decidedGoals: string
  readonly decidedPoints: string
  readonly place: (place: number, who: string, figure: string) => string
  readonly columns: readonly string[]
}

const en: StoryTexts = {
  standing: (all) => `So it stands: ${all}.`,
  start: 'start',
  goal: 'needed',
  goals: 'Goals met, round by round',
  points: 'Points of the cards, round by round',
  pointsNote: 'What the card of each would have brought at the end of each round; cards of which only the points are known have no line.',
  needed: 'announced from here',
  proposals: 'Proposals of each clan',
  proposalsNote: 'A full bar for proposals that were adopted, an outline for those that were rejected. The table has the rest.',
  adopted: 'Adopted',
  rejected: 'Rejected',
  waived: 'Waived',
  favour: 'In favour of others',
  cards: 'Cards received',
  cardsNote: 'Handed out by adopted proposals: a full bar for cards that lay face up, an outline for those face down.',
  faceUp: 'Face up',
  faceDown: 'Face down',
  votes: 'Every vote',
  votesNote: 'What the votes of each counted; whoever got a proposal through stands out.',
  vote: 'Vote',
  outcome: 'Outcome',
  title: (at, round) => `${at}, round ${round}`,
  result: (adopted, yes, total) => `${adopted ? 'adopted' : 'rejected'}, ${yes} of ${total}`,
  proposal: (who) => `proposed by ${who}`,
  army: 'Army strength',
  picture: 'The charts and the result as one picture.',
  table: 'Every round with everybody’s settlements, buildings and army.',
  all: 'Settlements, goals and votes',
  announced: (who) => `${who} announced victory.`,
  decidedGoals: 'The announcer wins; the others are ranked by their goals',
  decidedPoints: 'The announcer wins; the others are ranked by their points',
  place: (place, who, figure) => `${place}. ${who}: ${figure}`,
  columns: ['Round', 'Clan', 'Player', 'Settlements', 'Buildings', 'Army strength'],
}

const cs: StoryTexts = {
  standing: (all) => `Stav: ${all}.`,
  start: 'začátek',
  goal: 'stačí',
  goals: 'Splněné cíle kolo po kole',
  points: 'Body karet kolo po kole',
  pointsNote: 'Kolik by karta každého přinesla na konci každého kola; kde jsou známy jen body, čára není.',
  needed: 'odtud lze oznámit',
  proposals: 'Návrhy jednotlivých klanů',
  proposalsNote: 'Plný sloupec schválené návrhy, obrys neschválené. Ostatní je v tabulce.',
  adopted: 'Schváleno',
  rejected: 'Neschváleno',
  waived: 'Bez návrhu',
  favour: 'Pro cizí návrh',
  cards: 'Získané karty',
  cardsNote: 'Rozdané schválenými návrhy: plný sloupec karty lícem vzhůru, obrys karty lícem dolů.',
  faceUp: 'Lícem vzhůru',
  faceDown: 'Lícem dolů',
  votes: 'Každé hlasování',
  votesNote: 'Kolik kdo měl hlasů; zvýrazněn je ten, komu návrh prošel.',
  vote: 'Hlasování',
  outcome: 'Výsledek',
  title: (at, round) => `${at}, ${round}. kolo`,
  result: (adopted, yes, total) => `${adopted ? 'schváleno' : 'neschváleno'}, ${yes} ${outOf(total)}`,
  proposal: (who) => `návrh: ${who}`,
  army: 'Síla vojska',
  picture: 'Grafy a výsledek jako jeden obrázek.',
  table: 'Každé kolo: sídla, budovy a vojsko všech.',
  all: 'Sídla, cíle a hlasování',
  announced: (who) => `Oznámení vítězství: ${who}.`,
  decidedGoals: 'Vítězí, kdo oznámil vítězství; ostatní se řadí podle cílů',
  decidedPoints: 'Vítězí, kdo oznámil vítězství; ostatní se řadí podle bodů',
  place: (place, who, figure) => `${place}. ${who}: ${figure}`,
  columns: ['Kolo', 'Klan', 'Hráč', 'Sídla', 'Budovy', 'Síla vojska'],
}

export const storyTextsIn = byLanguage<StoryTexts>({ en, cs })
export const useStoryTexts = (): StoryTexts => storyTextsIn(useLanguage())
