import { formatList } from '../../../../../ui/list-format'
import type { Figure } from '../../../model/moves'
import { names, ordinal, shuffles } from '../../../words/en/names'
import type { Translation } from '../../../../../ui/language/translation'

/** English texts of questions and answers, and of the list of board changes. */
const en = {
  act: (name: string) => `${name}: what do you do?`,
  hand: (hand: number, reserve: number, cards: string | undefined) =>
    [`Hand ${hand}`, `reserve ${reserve}`, ...(cards === undefined ? [] : [cards])].join(', ') + '.',
  place: 'Tap where to place.',
  bullet: (name: string) => `${name} has passed. A Bullet first?`,
  bulletAct: (name: string) => `${name}: what does the Bullet buy?`,
  bulletNote: 'One action; then you are out again. A Mafioso placed now cannot be prevented.',
  react: (by: string, what: string) => `${by}: ${what.replace(/\.$/, '')}. Who answers?`,
  /** Texts of the secret question about reactions. */
  silent: (name: string, by: string, what: string) => `${name}: do you react to ${what.replace(/\.$/, '')} (${by})?`,
  /** Text with the declared effect and its vetoes, in the order in which they were played. */
  chain: (played: readonly (readonly [by: string, what: string])[]) =>
    `Played so far: ${played.map(([by, what]) => `${by} – ${what.replace(/\.$/, '')}`).join(', ')}.`,
  unable: (who: readonly string[]) => `Not asked (too few cards for a veto): ${formatList(who, 'and')}.`,
  /** `isOpen`: the player can react with several cards. */
  reacts: (name: string, isOpen: boolean) => `${name} reacts.${isOpen ? ' With which cards?' : ''}`,
  /** Text about the players who also chose to react, and about the order of reactions (R52). `by` has played the last card. */
  alsoReact: (others: readonly string[], first: string, by: string) =>
    `${formatList(others, 'and')} ${others.length === 1 ? 'wants' : 'want'} to react, too. ${first} goes first: clockwise from ${by}.`,
  /** Text for a player who wants to play Complicity in answer to an effect that jails a Mafioso (R58). */
  complicityLater: 'Complicity is asked afterwards.',
  reactsNot: (name: string) => `${name} does not react after all`,
  /** Text after a player has reached the target before the end of the location phase. */
  targetReached: (target: number) => `${target} reached: this is the last round. The phase is played to its end.`,
  /** Number of vetoes after which an effect has been decided (R54). */
  vetoesPlayed: (n: number) => `${n} vetoes, ${n % 2 === 0 ? 'even' : 'odd'}.`,
  nobodyReacts: 'Nobody reacts.',
  discard: 'To the discards',
  /** `what` is the cancelled card or symbol of the player; undefined if the turn is over because its effect has been carried out. */
  turnOver: (name: string, what: string | undefined) =>
    what === undefined
      ? `${name}’s turn is over.`
      : `${name}’s turn is over: ${what} ${what === names.effects.twoHats ? 'are' : 'is'} cancelled.`,
  /** Text that explains why the app asks for no reaction: the cards of each opponent, and the number of cards of the cheapest veto. */
  nobodyCan: (held: string, needs: number) => `Nobody holds enough cards to answer (${held}; a veto takes ${needs}).`,
  /** Names of steps that the app skipped because, by the numbers of cards in the app, nobody who may play the card has one. */
  skippedFor: {
    deals: () => 'Secret Deals',
    moreDeals: () => 'further Secret Deals',
    hitman: (name: string) => `${name}’s Hitman card`,
    star: (name: string) => `${name}’s Star`,
    complicity: (name: string) => `${name}’s Complicity`,
  },
  /** Sentence about all steps that the app skipped. */
  skipped: (steps: readonly string[]) => `Skipped for lack of cards: ${steps.join(', ')}.`,
  wrongCards: 'Correct the cards',
  /** Text that explains why the app does not ask about Complicity: the city has no Mafioso that Complicity can hit. */
  nobodyFollows: (owner: string) => `No Complicity for ${owner}: no Mafioso in the city may follow.`,
  markersGone: 'All markers are off.',
  stands: (vetoes: number, happens: boolean) => {
    if (vetoes === 0) return 'No veto yet: the effect takes place.'
    const chain = `${vetoes === 1 ? '1 veto' : `${vetoes} vetoes`}, ${happens ? 'even' : 'odd'}`
    return `So far the effect ${happens ? 'takes place' : 'is cancelled'} (${chain}).`
  },
  thief: (by: string, from: string) => `${by} takes a card from ${from}`,
  blind: (from: string, cards: number | undefined) => (cards === undefined ? 'Blind.' : `Blind. ${from} holds ${cards}.`),
  drew: (by: string) => `${by}: draw 3, discard one of these three`,
  cardsThen: (before: number, after: number) => `Cards: ${before} → ${after}.`,
  onlyNew: 'Only one of the new ones may go.',
  complicity: (owner: string) => `${owner}: play Complicity?`,
  causer: (causer: string) => `Tap a location: Complicity takes one Mafioso of a third player along, not of ${causer}.`,
  map: 'How are the locations arranged?',
  mapNote: 'The middle first, then round it, clockwise.',
  mapDrawn: 'The app lays out the city',
  mapDrawnNote: 'It shuffles the seven locations. Then lay them out as shown.',
  redraw: (name: string) => `${name}: keep your cards, or swap both?`,
  exchange: 'From the start player on, each player may swap both cards once.',
  bothOrNone: 'Both or none, once. The new ones stay.',
  laidOut: (hand: number, reserve: number, hitman: string) =>
    `Each: ${hand} Mafiosi in hand, ${reserve} in reserve, 2 cards. The Hitman is on ${hitman}, the Policeman on 4, the Mayor on 7.`,
  keep: 'Keep them',
  swap: 'Swap both',
  chooses: (name: string) => `${name}: which location comes next?`,
  nextNumber: (at: string) => `Next comes ${at}`,
  opens: (name: string) => `${name}: from which location do Mafiosi come back next?`,
  takeAllBack: 'Who takes what back to the hand?',
  takeAllNote: (holder: string | undefined, start: string) =>
    holder === undefined ? `By number, from ${start} clockwise.` : `${holder} orders the locations and the players.`,
  deals: (at: string, leader: string | undefined) => `${at}: ${leader ?? 'nobody'} controls it. Any Secret Deals?`,
  dealsNote: (start: string | undefined, value: number, isCounted: boolean) =>
    `${start === undefined ? 'Anybody may play one.' : `${start} begins the round and speaks first.`} A deal counts +${value}.${
      isCounted ? '' : ' Cards are not counted in this game, so the app always asks.'
    }`,
  /** Text about players without a Mafioso at the location, whose Secret Deals count by ruling A4. */
  dealtAbsent: (who: readonly string[]) =>
    `${formatList(who, 'and')} ${who.length === 1 ? 'has' : 'have'} no Mafioso here; Secret Deals count all the same (A4).`,
  dealt: (n: number) => `Deals that count: ${n}.`,
  stackNow: (at: string) => `${at}: who is there?`,
  stackNote: 'From the bottom to the top.',
  jail: (name: string) => `${name}: whom do you jail?`,
  jailNote: 'Tap a location. The Police Chief can stop it, Fists cannot.',
  noCards: (name: string) => `${name} has no cards.`,
  moveHitman: (name: string) => `${name}: where does the Hitman go?`,
  hitman: (name: string) => `${name}: whom does the Hitman hit?`,
  toReserve: 'It goes to the reserve of its owner. Takes a Hitman card.',
  takeFigure: (name: string, figure: string) => `${name}: do you take ${figure}?`,
  shop: (name: string) => `${name}: draw 3, then discard any 1?`,
  star: (name: string) => `${name}: do you play a Star?`,
  starAgain: (name: string) => `${name}: the Star was cancelled. Another one?`,
  starNote: (points: number) => `Points: ${points} → ${points + 1}.`,
  result: 'The target is reached: who wins?',
  pointsOfAll: (points: string, target: number) => `Points: ${points}. The target is ${target}.`,
  /** Label of the button of the result while numbers of players are missing. */
  untyped: (who: readonly string[]) => `Number missing: ${formatList(who, 'and')}`,
  tied: (who: readonly string[], what: 'reserve' | 'cards') =>
    `${formatList(who, 'and')} are tied: ${what === 'reserve' ? 'Mafiosi in reserve?' : 'cards in hand?'}`,
  tiedNote: 'The answer breaks the tie.',
  countLabel: (name: string, what: 'reserve' | 'cards') => `${name}: ${what === 'reserve' ? 'Mafiosi in reserve' : 'cards in hand'}`,
  name: (by: string, at: string, isFirst: boolean) => `${at} · ${by}: who decides ${isFirst ? 'first' : 'next'}?`,
  at: (place: string) => `At ${place}.`,
  takeBack: (name: string, at: string) => `${at} · ${name}: how many come back?`,
  draws: (last: string | undefined, cards: number) => (last === undefined ? 'All draw 1' : `${last} draws ${cards}, the others 1`),
  fewest: (last: string) => `${last} alone has the fewest points. The fewest cards, too?`,
  fewestYes: 'Yes: draws 3',
  fewestNo: 'No: draws 2',
  /** Table of the cards that the players draw at the end of a round. */
  drawTable: {
    title: 'Player',
    cardsDrawn: 'Cards that the players draw',
    points: 'points',
    step: (n: number) => `step ${n}`,
    cards: 'cards',
    order: 'Draw in this order',
    shuffle: (who: string) => `${who} shuffles the discards`,
  },
  shuffles,
  startGoes: (name: string) => `First the start player token goes to ${name}.`,
  /** Text that explains why no player draws additional cards: several players share the fewest points. */
  drawsAll: (last: readonly string[], points: number) => `${formatList(last, 'and')} share the fewest points (${points}): no extra cards.`,
  /**
   * Text that explains why the player who alone has the fewest points draws 3 cards. The player draws only 2 cards if other players do not
   * have more cards.
   */
  lastAlone: (last: string, cards: 'alone' | 'shared' | 'more', others: readonly string[]) =>
    `${last} alone has the fewest points${
      {
        alone: ', and alone the fewest cards',
        shared: `; ${formatList(others, 'and')} ${others.length === 1 ? 'has' : 'have'} as few cards`,
        more: `; ${formatList(others, 'and')} ${others.length === 1 ? 'has' : 'have'} fewer cards`,
      }[cards]
    }.`,
  acts: {
    ...names.effects,
    place: 'Place a Mafioso',
    twoHats: 'Two Hats',
    wait: 'Wait',
    pass: 'Pass',
    acted: 'Has acted',
    raided: names.effects.raid,
  } as Readonly<Record<string, string>>,
  actNotes: {
    place: 'on top of a stack',
    snitch: 'jails a Mafioso',
    thief: 'takes a card',
    raid: 'empties a location with two of yours',
    strings: 'swaps two heads',
    plan: 'moves a Mafioso',
    shadyDeals: 'draws 3, discards 1',
    hat: 'returns one of yours to your hand',
    twoHats: 'places one from the reserve',
    wait: 'discards a card',
    pass: 'is out for this phase',
    acted: 'placed, played a card, or waited',
    raided: 'players who get Mafiosi back are active again',
  } as Readonly<Record<string, string>>,
  yes: { bullet: 'Plays a Bullet', takeFigure: 'Take it', shop: 'Draws 3, discards 1', star: 'Play a Star', silent: 'I react' } as Readonly<
    Partial<Record<string, string>>
  >,
  no: { takeFigure: 'Leave it', star: 'Star played, but cancelled', silent: 'I do not react' } as Readonly<Partial<Record<string, string>>>,
  leaveFigure: (name: string, figure: Figure) => `${name} leaves ${names.figures[figure]}`,
  height: (n: number, all: number) => (n === 1 ? 'the head' : n === all ? 'the top one' : `${ordinal(n)} from the bottom`),
  done: {
    raided: 'Nobody else',
    raidedNone: 'None of them',
  },
  raidBack: 'Which players who had passed got Mafiosi back?',
  back: (name: string) => `${name} is active again`,
}

export type AskingTexts = Translation<typeof en>
export default en
