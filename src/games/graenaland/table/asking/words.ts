import { agreeing } from '../../../../ui/grammar/czech'
import type { PromptKind } from '../../prompts/draft'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of the questions and of the answer steps. */
export interface AskingTexts {
  /** By question kind: the asked player's name, and a place or a number. */
  readonly titles: Readonly<Record<PromptKind, (who: string, what: string) => string>>
  readonly notes: Readonly<Partial<Record<PromptKind, string>>>
  readonly drawn: Readonly<Record<'faceUp' | 'faceDown' | 'turn', (at: string) => string>>
  readonly room: (settlements: number, lying: number) => string
  readonly nothing: string
  readonly yes: Readonly<Partial<Record<PromptKind, string>>>
  readonly no: Readonly<Partial<Record<PromptKind, string>>>
  /** Title if only the territory is reported. */
  readonly where: (who: string) => string
  /** Title of a secret choice; the chief gives no order. */
  readonly secret: { readonly orders: (chief: string) => string; readonly announcements: string }
  readonly cardCount: (cards: number) => string
  readonly level: (goal: string, n: number) => string
  readonly points: (n: number) => string
  /** @param needed points needed for victory */
  readonly announcing: (needed: number) => string
}

const en: AskingTexts = {
  titles: {
    firstPlayer: () => 'Who begins?',
    startSpots: (who) => `${who}: two villages and the warrior?`,
    settle: (who) => `${who}, where do you settle?`,
    anchor: (who, at) => `${who}, do you lift anchor at ${at}?`,
    goalCard: (who) => (who === '' ? 'Which card does everybody keep?' : `${who}, which card do you keep?`),
    goalsDone: () => 'Who keeps the card on paper?',
    draw: (_, at) => `${at}: what does the card show?`,
    drawAll: (_, n) => `Lay out ${n}`,
    order: (who) => `${who}: who goes, and where?`,
    reveal: () => 'All have sealed: turn up now?',
    propose: (who) => `${who}, who gets what?`,
    vote: (who, n) => `${who}: yes or no? ${n}`,
    closeVote: (_, n) => `Close the vote? ${n}`,
    announcement: (who) => `${who}: how many points do you announce?`,
    announce: () => 'Who announces victory?',
    ready: (who) => `${who}, have you checked?`,
    closeAnnounce: (who) => `${who}: start building?`,
    construct: (who) => `${who}, what do you build?`,
    takeSupply: (who) => `${who} takes a supply card`,
    joint: (who) => `${who}, which work for all?`,
    jointBuild: (_, what) => `${what}: who gives what?`,
    offer: (who) => `${who}, who may build one thing?`,
    offerBuild: (who) => `${who}, what do you build as a guest?`,
    done: (who) => `${who}: finished building?`,
    claim: (who) => `${who}, three goals of five: announce victory?`,
    passShip: (_, who) => `On the board: the ship marker to ${who}`,
    finalBuild: (who) => `${who}, your last building`,
    proof: (who) => `${who}, show your card`,
  },
  notes: {
    firstPlayer: 'Whoever lives furthest north says who.',
    propose: 'No talk before it, no change after it.',
    closeVote: 'Whoever has said nothing counts as no.',
    joint: 'Say kind and place without a word before.',
    offer: 'It is not taken back, and replaces the joint work.',
    goalCard: 'Five goals with three levels each; sealed for the evening.',
    drawAll: 'An improvement keeps its card only if it matches.',
    proof: 'Points on the card with everything that stands now.',
  },
  drawn: {
    faceUp: (at) => `${at}: what does the card show?`,
    faceDown: (at) => `${at}: one card face down, for the road`,
    turn: (at) => `${at}: what does the card turned over show?`,
  },
  room: (settlements, lying) => `Settlements ${settlements}, cards lying ${lying}.`,
  nothing: 'Nothing',
  yes: { claim: 'Announce victory' },
  no: {
    claim: 'Play on',
    announce: 'Ask the chief to wait',
  },
  where: (who) => `${who}, for which territory?`,
  secret: {
    orders: (chief) => `Hero orders: all but ${chief} choose`,
    announcements: 'Points to announce: everybody chooses',
  },
  cardCount: (cards) => `${cards} ${cards === 1 ? 'card' : 'cards'}`,
  level: (goal, n) => `${goal}: ${n}`,
  points: (n) => (n === 1 ? '1 point' : `${n} points`),
  announcing: (needed) => `Points on your card if you build now, at least ${needed}. Most points first.`,
}

const cs: AskingTexts = {
  titles: {
    firstPlayer: () => 'Kdo začíná?',
    startSpots: (who) => `${who}: kde stojí osady a bojovník?`,
    settle: (who) => `${who}: kde se usadíš?`,
    anchor: (who, at) => `${who}: zvedneš kotvu u území ${at}?`,
    goalCard: (who) => (who === '' ? 'Kterou kartu si kdo nechává?' : `${who}: kterou kartu si necháváš?`),
    goalsDone: () => 'Kdo má kartu jen na papíře?',
    draw: (_, at) => `${at}: co ukazuje karta?`,
    drawAll: (_, n) => `Vyložte ${n}`,
    order: (who) => `${who}: kdo jde a kam?`,
    reveal: () => 'Všichni zapečetili: odkrýt?',
    propose: (who) => `${who}: komu co připadne?`,
    vote: (who, n) => `${who}: pro, nebo proti? ${n}`,
    closeVote: (_, n) => `Uzavřít hlasování? ${n}`,
    announcement: (who) => `${who}: kolik bodů oznamuješ?`,
    announce: () => 'Kdo oznamuje vítězství?',
    ready: (who) => `${who}: máš zkontrolováno?`,
    closeAnnounce: (who) => `${who}: začít stavět?`,
    construct: (who) => `${who}: co postavíš?`,
    takeSupply: (who) => `Kartu zásob bere: ${who}`,
    joint: (who) => `${who}: kterou stavbu navrhneš všem?`,
    jointBuild: (_, what) => `${what}: kdo co dá?`,
    offer: (who) => `${who}: komu dovolíš jednu stavbu?`,
    offerBuild: (who) => `${who}: co postavíš z nabídky?`,
    done: (who) => `${who}: dostavěno?`,
    claim: (who) => `${who}: tři cíle z pěti, oznámit vítězství?`,
    passShip: (_, who) => `Na desce: značku lodě dostává ${who}`,
    finalBuild: (who) => `${who}: co postavíš na závěr?`,
    proof: (who) => `${who}: ukaž kartu`,
  },
  notes: {
    firstPlayer: 'Rozhodne ten, kdo bydlí nejseverněji.',
    propose: 'Předem se nemluví, potom se nemění.',
    closeVote: 'Kdo nic neřekl, je proti.',
    joint: 'Druh a místo řekni bez domluvy.',
    offer: 'Nabídka se nebere zpět a nahrazuje společnou stavbu.',
    goalCard: 'Pět cílů po třech stupních; zapečetí se na celý večer.',
    drawAll: 'Karta za zlepšení zůstane, jen když odpovídá.',
    proof: 'Body na kartě za všechno, co teď stojí.',
  },
  drawn: {
    faceUp: (at) => `${at}: co ukazuje karta?`,
    faceDown: (at) => `${at}: jedna karta lícem dolů za cestu`,
    turn: (at) => `${at}: co ukazuje otočená karta?`,
  },
  room: (settlements, lying) => `Sídla: ${settlements}, leží karet: ${lying}.`,
  nothing: 'Nic',
  yes: { claim: 'Oznámit vítězství' },
  no: {
    claim: 'Hrát dál',
    announce: 'Požádat o čas',
  },
  where: (who) => `${who}: pro které území?`,
  secret: {
    orders: (chief) => `Rozkazy hrdinům: volí všichni, jen ${chief} ne`,
    announcements: 'Oznámení bodů: volí všichni',
  },
  cardCount: (cards) => `${cards} ${agreeing(cards, 'kartu', 'karty', 'karet')}`,
  level: (goal, n) => `${goal}: ${n}`,
  points: (n) => (n === 1 ? '1 bod' : n >= 2 && n <= 4 ? `${n} body` : `${n} bodů`),
  announcing: (needed) => `Body na kartě, když teď postavíte, aspoň ${needed}. Nejvíc bodů má přednost.`,
}

export const askingIn = byLanguage<AskingTexts>({ en, cs })
