import type { PlainPractice } from '../../../table/plain/plain-game'
import { practiceSteps, type PlainStep } from '../../../table/plain/practice-steps'
import type { MafiaCity } from '..'
import type { OwnMove, Setup } from '../model/moves'

/** Practice game: a placement, a refusal, a card with vetoes, the end of the action phase, the first location, undo, and the log. */

const COLOURS = ['red', 'blue', 'green'] as const
const NAMES = { en: ['Anna', 'Peter', 'Tom'], cs: ['Anna', 'Petr', 'Tom'] } as const

const setupIn = (names: readonly string[]): Setup => ({
  players: COLOURS.map((colour, at) => ({ colour, name: names[at] ?? '' })),
  start: 'red',
})

/**
 * Locations of the placed Mafiosi, round by round. Red and Blue have one each in the Prison. Blue has two at the Police Station, for a
 * Raid.
 */
const PLACED = [
  [1, 1, 2],
  [3, 4, 3],
  [6, 4, 5],
] as const

/** Moves of a game with the map set up and three placed Mafiosi per player. */
const BEFORE: readonly OwnMove[] = [
  { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] },
  ...COLOURS.map((by): OwnMove => ({ do: 'redraw', by, discard: 0 })),
  ...PLACED.flatMap((round) => round.map((at, seat): OwnMove => ({ do: 'act', by: COLOURS[seat] ?? 'red', what: 'place', at }))),
]
const placedBefore = PLACED.flat().length

const { countOf, happened, lastSteps } = practiceSteps<MafiaCity>()

const steps: readonly PlainStep<MafiaCity>[] = [
  { id: 'place', isDone: happened('placed', placedBefore) },
  { id: 'refused', isDone: ({ refused }) => refused !== undefined },
  { id: 'card', isDone: happened('declared') },
  { id: 'veto', isDone: happened('vetoed') },
  { id: 'fists', isDone: happened('vetoed', 1) },
  { id: 'stands', isDone: (now) => countOf(now, 'settled') > 0 && now.open.state.jailing?.open !== true },
  { id: 'pass', isDone: happened('locationsBegun') },
  { id: 'location', isDone: happened('controlled') },
  ...lastSteps,
]

export const practice: PlainPractice<MafiaCity> = {
  of: (name, language) => ({
    game: 'mafia-city',
    name,
    parts: [{ prepared: { setup: setupIn(NAMES[language]), seed: 'practice', moves: BEFORE }, steps }],
  }),
  texts: {
    en: {
      steps: {
        place: 'Anna’s turn. Tap the Harbour: her Mafioso goes on top.',
        refused: 'Peter’s turn. Choose “Card”, then Police Raid, and tap the Prison. He has only one Mafioso there.',
        card: 'Every refusal says why, and what works instead. Close it, go back, and play the Snitch on Anna in the Prison.',
        veto: 'Opponents may answer. Tap “Police Chief” in Anna’s row; the light button would say that nobody answers.',
        fists: 'A veto can be answered as well. Tap “two Fists” in Tom’s row, not the light button.',
        stands: 'Two vetoes are even: the Snitch works after all, as nobody holds two cards to answer any more. Press “No Complicity”.',
        pass: 'Put away what has moved with “{done}”. Then tap “Pass” for one after another: the last pass ends the phase at once.',
        location: 'Seven locations are evaluated, one by one. Press “Evaluate 1 Prison”, then the button that begins with “No deals”.',
        undo: 'Everything can be taken back. Try it.',
        log: 'And nothing is lost: open “{log}”.',
        look: 'Every entry opens the city as it lay. Have a look, then finish.',
      },
      learnt: ['A turn by one tap on the city', 'A card, a veto, and a veto on the veto', 'Who controls a location, and why'],
      note: 'Locations, figures and taking back are asked in the same way. Wherever you are, the book at the top opens the rules.',
    },
    cs: {
      steps: {
        place: 'Hraje Anna. Klepni na Přístav: její Mafián jde navrch.',
        refused: 'Hraje Petr. Zvol „Karta“, pak Policejní razie a klepni na Věznici. Má tam jen jednoho Mafiána.',
        card: 'Každé odmítnutí řekne proč a co jde místo toho. Zavři ho, vrať se a zahraj Práskače ve Věznici na Annu.',
        veto: 'Soupeři smějí odpovědět. Klepni u Anny na „Náčelník“; světlé tlačítko by řeklo, že neodpovídá nikdo.',
        fists: 'I na veto lze odpovědět. Klepni u Toma na „dvě Pěsti“, ne na světlé tlačítko.',
        stands: 'Dvě veta jsou sudý počet: Práskač přece platí, dvě karty na další odpověď už nikdo nemá. Stiskni „Bez Spoluúčasti“.',
        pass: 'Co se přesunulo, potvrď tlačítkem „{done}“. Pak klepni za každého na „Pas“: poslední pas fázi hned ukončí.',
        location: 'Sedm lokací se vyhodnotí jedna po druhé. Stiskni „Vyhodnotit: 1 Věznice“ a pak tlačítko „Bez dohod“.',
        undo: 'Všechno jde vrátit. Zkus to.',
        log: 'A nic se neztratí: otevři „{log}“.',
        look: 'Každý záznam otevře město, jak tehdy leželo. Podívej se a skonči.',
      },
      learnt: ['Tah jedním klepnutím na lokaci', 'Karta, veto a veto na veto', 'Kdo kontroluje lokaci a proč'],
      note: 'Lokace, figurky a stahování zpět se ptají stejně. Kdekoli otevře kniha nahoře pravidla.',
    },
  },
}
