import type { Dictionary } from '../../../ui/words'

/** English texts of the settings page. */
const en = {
  title: 'Settings',
  question: 'How should it look and speak?',
  language: 'Language',
  look: {
    title: 'Look',
    theme: 'Colours',
    themes: { device: 'Same as device', dark: 'Dark', light: 'Light' },
    contrast: 'Contrast',
    contrasts: { device: 'Same as device', more: 'More' },
    text: 'Text size',
    texts: { 100: 'Normal', 115: 'Larger', 130: 'Largest' },
    motion: 'Movement',
    motions: { device: 'Same as device', less: 'None' },
    hand: 'Hold the phone in',
    hands: { right: 'The right hand', left: 'The left hand' },
  },
  table: {
    title: 'At the table',
    awake: 'Keep the screen on',
    awakeNote: 'As long as a game is open',
    noAwake: 'This browser cannot do it: set a longer screen timeout on the phone itself.',
    touch: 'Vibration',
    touchNote:
      'Briefly, when another player is asked, or something is revealed, refused or decided. Never while somebody chooses in secret.',
    noTouch: 'This device does not let an app vibrate.',
    sounds: 'Sounds',
    soundsNote: 'At the same moments, never while somebody chooses in secret',
    volume: 'Volume',
    volumes: { quiet: 'Quiet', middle: 'Medium', loud: 'Loud' },
    clock: 'Clock',
    clockNote: 'How long a question has been open, and below it how long you have been playing; it can be paused',
    limit: 'Remind us of a question after',
    limits: { none: 'Never', 2: '2 min', 3: '3 min', 5: '5 min' },
    limitNote: 'A soft signal, and nothing else happens. Secret choices are not timed.',
  },
  rules: 'Rules of the game',
  phone: 'This phone',
  phoneNote: 'Without a network, copies, home screen',
} as const satisfies Dictionary

export default en
