import type { Dictionary } from '../../../ui/words'

/** English texts of charts, exports and the decision of a game. */
const en = {
  title: 'The game in figures',
  soFar: 'The game so far',
  nothing: 'As soon as something has happened, it is drawn here.',
  asTable: 'Table',
  /** Note of a chart in which lines with equal values are drawn next to each other. */
  sideBySide: 'Lines with equal values are drawn side by side.',
  round: 'Round',
  roundOf: 'Round {round}',
  side: '{name} {strength}',
  decided: {
    title: 'How it was decided',
    played: '{rounds} · {time} at the table',
    rounds: { one: '{n} round', other: '{n} rounds' },
    phases: { one: '{n} phase', other: '{n} phases' },
    duration: '{h} h {min} min',
    minutes: '{min} min',
  },
  out: {
    title: 'Take it with you',
    picture: 'Share a picture',
    bgStats: 'Hand over to BG Stats',
    bgStatsNote: 'Opens that app, where it is installed',
    text: 'Share as text',
    textNote: 'The result in a few lines',
    figures: 'Figures as CSV',
    entries: 'History as CSV',
    entriesNote: 'A line for each thing that happened',
    copied: 'The text is copied.',
    cannot: 'This browser cannot share it.',
    film: 'Watch the game as a film',
    filmNote: 'All of it on the board, in 40 seconds',
    more: 'All charts',
    archive: 'Archive',
    archiveNote: 'All games on this phone, and who wins them',
  },
  columns: {
    number: 'Number',
    time: 'Time',
    phase: 'Phase',
    kind: 'Kind',
    words: 'What happened',
  },
} as const satisfies Dictionary

export default en
