import type { Dictionary } from '../../../ui/words'

/** The words of phones that follow the table's phone, in English. */
const en = {
  seen: 'OK',
  link: 'Link again',
  offer: {
    title: 'Own phones',
    link: 'Link another phone',
    how: 'Both phones must be in one Wi-Fi network or hotspot. On the other phone choose “Read from another phone” and scan this code.',
    code: 'Code for the camera of the other phone',
    makes: 'The code is being made…',
    scan: 'Scan the answer',
    joins: 'The two phones look for each other…',
    follow: 'Linked phones',
    more: 'Add another phone',
    failed: 'No phone can join now.',
    again: 'Show a new code',
    cannot: 'This game does not open, so it cannot be followed.',
    faults: {
      unable: 'This browser cannot connect to another phone. The game goes on here; “Show to another phone” hands on a copy.',
      alone: 'This phone is in no network. Join the same Wi-Fi with both, or the hotspot of one of them.',
      late: 'Nothing came within 15 seconds: another network, or one that keeps phones apart, as guest Wi-Fi and some hotspots do.',
    },
  },
  who: {
    title: 'Who are you?',
    note: 'You make your secret choices on this phone. Everything else is answered on the phone on the table.',
    now: 'this phone',
    watch: 'I only watch',
    old: 'The phone on the table has an older version of the app. Choose there whose phone this is: “Own phones” in the menu.',
  },
  rescan: {
    title: 'The link to the table is lost.',
    note: 'The game goes on on the table’s phone. “Own phones” in the menu there shows a code; scan it to follow the game again.',
    button: 'Scan the code of the table',
    aim: 'Hold this phone over the code that the table’s phone shows.',
    foreign: 'This is not the code of a table.',
    faults: {
      none: 'There is no camera here.',
      refused: 'The camera is not allowed. Allow it in the settings of the browser.',
      busy: 'The camera does not answer, perhaps because another app uses it. Close that app.',
      unable: 'This browser gives the app no camera: it is too old, or the app was not loaded over https.',
    },
  },
  takeOver: {
    title: 'If the phone on the table fails',
    note: 'If the phone on the table cannot go on, this one can: it plays on with a copy. Sealed choices are made anew; the log says so.',
    agree: 'Agree on it first: afterwards only one of the two phones counts.',
    button: 'Take over the table',
    failed: 'The game could not be taken over: perhaps this phone has no space left.',
  },
  scan: {
    title: 'Scan the answer',
    sees: {
      nothing: 'Hold this phone over the code that the other phone shows now.',
      foreign: 'This code is not an answer to the code of this table.',
      offer: 'This is the code of a table. Scan the code of the other phone.',
      damaged: 'This code does not belong to this offer. Scan the table’s code anew on the other phone.',
      newer: 'The other phone has a newer version of the app: load the app again here.',
    },
    faults: {
      none: 'There is no camera here, so no phone can join. “Show to another phone” hands on a copy.',
      refused: 'The camera is not allowed. Allow it in the settings of the browser. The game goes on here without other phones.',
      busy: 'The camera does not answer, perhaps because another app uses it. Close that app.',
      unable: 'This browser gives the app no camera: it is too old, or the app was not loaded over https.',
    },
  },
  followers: {
    count: { one: '{n} linked phone', other: '{n} linked phones' },
    name: 'Phone {n}',
    of: '{player}’s phone',
    replaced: 'Connected. Its seat is on another phone now.',
    end: 'Unlink',
    whose: 'Whose phone is {phone}?',
    watches: 'only watches',
    note: 'Each player chooses on their own phone who they are. You can change it here.',
    states: {
      waiting: 'Joins…',
      sending: 'Connected',
      closed: 'The link is lost: scan once more.',
      forged: 'The link was disturbed and ended: scan once more.',
      malformed: 'It does not understand this version of the app.',
      otherGame: 'It has another game.',
      differs: 'It has moves that this phone has not.',
      tooLong: 'This game is too long to be followed.',
    },
  },
  answer: {
    title: 'Follow the table',
    show: 'Show this to the table’s phone: “Scan the answer”.',
    code: 'Code for the camera of the table’s phone',
    makes: 'The answer is being made…',
    joins: 'Connected. The game is coming…',
    again: 'Scan once more',
    faults: {
      unable: 'This browser cannot connect to another phone.',
      alone: 'This phone is in no network. Join the same Wi-Fi with both, or the hotspot of one of them.',
      late: 'The table’s phone was not reached: another network, or one that keeps phones apart, as guest Wi-Fi and some hotspots do.',
      damaged: 'This code could not be read. Show a new one on the table’s phone.',
      closed: 'The link is lost: scan once more.',
      forged: 'The link was disturbed and ended: scan once more.',
      malformed: 'The table’s phone said something that this version of the app does not understand.',
      newer: 'The table’s phone has a newer version of the app: load the app again here.',
      otherGame: 'Another game came than the one that was promised.',
      differs: 'This phone has moves of the game that the table has not. They are left as they are.',
      broken: 'The game did not arrive in order, so nothing of it was kept.',
      refused: 'The game does not follow the rules that this phone knows. Load the app again on both phones.',
      notSaved: 'This phone cannot keep the game: perhaps it has no space left.',
    },
  },
  lost: {
    writer: {
      closed: 'The link to a phone that only watches is lost. The game goes on here.',
      other: 'The link to a phone that watches has ended. “Own phones” in the menu says why.',
    },
    seat: {
      closed: 'The link to {player}’s phone is lost.',
      other: 'The link to {player}’s phone has ended. “Own phones” in the menu says why.',
    },
    reader: {
      notSaved: 'The newest moves of the table could not be kept here: perhaps this phone has no space left.',
      other:
        'The table’s phone and this one no longer have the same moves, so the link has ended. To follow again, delete this copy first.',
    },
  },
} as const satisfies Dictionary

export default en
