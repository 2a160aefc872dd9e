import type { Dictionary } from '../../../../../ui/words'

/** Texts of the charts of Westeros. Charts that all games have use other texts. */
const en = {
  title: 'A Game of Thrones: the Board Game',
  round: 'Round',
  roundOf: 'Round {round}',
  house: 'House',
  start: 'Start',
  standing: '{house} {n}',
  castles: {
    title: 'Castles by round',
    atEnd: 'At the end: {standings}.',
    now: 'Now: {standings}.',
    goal: '{n} win at once',
  },
  power: {
    title: 'Power earned and spent',
    legend:
      'Full bar: what each house began with and earned. Outline: spent on bids, against the wildlings and for cards, or lost to raids.',
    earned: 'Earned',
    spent: 'Spent',
    left: 'Available',
  },
  auctions: {
    title: 'Bids',
    legend: 'Who came first on the track has a frame.',
    track: 'Track',
    first: 'First',
    auction: 'Round {round}, {track}',
  },
  attacks: {
    title: 'Against the wildlings',
    legend: 'What each house gave.',
    result: 'Result',
    stood: 'The Watch stood, {watch} against {threat}',
    fell: 'The wildlings won, {threat} against {watch}',
  },
  battles: {
    title: 'Battles',
    count: { one: '{n} battle was fought.', other: '{n} battles were fought.' },
    more: { one: 'Show {n} more battle', other: 'Show {n} more battles' },
    area: 'Area',
    attacker: 'Attacker',
    defender: 'Defender',
    winner: 'Winner',
    byFiefdoms: 'Equal strength: the Fiefdoms decided',
  },
  decided: {
    sudden: 'Round {round}: {n} were reached, so the game ended at once.',
    lastRound: 'All {round} rounds were played.',
    steps: {
      landAreas: 'most land areas: {houses} ({n})',
      ironThrone: 'best place on the Iron Throne track: {houses} ({n})',
      castles: 'Most castles and strongholds: {houses}, {n}',
      supply: 'Equal, so the supply token: {houses}, {n}',
      power: 'Still equal, so available power: {houses}, {n}',
    },
    draw: 'Equal in everything: they share the victory.',
  },
  line: {
    castles: '{place}. {who}: {castles}, supply {supply}',
    power: ', power {power}',
  },
  out: {
    pictureNote: 'The result and the castles by round, for a chat',
    figuresNote: 'A line for each round and house, for a spreadsheet',
    moreNote: 'Power, bids, wildlings and battles',
  },
  columns: {
    castles: 'Castles',
    supply: 'Supply',
    bids: 'Bids',
    contributed: 'Against wildlings',
    player: 'Player',
  },
} as const satisfies Dictionary

export default en
