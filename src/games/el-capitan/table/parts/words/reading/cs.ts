import type { ReadingTexts } from './en'

/** Czech texts of the form in which the users read the numbers of a city off the board. */
const cs: ReadingTexts = {
  into: (inCity, kind, at, known) =>
    (kind === 'harbour' || kind === 'fortress'
      ? `Cena ${inCity}, ${at}. ${kind === 'harbour' ? 'přístavní políčko' : 'políčko pevnosti'}`
      : `Číslo ${inCity}, políčko ${at}`) + (known === undefined ? '' : `, zatím ${known}`),
  noDark: 'Není vyznačené žádné uzavírací políčko.',
  noTriangle: 'Není vyznačený trojúhelník.',
  high: (numbers) => `${numbers.join(', ')}: ${numbers.length === 1 ? 'neobvykle vysoké číslo' : 'neobvykle vysoká čísla'}.`,
  jump: (from, to) => `${from} a pak ${to}?`,
  rest: (city) => `Přečíst zbytek čísel: ${city}`,
  pastPaydays: 'Co se už vyplatilo, se tím nezmění. Aby se vyplácelo znovu, je potřeba hru vrátit k výplatnímu dni.',
  lookAgain: 'Podívej se ještě jednou na plán; město jde uložit i tak.',
}

export default cs
