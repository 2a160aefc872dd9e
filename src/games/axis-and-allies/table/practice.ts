import type { PlainPractice } from '../../../table/plain/plain-game'
import { practiceSteps, type PlainStep } from '../../../table/plain/practice-steps'
import type { AxisAndAllies } from '..'
import { UNITS, type Units } from '../box/units'
import type { AnyMove, Setup } from '../model/moves'

/** Practice game: a whole turn of Germany with purchase, a battle of two cycles, a capture, placement and income; undo, and the log. */

const NAMES = { en: ['Anna', 'Peter', 'Tom'], cs: ['Anna', 'Petr', 'Tom'] } as const
const POWERS_OF = [['soviet', 'uk', 'us'], ['germany'], ['japan']] as const

const setupIn = (names: readonly string[]): Setup => ({
  players: POWERS_OF.map((powers, at) => ({ name: names[at] ?? '', powers })),
  settings: { landingsTold: false },
  cash: { germany: 12 },
})

const moved = (from: string, to: string, units: Units): readonly AnyMove[] =>
  UNITS.flatMap((unit): readonly AnyMove[] => {
    const count = units[unit] ?? 0
    return count === 0 ? [] : [{ do: 'move', unit, count, path: [from, to] }]
  })
const germanPhase = (phase: number): AnyMove => ({ do: 'correct', changes: [{ set: 'clock', round: 1, power: 'germany', phase }] })

/**
 * Moves before the lesson. The Soviet Union moves out of the Caucasus and collects income. Germany moves all other units away, so that the
 * presets contain the armies of the lesson. Germany is then in phase 2.
 */
const BEFORE: readonly AnyMove[] = [
  { do: 'phase', power: 'soviet', to: 5 },
  ...moved('caucasus', 'kazakh', { inf: 1, art: 1, arm: 1 }),
  { do: 'phase', power: 'soviet', to: 7 },
  { do: 'phase', power: 'soviet', to: 'end' },
  germanPhase(5),
  ...moved('ukraine', 'balkans', { art: 1 }),
  ...moved('west-russia', 'belorussia', { inf: 3, art: 1, arm: 1 }),
  germanPhase(2),
]

const { countOf, happened, lastSteps } = practiceSteps<AxisAndAllies>()

const steps: readonly PlainStep<AxisAndAllies>[] = [
  { id: 'buy', isDone: happened('purchased') },
  { id: 'announce', isDone: happened('announced') },
  { id: 'armies', isDone: happened('battleBegun') },
  { id: 'attack', isDone: happened('fired') },
  { id: 'defence', isDone: happened('lossesTaken', 1) },
  { id: 'press', isDone: happened('pressed') },
  { id: 'win', isDone: (now) => now.open.state.battle?.outcome !== undefined || countOf(now, 'battleOver') > 0 },
  { id: 'taken', isDone: happened('battleOver') },
  { id: 'move', isDone: ({ open }) => open.state.phase > 5 },
  { id: 'place', isDone: happened('mobilized') },
  { id: 'income', isDone: happened('turnEnded', 1) },
  ...lastSteps,
]

export const practice: PlainPractice<AxisAndAllies> = {
  of: (name, language) => ({
    game: 'axis-and-allies',
    name,
    parts: [{ prepared: { setup: setupIn(NAMES[language]), seed: 'practice', moves: BEFORE }, steps }],
  }),
  texts: {
    en: {
      steps: {
        buy: 'Germany has 12 IPCs. Try a fifth infantry: the plus is dashed, and each row says how much is short. Buy four.',
        announce: 'Pay, and put the infantry in the mobilization zone. Your units are in the Caucasus already: tick it and go to combat.',
        armies: 'Both armies are preset: three infantry and a tank against two infantry. Look at the odds, and open fire.',
        attack: 'Four dice, a row for each value. The tank hits: one in the row “3 or less”. The unit that falls is named below.',
        defence: 'The infantry that fell still fires in this cycle, so the defence has two dice. One hits: you lose one infantry.',
        press: 'Two infantry and a tank against one infantry: 99 in 100. Press on.',
        win: 'Hit once more: the last infantry falls. It still rolls a die: no hit.',
        taken: 'The Caucasus is yours, with its gun and its complex. Change the board as listed, then confirm it.',
        move: 'Now units move that have not fought. None does here: all has moved.',
        place: 'Only complexes that you held when the turn began take new units, so the Caucasus is missing. Place all four in Germany.',
        income: 'Production was 40, the Caucasus adds 4: collect 44. The same button ends the turn.',
        undo: 'Everything can be taken back. Try it.',
        log: 'And nothing is lost: open “{log}”.',
        look: 'Every entry opens the position as it was. Have a look, then finish.',
      },
      learnt: [
        'A turn from purchase to income',
        'A battle, cycle by cycle, with its odds',
        'What you take with a territory, and what waits',
      ],
      note: 'Sea battles, landings, raids and weapons are asked in the same way. Wherever you are, the book at the top opens the rules.',
    },
    cs: {
      steps: {
        buy: 'Německo má 12 CPP. Zkus pátou pěchotu: plus je čárkované a řádky říkají, kolik chybí. Kup čtyři.',
        announce: 'Zaplať a pěchotu odlož do mobilizační zóny. Jednotky už jsou na Kavkaze: zaškrtni ho a přejdi do boje.',
        armies: 'Obě armády jsou předvyplněné: tři pěchoty a tank proti dvěma pěchotám. Podívej se na šance a zahaj palbu.',
        attack: 'Čtyři kostky, řádek pro každou hodnotu. Tank trefil: jeden zásah v řádku do 3. Dole stojí, co padá.',
        defence: 'Pěchota, která padla, v tomto kole ještě střílí, obrana má proto dvě kostky. Jedna zasáhla: ztrácíš jednu pěchotu.',
        press: 'Dvě pěchoty a tank proti jedné pěchotě: 99 ze 100. Pokračuj.',
        win: 'Zasáhni ještě jednou: padá poslední pěchota. I ta ještě hází: bez zásahu.',
        taken: 'Kavkaz je tvůj, i se zbraní a komplexem. Uprav plán podle seznamu a potvrď to.',
        move: 'Teď táhnou jednotky, které nebojovaly. Tady žádné: vše je přesunuto.',
        place: 'Nové jednotky přicházejí jen komplexy drženými od začátku tahu, Kavkaz tu proto chybí. Umísti všechny čtyři v Německu.',
        income: 'Produkce byla 40, Kavkaz přidává 4: vyber 44. Stejné tlačítko ukončí tah.',
        undo: 'Všechno jde vrátit. Zkus to.',
        log: 'A nic se neztratí: otevři „{log}“.',
        look: 'Každý záznam otevře pozici, jaká tehdy byla. Podívej se a skonči.',
      },
      learnt: ['Tah od nákupu po příjem', 'Bitva kolo po kole a její šance', 'Co s územím získáš a co musí počkat'],
      note: 'Námořní bitvy, výsadky, nálety i vývoj zbraní se ptají stejně. Kdekoli otevře kniha nahoře pravidla.',
    },
  },
}
