import type { Dictionary } from '../../../ui/words'

/** What is said of fair play in English: the verifier's answers, the words to note down, and what all this cannot do. */
const en = {
  title: 'Fair play',
  question: 'Did everything go right?',
  note: 'The app looks through the whole game again and trusts nothing that was written, not even by itself.',
  verify: 'Verify this game',
  verifying: 'Looking through the game…',
  back: 'Back to the game',
  rounds: 'Words of the rounds',
  roundsNote:
    'Note them down when a round ends. They are the same on every phone, whatever language it speaks. If they are different later, ' +
    'somebody has rewritten the game before them.',
  entriesWord: 'What was checked',
  noRounds: 'The first words come when a round ends.',
  round: 'Round {n}',
  leftBehind: 'the table went back behind it',
  chance: 'Your own chance',
  chanceNote:
    'Cards come by a number that this phone drew. Anybody may add a word to it, or shake the phone: then nobody can have ' +
    'chosen it alone. What is added is laid open when the game ends.',
  chanceWho: 'Who adds',
  chanceWord: 'Any word',
  chanceMissing: 'Type a word',
  chanceSoFar: 'Added so far: {names}',
  chanceNotFelt: 'Nothing was felt. Type a word instead.',
  chanceRow: 'Anybody may mix something into the cards to come',
  chanceAdd: 'Mix it in',
  chanceShake: 'Shake instead',
  chanceShaking: 'Shake the phone…',
  chanceDone: 'Mixed in. From here on the cards come by it.',
  nobody: 'the table',
  help: 'What could be cheated, and what not',
  verdict: {
    right: 'Everything that can be checked is right.',
    unchecked: 'Not everything could be checked: {what}.',
    wrong: 'This does not fit: {what}',
    notWhole:
      'The entries fit each other, but the file or the list around them does not: something was cut off at the end, or put in beside them.',
    unreadable: 'There is nothing here that could be looked through.',
  },
  where: 'entry {entry}',
  atEntries: 'entries {entries}',
  counted: {
    one: '{n} entry in all',
    few: '{n} entries in all',
    many: '{n} entries in all',
    other: '{n} entries in all',
  },
  what: {
    entry: 'Every entry is as it was written, linked to the one before',
    rules: 'The rules decide every move the same way again',
    by: 'Every entry was made by the table or by one of its seats',
    time: 'No entry is older than the one before',
    choice: 'Every secret choice is the one that was sealed',
    seed: 'Every seed of chance was fixed before its cards came',
    draw: 'Every draw gave the cards that its seed fixes',
    end: 'The game was played to its end',
  },
  noneSuch: 'nothing of the kind yet',
  checked: { one: '{n} checked', few: '{n} checked', many: '{n} checked', other: '{n} checked' },
  skipped: { one: '{n} not checked', few: '{n} not checked', many: '{n} not checked', other: '{n} not checked' },
  failed: { one: '{n} wrong', few: '{n} wrong', many: '{n} wrong', other: '{n} wrong' },
  why: {
    otherRules: 'decided by another version of the rules',
    told: 'told by the table: revealed by hand, read off the real deck, or come up again as told before',
    toldForApp: 'told, though the app was to turn up the cards',
    clockSet: 'the clock of the phone was set back, and the app noted it',
    clockBack: 'the time goes back, and nothing says why',
    notOver: 'the game goes on, or its end is missing',
    notRevealed: 'never revealed: the choice was called off, left behind or is still open',
    behind: 'it stands behind what does not fit',
    notOpened: 'the seed is still sealed: it is laid open when the game ends on the phone that holds it',
  },
  unchecked: {
    otherRules: '{where} was decided by version {name} of the rules, which this app cannot decide again',
    toldForApp: 'in {where} cards were told, though the app was to turn them up',
    clockBack: 'the time goes back by {name} in {where}, and nothing says why',
    notOver: 'the game goes on, or its end is missing',
    notOpened: 'the seed of {where} has not been laid open, so nobody can look at its cards',
    behind: '{where} stands behind what does not fit',
  },
  broken: {
    order: '{where} does not follow the one before: something was dropped, put in or moved there.',
    digest: '{where} was changed after it was written.',
    shape: '{where} is nothing that could stand there.',
    event: '{where} says something that the game does not know.',
    stranger: '{where} was made by “{name}”, who has no seat at this table.',
    clock: '{where} says that the clock was set back, but its time says something else.',
    seed: 'in {where} a seed does not fit what was committed.',
    refused: 'the rules do not allow the move of {where} ({name}).',
    otherEvents: 'the move of {where} leads to another result than the one written there.',
    otherChoice: 'in {where} the choice of {name} is not the one that was sealed.',
    noSeed: 'in {where} the app turned up cards without a committed seed.',
    otherCards: 'in {where} other cards came up than the seed fixes.',
    notMixed: 'in {where} words were mixed into a seed that had not been committed before.',
  },
  fault: {
    tooLarge: 'The file is far too large for a game.',
    notJson: 'The file cannot be read.',
    foreign: 'The file is not a game of this app.',
    newer: 'The file was written by a newer version of the app.',
    unreadable: 'Not even the first entry can be read.',
    gameUnknown: 'The file holds a game that this version does not know.',
  },
  noted: {
    found: 'The noted words are those of round {n}.',
    four: 'Four words, as an earlier version gave them, bind less than the eight of today.',
    missing: 'No round ends with the noted words: the game was rewritten after they were noted, or they were noted wrongly.',
  },
  canSealNot:
    'On this page the app cannot seal choices: browsers encrypt only on pages opened by https, or on the same device. Secret ' +
    'choices are made on the table and typed in.',
  cheat: {
    title: 'What could be cheated',
    question: 'What could a dishonest owner of this phone do?',
    cannotTitle: 'Not without being noticed',
    cannot: {
      choice: 'Change a choice after it was sealed, or swap it with another: the reveal would not fit the eight words on the receipt.',
      anew:
        'Choose anew for somebody else: the phone goes round once more before the reveal, and each sees alone whether their choice ' +
        'was replaced. Nobody sees who changed theirs.',
      cards: 'Change the cards to come: they follow from a number that was committed before the first of them.',
      past: 'Change what happened before the last words that somebody noted on paper.',
      result: 'Give a move another result than the rules do.',
    },
    canTitle: 'Possible all the same',
    can: {
      other: 'Run another program that only looks like this one. Compare words and verify the exported game on a device of your own.',
      look:
        'With tools and time take choices or the number of the cards out of the phone’s memory, and know them early. Add your ' +
        'own chance, and let nobody go away with the phone while a choice is open.',
      late: 'Put another game that the rules allow in the place of what came after the last noted words, with cards that suit him.',
      inPlace: 'Seal another choice in somebody’s place before the reveal. Compare the four words on your receipt when all is turned up.',
      stamp: 'Write other names or other times, or put another seat beside a move.',
      watch: 'Look over your shoulder.',
      tell: 'Type in something else than what was told on the table, as long as nobody looks.',
    },
  },
} as const satisfies Dictionary

export default en
