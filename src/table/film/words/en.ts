import type { Dictionary } from '../../../ui/words'

/** English texts of the film. */
const en = {
  title: 'The game as a film',
  player: 'The film',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed: {n}×',
  previous: 'The entry before',
  next: 'The next entry',
  which: 'Which entry',
  at: 'Entry {n} of {all}',
  contest: '{a} to {b}',
  count: '{name}: {counts}',
  shareFilm: 'Share the film',
  sharePicture: 'Share the board as a picture',
  recording: 'The film is being recorded: {n} s left',
  stop: 'Stop recording',
  ready: 'The film is ready, {n} MB.',
  hand: 'Share it now',
  drop: 'Not now',
  cannot: 'This browser cannot record a film. Here is the last board as a picture.',
  nothing: 'This browser cannot share it.',
} as const satisfies Dictionary

export default en
