import { formatList } from '../../../../../../ui/list-format'
import type { Translation } from '../../../../../../ui/language/translation'
import type { EffectName } from '../../../../box/effects'
import { names as called } from '../../../../words/en/names'

/** Texts about the result of each effect that opponents may cancel. Each text ends a sentence. */
const deeds: Readonly<Partial<Record<EffectName, string>>> = {
  snitch: 'the Mafioso is jailed',
  prison: 'the Mafioso is jailed',
  complicity: 'this one is jailed too',
  hitman: 'the Mafioso is hit',
  hat: 'the Mafioso comes back',
  twoHats: 'a Mafioso joins',
  thief: 'the card is taken',
  raid: 'the Raid takes place',
  strings: 'the heads change places',
  plan: 'the Mafioso moves',
  shadyDeals: '3 cards are drawn',
  secretDeal: 'the deal counts',
  bullet: 'the Bullet counts',
  star: '1 point more',
  harbour: 'the Hitman moves',
}

/** English texts of the questions that players answer on the map of locations: buttons and previews. */
const en = {
  layOut: 'Lay out the city',
  whole: 'That’s our city',
  left: (n: number) => (n === 1 ? '1 location to go' : `${n} locations to go`),
  next: 'next',
  tray: 'Locations that are not on the table yet',
  dismiss: (at: string) => `Pick ${at} up again`,
  allKeep: (name: string) => `${name} and all others keep theirs`,
  card: 'Card',
  cardNote: 'text or Hat',
  pass: 'Pass',
  passNote: 'stays out',
  wait: 'Wait',
  waitNote: 'discard 1',
  cards: 'Which card?',
  noToken: 'No Mafioso in hand: a card, wait or pass.',
  onlyPass: 'No Mafioso in hand and no cards: only passing is left.',
  passEnds: 'ends the phase',
  /** End of the name of a button: the player on turn, before whom a player who has passed may use a Bullet. */
  bulletsBefore: (name: string) => `before ${name}`,
  /** Text about the players whose chance to use a Bullet passes if a later player uses one; empty if there are none. */
  forgone: (names: readonly string[]) =>
    names.length === 0 ? [] : [`${formatList(names, 'and')} ${names.length === 1 ? 'passes' : 'pass'}`],
  back: 'Back to placing',
  needsCards: (n: number) => `needs ${n} cards`,
  why: {
    snitch: 'nobody in the city',
    thief: 'all hands are empty',
    raid: 'needs 2 of yours',
    strings: 'two stacks needed',
    plan: 'nobody in the city',
    hat: 'none of yours there',
    twoHats: 'reserve empty',
    NOT_ENOUGH_CARDS: 'too few cards',
  } as Readonly<Record<string, string>>,
  which: {
    area: (card: string) => `${card}: where?`,
    place: (card: string) => `${card}: whom?`,
    to: (card: string) => `${card}: where to?`,
    swap: (card: string) => `${card}: swap with which location?`,
    option: (card: string) => `${card}: from whom?`,
  },
  run: (n: number, name: string, height: string) => (n > 1 ? `${n} × ${name}, the upper: ${height}` : `${name}, ${height}`),
  /** Describes a stack from the top, e.g. "2 × Petr". The last group contains the lowest Mafioso. */
  fromTop: (runs: readonly string[]) => `From the top: ${runs.join(', ')} (head).`,
  /** Texts about the players at the open location of the strategic phase. */
  deciders: {
    title: 'Who decides here',
    /**
     * Text with the numbers of Mafiosi that a player took back and left at the location. `taken` is undefined if the app does not know the
     * number.
     */
    took: (taken: number | undefined, stay: number) => {
      const took = taken === undefined ? 'has decided' : taken === 0 ? 'takes none' : `takes ${taken}`
      return `${took}, ${stay === 0 ? 'none stays' : stay === 1 ? '1 stays' : `${stay} stay`}`
    },
    now: 'decides now',
    later: 'still to decide',
  },
  /** Texts about the consequences of a location if no further Secret Deal is played there. */
  brings: {
    title: 'What follows',
    points: (before: number, after: number) => `${before} → ${after}`,
    marker: (at: number) => `Marker on ${at}`,
    /** Effects of the Fight Club and the Private Club; undefined for other locations, or if nobody controls the Private Club. */
    effects: (at: number, by: string | undefined): string | undefined => {
      if (at === 3) return `One Mafioso from the reserve to the hand: ${by ?? 'each tied leader'}`
      return at === 6 && by !== undefined ? `${by} may play a Star: 1 more point` : undefined
    },
  },
  /** Names of the vetoes on buttons. The names are short enough for two buttons in one row. */
  vetoKeys: { fists: 'two Fists', chief: 'Police Chief', fbi: 'F.B.I.' },
  holds: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  veto: (n: number) => `veto ${n}`,
  /** Line with the vetoes before the last veto: the player and the cards of each. */
  earlierVetoes: (vetoes: readonly (readonly [by: string, cards: string])[]) =>
    `${vetoes.length === 1 ? '1 more' : `${vetoes.length} more`}: ${vetoes.map(([by, cards]) => `${by} – ${cards}`).join(', ')}`,
  /** Reason why a player cannot answer: the number of cards of the cheapest veto. */
  tooFew: (needs: number) => `a veto takes ${needs}`,
  lost: (counts: string) => `Discarded either way: ${counts}.`,
  whoAnswers: 'Who may answer',
  /** `isNothing`: the Thief finds no card, because the opponent has paid the last one for a veto. */
  nobody: (what: EffectName, happens: boolean, isNothing = false) =>
    happens
      ? `Nobody: ${isNothing ? 'there is no card left to take' : (deeds[what] ?? `${called.effects[what]} takes effect`)}`
      : `Nobody: ${called.effects[what]} ${what === 'twoHats' ? 'are' : 'is'} cancelled`,
  upper: 'If two want to, the upper one goes first.',
  evaluate: (at: string) => `Evaluate ${at}`,
  open: (at: string) => `Next: ${at}`,
  /** Text with the number of Mafiosi that a player has in a stack. */
  here: (n: number) => `${n} there`,
  /**
   * Text which says that the controller of the Town Hall takes the Mayor and then sets the order of locations. The name is undefined if no
   * player controls the Town Hall.
   */
  mayorGoes: (name: string | undefined) =>
    name === undefined ? 'The Mayor goes to the Town Hall: then locations by number.' : `The Mayor goes to ${name}, who then chooses.`,
  move: (at: string) => `Move to ${at}`,
  /**
   * Text which says that markers are removed: from empty locations (`followed`), or from all locations if the app does not track Mafiosi.
   */
  markersOff: (followed: boolean, places: string) =>
    followed ? `Markers off ${places}: nobody is there` : 'All have decided: markers off',
  justNow: 'What has just happened',
  bare: (places: string) => `Nobody is on ${places}: take the marker off there as well.`,
  gone: (places: string) => `Take the marker off ${places}.`,
  markedNow: (places: string) => `Put a marker on ${places}.`,
  emptyMarked: (places: string) => `Nobody is on ${places}: no point. Put a marker there.`,
  /** `places`: locations where nobody is, e.g. "1–5". */
  putMarkers: (places: string) => `Put markers on ${places}: nobody is there`,
  putMarker: (at: string) => `Put a marker on ${at}`,
  takeMarker: (at: string) => `Take the marker off ${at}`,
  /** Text about the order of the strategic phase (R26, R27). `mayor` is the player who holds the Mayor. */
  strategyBegun: (mayor: string | undefined, start: string) =>
    mayor === undefined
      ? `Strategic phase. The Mayor is on the Town Hall: locations 1 to 7, players from ${start} clockwise.`
      : `Strategic phase. ${mayor} holds the Mayor, and chooses the locations and who decides.`,
  /** Instruction for an outcome that moves a single piece. */
  only: (thing: string) => `Only ${thing} moves on the table; then continue.`,
  onlyThings: { marker: 'the marker cube', mafioso: 'this Mafioso', hitman: 'the Hitman', figure: 'this figure' },
  tapEvaluates: 'A tap on a location evaluates it.',
  tapOpens: 'A tap on a location opens it.',
  missing: 'Tap a location',
  missingOne: 'Tap a Mafioso',
  jail: (name: string) => `Jail ${name}’s`,
  nobodyJailed: 'Jail nobody',
  complicity: (name: string) => `Take ${name}’s along`,
  noComplicity: 'No Complicity',
  kill: (name: string) => `Hit ${name}’s: play the card`,
  noHitman: 'No Hitman card',
  stay: 'The Hitman stays',
  deal: 'Who plays a Secret Deal',
  dealAdds: (value: number) => `+${value}`,
  noDeals: (leader: string | undefined, isFirst: boolean) =>
    `${isFirst ? 'No deals' : 'No more deals'}: ${leader === undefined ? 'nobody controls' : `1 point for ${leader}`}`,
  speaksFirst: (start: string) => `${start} plays none: who else?`,
  later: 'speaks later',
  declined: 'plays none',
  declinedBefore: (value: number) => `+${value} (declined before)`,
  noCards: 'no cards',
  /** Label of the button that takes back `n` of the player's Mafiosi at a location; `own` is the number of these Mafiosi. */
  comesBack: (n: number, own: number) => (n === 0 ? 'None' : n === 1 && own > 1 ? '1, the upper' : `${n}`),
  /** Label of the button with which all players who still have to decide leave their Mafiosi at the location. */
  allLeave: 'All leave theirs here',
  /** Label of the button with which all players leave their Mafiosi to the end of the strategic phase. */
  restLeave: 'All leave theirs here and at all other locations',
  /** The same label before a location is chosen. */
  passAll: 'All have passed: on to the locations',
  everywhereLeave: 'All leave theirs at all locations',
  sureLeave: 'Tap again to end the phase',
  takesChosen: (n: number) => (n === 1 ? 'Take the chosen one back' : `Take the ${n} chosen back`),
  chooseOthers: 'Or tap the Mafiosi of yours that come back.',
  leadsTitle: 'Who leads then',
  leads: (leader: string | undefined) => (leader === undefined ? 'then nobody leads' : `then ${leader} leads`),
  /** Text about the players who would control locations after an effect, or who control them now because the effect has happened. */
  thenLeads: (list: readonly (readonly [at: string, leader: string | undefined])[], isNow: boolean) =>
    `${isNow ? 'Who leads now' : 'Who leads then'}: ${list.map(([at, leader]) => `${at}: ${leader ?? 'nobody'}`).join('; ')}.`,
  /** Count of a player at a location, with the parts of the count if Secret Deals add to it. */
  counted: (name: string, count: number, mafiosi: number) =>
    count === mafiosi ? `${name} ${count}` : `${name} ${count} (${mafiosi} in the stack, ${count - mafiosi} from Secret Deals)`,
  /** Counts at a location with a Secret Deal that takes effect, e.g. "Bob 2 (1 in the stack, 1 from Secret Deals) : Anna 1". */
  dealCounts: (counts: string, leader: string | undefined) => `${counts}, then ${leader ?? 'nobody'} controls.`,
  /** Text about the Mafiosi that were jailed one after another, with the player who jailed each one. */
  jailedSoFar: (list: readonly (readonly [owner: string, at: string, by: string])[]) =>
    `In the Cell so far: ${list.map(([owner, at, by]) => `${owner} from ${at}, by ${by}`).join('; ')}.`,
  add: (name: string) => `${name} on top`,
  dealBy: (name: string) => `Secret Deal: ${name}`,
  empty: 'Nobody is there',
  controls: (name: string | undefined, from: number) =>
    name === undefined ? 'Nobody controls' : `${name} controls: 1 point, ${from} to ${from + 1}`,
  hand: 'hand',
  cell: 'Cell',
  reserve: 'reserve',
  hands: 'hands',
  /** Target of the Thief, as a sentence without a full stop. */
  steals: (by: string, from: string) => `${by} takes a card of ${from} at random, unseen`,
}

export type KeyTexts = Translation<typeof en>
export default en
