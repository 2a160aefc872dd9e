import type { Translation } from '../../ui/words'
import type en from './en'

/** The words of the shell in Czech. */
const cs = {
  name: 'Castellan',
  settings: {
    title: 'Nastavení',
    question: 'Jak má vypadat a mluvit?',
    language: 'Jazyk',
    theme: 'Barvy',
    themes: { device: 'Podle přístroje', dark: 'Tmavé', light: 'Světlé' },
    contrast: 'Kontrast',
    contrasts: { device: 'Podle přístroje', more: 'Vyšší' },
    text: 'Velikost písma',
    texts: { 100: 'Běžná', 115: 'Větší', 130: 'Největší' },
  },
  home: {
    question: 'Vítejte. Kdo dnes soudcuje?',
    foot: 'Vše zůstává v tomto telefonu. Síť není potřeba.',
  },
  update: {
    waiting: 'Je tu nová verze. Hry zůstanou tak, jak jsou.',
    take: 'Použít hned',
    taken: 'Toto okno ještě ukazuje předchozí verzi.',
    reload: 'Načíst znovu',
    offline: 'Vše už je v telefonu: funguje to i bez sítě.',
  },
} satisfies Translation<typeof en>

export default cs
