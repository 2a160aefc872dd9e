import type { Dictionary } from '../../../ui/words'

/** English texts of the fairness pages: results of the verification, adding random numbers, and known limits. */
const en = {
  title: 'Fair play',
  question: 'Did everything go right?',
  note: 'The app checks the whole game again and trusts nothing that was written, not even by itself.',
  verify: 'Verify this game',
  verifying: 'Checking the game…',
  back: 'Back to the game',
  rounds: 'Words of the rounds',
  roundsNote:
    'Note them down when a round ends. They are the same on every phone, in any language. If they are different later, ' +
    'somebody has rewritten the game before them.',
  entriesWord: 'What was checked',
  noRounds: 'The first words come when a round ends.',
  roundOf: 'Round {n}',
  leftBehind: 'the table went back past it',
  chance: 'Your own chance',
  drawn: {
    cards: {
      note:
        'Cards follow from a number that this phone drew. Here players add something of their own: each seals it, then all is opened at ' +
        'once. So nobody alone chooses the cards to come. Whoever has added once takes part in every later round.',
      row: 'Players add something to the cards to come, sealed and opened together',
      rowOpen: 'A round is open: no card is drawn until it is opened or called off',
    },
    dice: {
      note:
        'Rolls of the dice follow from a number that this phone drew. Here players add something of their own: each seals it, then all ' +
        'is opened at once. So nobody alone chooses the rolls to come. Whoever has added once takes part in every later round.',
      row: 'Players add something to the rolls to come, sealed and opened together',
      rowOpen: 'A round is open: no dice are rolled until it is opened or called off',
    },
  },
  chanceWho: 'Who takes part',
  chanceWord: 'Any word',
  chanceMissing: 'Type a word',
  chanceNotFelt: 'No shake was felt. Type a word instead.',
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
    callOffNote: 'Everything sealed in this round is thrown away unseen. The log notes that it was called off.',
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
    right: 'Everything that can be checked is right.',
    unchecked: 'Not everything could be checked: {what}.',
    goesOn: 'The game goes on; the rest is checked at its end.',
    wrong: 'This does not fit: {what}',
    notWhole:
      'The entries fit each other, but the file or the list around them does not: something was cut off at the end, or put in beside them.',
    unreadable: 'There is nothing here to check.',
  },
  where: 'entry {entry}',
  atEntry: 'entry {entries}',
  atEntries: 'entries {entries}',
  counted: {
    one: '{n} entry in all, with sealed choices, random numbers and undone moves',
    few: '{n} entries in all, with sealed choices, random numbers and undone moves',
    many: '{n} entries in all, with sealed choices, random numbers and undone moves',
    other: '{n} entries in all, with sealed choices, random numbers and undone moves',
  },
  what: {
    entry: 'Every entry is as it was written, linked to the one before',
    rules: 'The rules decide every move the same way again',
    by: 'Every entry was made by the table or by one of its seats',
    time: 'No entry is older than the one before',
    choice: 'Every secret choice is the one that was sealed',
    seed: 'Every random number was fixed before the cards drawn from it',
    draw: 'Every draw gave the cards that its random number determines',
    end: 'The game was played to its end',
  },
  noneSuch: 'nothing of the kind yet',
  checked: { one: '{n} checked', few: '{n} checked', many: '{n} checked', other: '{n} checked' },
  skipped: { one: '{n} not checked', few: '{n} not checked', many: '{n} not checked', other: '{n} not checked' },
  failed: { one: '{n} wrong', few: '{n} wrong', many: '{n} wrong', other: '{n} wrong' },
  why: {
    otherRules: 'decided by another version of the rules',
    reported: 'entered by the players: revealed by hand, read from the real deck, or the same card as entered before',
    reportedForApp: 'entered by the players, although the app should draw the cards',
    clockSet: 'the clock of the phone was set back, and the app noted it',
    clockBack: 'the time goes back, and nothing says why',
    notOver: 'the game goes on, or its end is missing',
    notRevealed: 'never revealed: the choice was called off, left behind or is still open',
    behind: 'it comes after an entry that does not fit',
    alone: 'this phone chose the random number alone, because the game came from a file or the number before was lost',
    notOpened: 'the random number is still sealed: it is revealed when the game ends on the phone that holds it',
  },
  unchecked: {
    otherRules: '{where} was decided by version {name} of the rules, which this app cannot decide again',
    reportedForApp: 'in {where} the players entered the cards, although the app should draw them',
    clockBack: 'the time goes back by {name} in {where}, and nothing says why',
    notOver: 'the game goes on, or its end is missing',
    notOpened: 'the random number of {where} is still sealed, so its cards cannot be checked yet',
    alone: 'this phone chose the random number of {where} alone, although players had contributed to the one before',
    behind: '{where} comes after an entry that does not fit',
  },
  broken: {
    order: '{where} does not follow the one before: something was dropped, put in or moved there.',
    digest: '{where} was changed after it was written.',
    shape: '{where} is not a possible entry.',
    event: '{where} says something that the game does not know.',
    stranger: '{where} was made by “{name}”, who has no seat at this table.',
    clock: '{where} says that the clock was set back, but its time says something else.',
    seed: 'in {where} a random number does not match its commitment.',
    refused: 'the rules do not allow the move of {where} ({name}).',
    otherEvents: 'the move of {where} leads to another result than the one written there.',
    otherChoice: 'in {where} the choice of {name} is not the one that was sealed.',
    noSeed: 'in {where} the app drew cards without a random number that was fixed before.',
    otherCards: 'in {where} the cards are not the ones that the random number determines.',
    notMixed: 'the random number of {where} was not made from the one before and what the players contributed.',
  },
  fault: {
    tooLarge: 'The file is far too large for a game.',
    empty: 'The file is empty: ask for it again.',
    cutShort: 'The file is cut short: its end is missing. Ask for it again.',
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
    'On this page the app cannot seal: browsers encrypt only on pages opened by https, or on the same device. Secret choices are made ' +
    'on the table and typed in, nobody can add chance, and the number of the cards lies readable in the storage.',
  cheat: {
    title: 'What could be cheated',
    question: 'What could a dishonest owner of this phone do?',
    cannotTitle: 'Not without being noticed',
    cannot: {
      choice: 'Change a choice after it was sealed, or swap it with another: the reveal would not fit the eight words on the receipt.',
      anew:
        'Change a choice for somebody else: the screen names whose choice was changed until the reveal. If the page was loaded again ' +
        'since, the phone goes round once more, and each sees alone whether their choice was replaced.',
      cards:
        'Choose the cards to come: they follow from a number committed before the first of them. After a round of chance it holds ' +
        'what every seat sealed before any of it was open.',
      past: 'Change what happened before the last words that somebody noted on paper.',
      result: 'Give a move another result than the rules do.',
    },
    canTitle: 'Still possible',
    can: {
      other: 'Run another program that only looks like this one. Compare words and verify the exported game on a device of your own.',
      look:
        'With tools and time run code of one’s own in this page: unseal choices, additions and the number of the cards, or log ' +
        'what is typed. Then add last, and suit the cards. Let nobody go away with the phone while anything is sealed.',
      anew:
        'Call a round off, lose the number or take the game in from a file, so that the phone draws another one alone. Log and ' +
        'verification say that it happened, though not how many files were tried.',
      late: 'Put another game that the rules allow in the place of what came after the last noted words, with cards that suit him.',
      inPlace: 'Seal another choice in somebody’s place before the reveal. Compare the eight words on your receipt at the reveal.',
      stamp: 'Write other names or other times, or put another seat beside a move.',
      watch: 'Look over your shoulder.',
      tell: 'Enter something else than a player said, as long as nobody looks.',
    },
  },
} as const satisfies Dictionary

export default en
