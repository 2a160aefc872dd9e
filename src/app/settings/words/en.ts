import type { Dictionary } from '../../../ui/words'

/** The words of the settings in English; every other language has the same names. */
const en = {
  title: 'Settings',
  question: 'How shall it look and speak?',
  language: 'Language',
  look: {
    title: 'Look',
    theme: 'Colours',
    themes: { device: 'As the device', dark: 'Dark', light: 'Light' },
    contrast: 'Contrast',
    contrasts: { device: 'As the device', more: 'More' },
    text: 'Size of the words',
    texts: { 100: 'Normal', 115: 'Larger', 130: 'Largest' },
    motion: 'Movement',
    motions: { device: 'As the device', less: 'None' },
    hand: 'The phone lies in',
    hands: { right: 'The right hand', left: 'The left hand' },
  },
  table: {
    title: 'At the table',
    awake: 'Keep the screen on',
    awakeNote: 'As long as a game is open',
    noAwake: 'This browser cannot do it: set the phone itself to go dark later.',
    touch: 'Vibration',
    touchNote: 'Briefly: another house is asked, something is revealed, refused or decided. Never while somebody chooses in secret.',
    noTouch: 'This device does not let an app vibrate.',
    sounds: 'Sounds',
    soundsNote: 'At the same moments, never while somebody chooses in secret',
    volume: 'Loudness',
    volumes: { quiet: 'Quiet', middle: 'Medium', loud: 'Loud' },
    clock: 'Clock',
    clockNote: 'How long a question has been open, and below it how long you have been playing; with a pause',
    limit: 'Call a question to mind after',
    limits: { none: 'Never', 2: '2 min', 3: '3 min', 5: '5 min' },
    limitNote: 'A soft signal, and nothing else happens. Secret choices are not timed.',
  },
  rules: 'Rules of the game',
  phone: 'This phone',
  phoneNote: 'Without a network, copies, home screen',
} as const satisfies Dictionary

export default en
