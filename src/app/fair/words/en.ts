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
  roundsNote: 'Note them down when a round ends. If they are different later, somebody has rewritten the game before them.',
  entriesWord: 'What was checked',
  noRounds: 'The first words come when a round ends.',
  roundOf: 'Round {n}',
  leftBehind: 'the table went back behind it',
  chance: 'Your own chance',
  chanceNote:
    'Cards come by a number that this phone drew. Here seats add something of their own to it: each seals it, then all is opened at ' +
    'once. So nobody chooses the cards to come alone. Whoever has added once takes part in every later round.',
  chanceWho: 'Who takes part',
  chanceWord: 'Any word',
  chanceMissing: 'Type a word',
  chanceNotFelt: 'Nothing was felt. Type a word instead.',
  chanceRow: 'Seats add something to the cards to come, sealed and opened together',
  chanceRowOpen: 'A round is open: no card is drawn until it is opened or called off',
  chanceShake: 'Shake instead',
  chanceShaking: 'Shake the phone…',
  round: {
    hand: 'Hand the phone to {name}',
    always: 'has added before, so takes part',
    ballotOpen: 'A secret choice is open',
    cannotSeal: 'This page cannot seal',
    nobodyYet: 'Choose who takes part',
    last: 'Added last',
    cover: 'Give the phone to {name}',
    hold: 'Hold to open',
    toTable: 'Back to the table',
    onlyYou: 'only you should see this',
    coverAgain: 'Cover without sealing',
    what: 'What do you add?',
    whatNote: 'Something that nobody here could guess is best. Nobody sees it until all is opened.',
    seal: 'Seal and cover',
    notSealed: 'This was not sealed. Try again.',
    going: 'Who has added?',
    all: 'Everybody has added',
    note: 'Until all is opened, or the round is called off, no card is drawn. Everything else goes on.',
    sealed: 'sealed',
    waits: 'waits',
    open: 'Open all',
    broken: 'Something that was sealed cannot be opened any more. Call the round off and begin another.',
    notSaved: 'This could not be saved. Try again.',
    callOff: 'Call the round off',
    callOffNote: 'Everything sealed in this round is thrown away unseen. The log keeps that it was called off.',
    confirm: 'Throw it away',
    leave: 'Leave it',
    opened: 'Everything is open',
    openedNote:
      'The cards to come follow from all of this and from the number before it. One addition that nobody knew is enough: then nobody ' +
      'has chosen them.',
    given: 'What was added',
    word: '“{word}”',
    shaken: 'a shake of the phone',
    alone: 'Only {name} has added. Whoever else wants to be sure has to add as well.',
    done: 'Done',
  },
  nobody: 'the table',
  help: 'What could be cheated, and what not',
  verdict: {
    good: 'Everything that can be checked is right.',
    broken: 'This does not fit: {what}',
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
    choice: 'Every secret choice is the one that was sealed',
    seed: 'Every seed of chance was fixed before its cards came',
    draw: 'Every draw gave the cards that its seed fixes',
  },
  noneSuch: 'nothing of the kind yet',
  checked: { one: '{n} checked', few: '{n} checked', many: '{n} checked', other: '{n} checked' },
  skipped: { one: '{n} not checked', few: '{n} not checked', many: '{n} not checked', other: '{n} not checked' },
  failed: { one: '{n} wrong', few: '{n} wrong', many: '{n} wrong', other: '{n} wrong' },
  why: {
    otherRules: 'decided by another version of the rules',
    told: 'told by the table: revealed by hand, or read off the real deck',
    notRevealed: 'never revealed: the choice was called off, left behind or is still open',
    behind: 'it stands behind what does not fit',
    alone: 'this phone drew the seed alone, although seats had added to the one before: taken in from a file, or the former one was lost',
    notOpened: 'the seed is still sealed: it is laid open when the game ends on the phone that holds it',
  },
  broken: {
    order: '{where} does not follow the one before: something was dropped, put in or moved there.',
    digest: '{where} was changed after it was written.',
    shape: '{where} is nothing that could stand there.',
    event: '{where} says something that the game does not know.',
    seed: 'in {where} a seed does not fit what was committed.',
    refused: 'the rules do not allow the move of {where} ({name}).',
    otherEvents: 'the move of {where} leads to another result than the one written there.',
    otherChoice: 'in {where} the choice of {name} is not the one that was sealed.',
    noSeed: 'in {where} the app turned up cards without a committed seed.',
    otherCards: 'in {where} other cards came up than the seed fixes.',
    notMixed: 'the seed of {where} is not the one before with what was added to it.',
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
    missing: 'No round ends with the noted words: the game was rewritten after they were noted, or they were noted wrongly.',
  },
  canSealNot:
    'On this page the app cannot seal: browsers encrypt only on pages opened by https, or on the same device. Secret choices are made ' +
    'on the table and typed in, nobody can add chance, and the number of the cards lies readable in the storage.',
  cheat: {
    title: 'What could be cheated',
    question: 'What could a dishonest owner of this phone do?',
    cannotTitle: 'Not without being noticed',
    cannot: {
      choice: 'Change a choice after it was sealed, or swap it with another: the reveal would not fit the four words on the receipt.',
      cards:
        'Choose the cards to come: they follow from a number committed before the first of them. After a round of chance it holds ' +
        'what every seat sealed before any of it was open.',
      past: 'Change what happened before the last words that somebody noted on paper.',
      result: 'Give a move another result than the rules do.',
    },
    canTitle: 'Possible all the same',
    can: {
      other: 'Run another program that only looks like this one. Compare words and verify the exported game on a device of your own.',
      look:
        'With tools and time run code of one’s own in this page: unseal choices, additions and the number of the cards, or log ' +
        'what is typed. Then add last, and suit the cards. Let nobody go away with the phone while anything is sealed.',
      anew:
        'Call a round off, lose the number or take the game in from a file, so that the phone draws another one alone. Log and ' +
        'verification say that it happened, though not how many files were tried.',
      late: 'Change what came after the last noted words.',
      watch: 'Look over your shoulder.',
      tell: 'Type in something else than what was told on the table, as long as nobody looks.',
    },
  },
} as const satisfies Dictionary

export default en
