import type { Dictionary } from '../../ui/words'

/** The words of the shell in English; every other language has the same names. */
const en = {
  name: 'Castellan',
  settings: {
    title: 'Settings',
    question: 'How shall it look and speak?',
    language: 'Language',
    theme: 'Colours',
    themes: { device: 'As the device', dark: 'Dark', light: 'Light' },
    contrast: 'Contrast',
    contrasts: { device: 'As the device', more: 'More' },
    text: 'Size of the words',
    texts: { 100: 'Normal', 115: 'Larger', 130: 'Largest' },
  },
  home: {
    question: 'Welcome. Who referees tonight?',
    foot: 'Everything stays on this phone. No network needed.',
  },
  update: {
    waiting: 'A new version is here. Your games stay as they are.',
    take: 'Use it now',
    taken: 'This window still shows the version before.',
    reload: 'Load it again',
    offline: 'Everything is on this phone now: it works without a network.',
  },
} as const satisfies Dictionary

export default en
