import type { Dictionary } from '../../ui/words'

/** What the table of every game says around the open question, in English; the Czech words have the same names. */
const en = {
  places: { label: 'The game', now: 'Now', log: 'Log' },
  menu: {
    title: 'This game',
    open: 'More',
    export: 'Export as a file',
    exportNote: 'A copy to keep or to take to another phone',
    fair: 'Fair play',
    fairNote: 'Verify this game, words of the rounds, what could be cheated',
    comforts: 'Look, sounds, clock',
    comfortsNote: 'How this phone looks and behaves',
    home: 'All games',
    homeNote: 'This game stays as it is',
  },
  fair: {
    receipts: 'Receipts',
    receiptOf: 'Receipt: {player}',
    anew: 'chosen anew',
    chance: 'Add your own chance',
    chanceNote: 'Before the first card each seat may add something, sealed',
    chanceOpen: 'Chance is being added',
    chanceWaits: 'Cards come once all is opened, or the round is called off',
    rounds: 'Words of round {n}',
    roundsNote: 'Noted on paper, they show later that nobody has rewritten the game.',
  },
  saved: {
    not: 'Not saved: the last move is not on this phone.',
    retry: 'Try again',
    export: 'Keep a copy',
    playOn: 'Play on unsaved',
    behind: 'Not saved: the newest moves are only in this window. Keep a copy before you close it.',
    elsewhere: 'This game is being played in another window. Here you can look on.',
    here: 'Play on here',
    outrun: 'Another window has played on. This is what lies on the table now.',
    seen: 'All right',
    damaged: 'The end of this game could not be read. It stands at the last sound move; what follows is kept until you play on.',
    mended: 'A part of this game was damaged on this phone. It was mended from a copy, and nothing is missing.',
    rest: 'The rest as a file',
    noExport: 'This game cannot be read, so there is nothing to export.',
    why: {
      outrun: 'Another window has saved other moves.',
      gone: 'The game has been deleted.',
      full: 'The phone has no space left.',
      closed: 'The app’s storage was closed.',
      newer: 'A newer version of the app is open.',
      unavailable: 'This browser keeps nothing, perhaps because of a private window.',
      failed: 'Its storage does not answer.',
    },
  },
  undo: {
    undo: 'Undo: {what}',
    undoOf: 'Undo {who}’s {what}',
    redo: 'Redo: {what}',
    redoOf: 'Redo {who}’s {what}',
    onlyCallOff: 'While a secret choice is open, nothing can be undone. It can be called off.',
  },
  beside: 'Beside the question',
} as const satisfies Dictionary

export default en
