import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the settings page. */
const cs: Translation<typeof en> = {
  title: 'Nastavení',
  question: 'Jak má vypadat a mluvit?',
  language: 'Jazyk',
  look: {
    title: 'Vzhled',
    theme: 'Barvy',
    themes: { device: 'Podle přístroje', dark: 'Tmavé', light: 'Světlé' },
    contrast: 'Kontrast',
    contrasts: { device: 'Podle přístroje', more: 'Vyšší' },
    text: 'Velikost písma',
    texts: { 100: 'Běžná', 115: 'Větší', 130: 'Největší' },
    motion: 'Pohyb na obrazovce',
    motions: { device: 'Podle přístroje', less: 'Žádný' },
    hand: 'Telefon držíš',
    hands: { right: 'V pravé ruce', left: 'V levé ruce' },
  },
  table: {
    title: 'U stolu',
    awake: 'Nechat obrazovku svítit',
    awakeNote: 'Dokud je otevřená hra',
    noAwake: 'Tento prohlížeč to neumí: nastav delší dobu do zhasnutí přímo v telefonu.',
    touch: 'Vibrace',
    touchNote: 'Krátce při změně hráče na řadě, při odkrytí, odmítnutí tahu a rozhodnutí. Nikdy při tajné volbě.',
    noTouch: 'Na tomto přístroji aplikace vibrace spustit nemůže.',
    sounds: 'Zvuky',
    soundsNote: 'Ve stejných chvílích, nikdy při tajné volbě',
    volume: 'Hlasitost',
    volumes: { quiet: 'Tiše', middle: 'Středně', loud: 'Nahlas' },
    clock: 'Hodiny',
    clockNote: 'Jak dlouho je otázka otevřená a pod tím, jak dlouho už hrajete; dá se pozastavit',
    limit: 'Připomenout otázku po',
    limits: { none: 'Nikdy', 2: '2 min', 3: '3 min', 5: '5 min' },
    limitNote: 'Ozve se tiché znamení, jinak se nestane nic. Tajné volby se neměří.',
  },
  rules: 'Pravidla hry',
  phone: 'Tento telefon',
  phoneNote: 'Bez sítě, kopie, plocha telefonu',
}

export default cs
