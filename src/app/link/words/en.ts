import type { Dictionary } from '../../../ui/words'

/** English texts of the screens for linked phones. */
const en = {
  seen: 'OK',
  network: {
    here: 'This phone seems to be offline: turn its Wi-Fi on, or use the hotspot of one of the phones.',
    there: 'Perhaps the other phone is offline: its Wi-Fi may be off, or flight mode on.',
  },
  link: 'Link the phone again',
  linkAll: 'Link the phones again',
  linkOthers: 'Link the other phones',
  call: {
    waits: 'A secret choice waits for you.',
    choose: 'Choose now',
    late: 'Your change came too late: what was sealed before counts.',
  },
  offer: {
    title: 'Own phones',
    link: 'Link another phone',
    next: 'Now the next phone',
    lost: { one: 'Link the phone again: {players}', other: 'Link the phones again: {players}' },
    without: 'Without a phone of their own: {players}.',
    linked: '{phone} is linked.',
    done: 'Done, no more phones',
    toGame: 'Back to the game',
    how:
      'Both phones must be in one Wi-Fi network or hotspot. On the other phone choose “Join a table”, or “Scan the ' +
      'code of the table” if it was linked before, and scan this code.',
    nextHow: 'On the next phone choose “Join a table” (“Scan the code of the table” if it was linked before), and scan this code.',
    code: 'Code for the camera of the other phone',
    makes: 'The code is being made…',
    scan: 'Scan the answer',
    paste: 'Paste the answer',
    joins: 'The two phones look for each other…',
    follow: 'Linked phones',
    more: 'Add another phone',
    failed: {
      unable: 'This browser cannot link phones.',
      alone: 'This phone is in no network.',
      late: 'The other phone was not linked.',
    },
    again: 'Show a new code',
    cannot: 'This game does not open, so it cannot be followed.',
    elsewhere: 'This game is being played in another window. Link phones there.',
    here: 'Play on here',
    faults: {
      unable: 'The game goes on here. “Show to another phone” in the menu hands on a copy.',
      alone: 'Join the same Wi-Fi with both phones, or the hotspot of one of them. Then show a new code.',
      late:
        'Show a new code and scan it again on the other phone: the answer may have been too old, or two phones have scanned the ' +
        'same code. Link one phone after the other. If that does not help, the network keeps phones apart, as guest ' +
        'Wi-Fi and some hotspots do: use the hotspot of one of the phones.',
    },
  },
  who: {
    title: 'Who are you?',
    note: 'If the game has secret choices, you make yours on this phone. Everything else is answered on the phone on the table.',
    openNote: 'This phone shows the game and whose turn it is. Everything is answered on the phone on the table.',
    now: 'this phone',
    unlinked: 'Phone without a link',
    unlinkedNote: 'The phone of this seat has lost its link. Is the seat yours? Hold its button for two seconds.',
    elsewhere: 'On another phone',
    taken: 'To take a seat, hold its button for two seconds. Its phone then only watches; a choice sealed there counts while it is linked.',
    openTaken: 'To take a seat, hold its button for two seconds. Its phone then only watches.',
    takeSeat: 'Take {player}’s seat',
    watch: 'I only watch',
    old: 'The phone on the table has an older version of the app. Choose there whose phone this is: “Own phones” in the menu.',
  },
  rescan: {
    lost: {
      title: 'The link to the table is lost.',
      note: 'The phone on the table keeps the game. “Own phones” in its menu shows a code; scan it to be in the game again.',
    },
    moved: {
      title: 'Another phone is the table now.',
      note: 'To follow the game again, scan the code that the other phone shows under “Own phones”.',
    },
    movedWindow: {
      title: 'The table was taken over in another window.',
      note: 'To follow the game again, scan the code that this window shows under “Own phones”.',
    },
    button: 'Scan the code of the table',
    aim: 'Hold this phone over the code that the table’s phone shows.',
    foreign: 'This is not the code of a table.',
    faults: {
      none: 'There is no camera here. Choose “Without a camera”.',
      refused: 'The camera is not allowed. Allow it in the settings of the browser.',
      busy: 'The camera does not answer, perhaps because another app uses it. Close that app.',
      unable: 'This browser gives the app no camera: it is too old, or the app was not loaded over https.',
    },
  },
  deleted: {
    title: 'The game was deleted at the table.',
    note:
      'This phone keeps its copy, and you can play on with it. If another phone has played on with its copy, scan ' +
      'the code of that phone.',
    playOn: 'Play on with this copy',
    playOnNote: 'This phone then becomes the table. Sealed choices are made anew; the log says so.',
    agree: 'Agree on it first: only one of your copies should be played on.',
    scan: 'Scan the code of another table',
  },
  takeOver: {
    title: 'If the phone on the table fails',
    note: 'If the phone on the table cannot go on, this one can: it plays on with a copy. Sealed choices are made anew; the log says so.',
    agree: 'Agree on it first: afterwards only one of the two phones counts. Then hold the button.',
    copy: 'The copy on this phone ends with the move of {time}. What came after it is lost.',
    linked:
      'Agree on it first: the phone on the table then only watches, and all other phones have to be linked again. Then hold the button.',
    button: 'Take over the table',
    failed: 'The game could not be taken over: perhaps this phone has no space left.',
    unanswered: 'The table has not answered. Try again; once its link is lost, this phone takes over without it.',
  },
  scan: {
    title: 'Scan the answer',
    sees: {
      nothing: 'Hold this phone over the code that the other phone shows now.',
      foreign: 'This code is not an answer to the code of this table.',
      offer: 'This is the code of a table. Scan the code of the other phone.',
      damaged: 'This code could not be read. Scan the code of the table again on the other phone.',
      stale:
        'This answers another code: an older one, one that another phone has used, or that of another table. Close this, and scan ' +
        'the code of this table on the other phone.',
      newer: 'The other phone has a newer version of the app: load the app again here.',
    },
    faults: {
      none: 'There is no camera here. Choose “Paste the answer”.',
      refused: 'The camera is not allowed. Allow it in the settings of the browser. The game goes on here without other phones.',
      busy: 'The camera does not answer, perhaps because another app uses it. Close that app.',
      unable: 'This browser gives the app no camera: it is too old, or the app was not loaded over https.',
    },
  },
  paste: {
    how: 'On the other phone choose “Copy as text” beside its answer, and send the text to this phone.',
    label: 'Text of the answer',
    link: 'Link',
    faults: {
      foreign: 'This text is not an answer to the code of this table.',
      offer: 'This is the code of a table, not an answer. Paste it on the other phone.',
      damaged: 'This text could not be read. Copy the whole answer once more.',
      stale:
        'This answers another code: an older one, or that of another table. Copy the code shown here, and paste it on the other phone.',
      newer: 'The other phone has a newer version of the app: load the app again here.',
    },
  },
  followers: {
    count: { one: '{n} linked phone', other: '{n} linked phones' },
    countOf: '{n}/{all} phones linked',
    name: 'Phone {n}',
    of: '{player}’s phone',
    replaced: 'Connected. Its seat is on another phone now.',
    end: 'Unlink',
    forget: 'Remove',
    ended: '{phone} is unlinked and only keeps a copy. Its secret choices are made on this phone.',
    endedSealed: '{phone} is unlinked, but a choice of {roles} is sealed on it: link it again, or choose anew here (hold the sign).',
    endedElsewhere:
      '{phone} is unlinked, but a choice of {roles} is sealed on it: link it again, or choose anew on the phone with the seat.',
    sealed: 'A choice of {roles} is sealed on it.',
    earlier: '{player}’s earlier phone',
    openEnded: '{phone} is unlinked and only keeps a copy.',
    openEndNote: 'Unlink: hold the button. That phone then only keeps a copy.',
    endNote: 'Unlink: hold the button. That phone then only keeps a copy, and its secret choices are made on this phone.',
    whose: 'Who plays on {phone}?',
    watches: 'only watches',
    holdsOf: 'The choice of {roles} is sealed on it, and cannot be revealed without this phone.',
    undecided: 'no seat yet',
    change: 'A choice of {roles} is sealed on this phone and stays on it. Change the seat of the phone all the same?',
    keepSeat: 'Keep the seat',
    changeSeat: 'Change the seat: hold',
    note: 'Each player chooses on their own phone who they are. You can change it here.',
    states: {
      waiting: 'Joins…',
      sending: 'Connected',
      closed: 'Link lost',
      unlinked: 'Unlinked',
      left: 'Has left this table.',
      forged: 'The link was disturbed and ended.',
      malformed: 'It does not understand this version of the app.',
      otherGame: 'It has another game.',
      differs: 'It has moves that this phone has not.',
      tooLong: 'This game is too long to be followed.',
    },
  },
  answer: {
    title: 'Join a table',
    show: 'Show this to the table’s phone: “Scan the answer”. Or copy it as text and paste it there: “Paste the answer”.',
    leaves: 'This phone is still linked to another table. Leave that table?',
    leavesSealed: 'Your choice is sealed on this phone, and that table cannot reveal it without this phone.',
    sealedIn: 'This table has another game. Your choice in {games} is sealed on this phone. To reveal it, link it to its table again.',
    notNow: 'Do not join',
    join: 'Join this table',
    stay: 'Stay there',
    leave: 'Leave it for this table',
    code: 'Code for the camera of the table’s phone',
    makes: 'The answer is being made…',
    joins: 'Connected. The game is coming…',
    again: 'Scan the code of the table',
    faults: {
      unable: 'This browser cannot connect to another phone.',
      alone: 'This phone is in no network. Join the same Wi-Fi with both, or the hotspot of one of them.',
      late:
        'The table did not take this answer in time: its code may have changed, or another phone has scanned it too. Scan the code ' +
        'that the table shows now. If that does not help, the network keeps phones apart, as guest Wi-Fi and some hotspots do.',
      damaged: 'This code could not be read. Show a new one on the table’s phone.',
      closed: 'The link is lost: scan the code of the table again.',
      forged: 'The link was disturbed and ended: scan the code of the table again.',
      malformed: 'The table’s phone said something that this version of the app does not understand.',
      newer: 'The table’s phone has a newer version of the app: load the app again here.',
      otherGame: 'Another game came than the one that was promised.',
      differs: 'This phone has moves of the game that the table has not. They are left as they are.',
      broken: 'The game did not arrive in order, so nothing of it was kept.',
      refused: 'The game does not follow the rules that this phone knows. Load the app again on both phones.',
      notSaved: 'This phone cannot keep the game: perhaps it has no space left.',
      unlinked: 'The table has unlinked this phone: scan the code of the table again.',
      deleted: 'The game was deleted at the table. This phone keeps its copy, and you can play on with it.',
      moved: 'Another phone is the table now: scan the code of that phone.',
    },
  },
  lost: {
    moved: '{players}: the seat is on another phone now.',
    table: 'This phone is the table now. The other phones have to be linked again.',
    missing: 'This phone is the table now. Still to be linked: {players}.',
    writer: {
      closed: 'The link to a phone that only watches is lost. The game goes on here.',
      left: 'A phone that only watches has left this table.',
      reopened: 'The link to a phone that only watches is lost. The game goes on here.',
      other: 'The link to a phone that watches has ended. “Own phones” in the menu says why.',
      sealed: 'The link to a phone that holds a sealed choice is lost.',
    },
    seats: {
      closed: { one: 'The link to {players}’s phone is lost.', other: 'No link to the phones of {players}.' },
      left: { one: '{players}’s phone has left this table.', other: 'These phones have left this table: {players}.' },
      reopened: {
        one: 'The game was opened again here. {players}’s phone has to be linked again.',
        other: 'The game was opened again here. The phones of {players} have to be linked again.',
      },
      other: {
        one: 'The link to {players}’s phone has ended. “Own phones” in the menu says why.',
        other: 'The links to the phones of {players} have ended. “Own phones” in the menu says why.',
      },
    },
    reader: {
      notSaved: 'The newest moves of the table could not be kept here: perhaps this phone has no space left.',
      other:
        'The table’s phone and this one no longer have the same moves, so the link has ended. To follow again, delete this copy first.',
    },
  },
} as const satisfies Dictionary

export default en
