import type { Refused } from '../en/refused'

const possible = (locations: readonly string[], none: string): string =>
  locations.length === 0 ? none : `Jde to tady: ${locations.join(', ')}.`
const cardsOf = (n: number): string => (n === 1 ? '1 kartu' : n > 1 && n < 5 ? `${n} karty` : `${n} karet`)

/** Czech texts of refusals with names and numbers. */
export const refused: Refused = {
  NOT_YOUR_TURN: ({ next }) => [
    next === undefined ? 'Na tahu je někdo jiný' : `Na tahu je ${next}`,
    'Hraje se ve směru hodinových ručiček. Ostatní jen reagují na to, co je zahráno.',
  ],
  PASSED: ({ who }) => [`${who} má pas`, 'Další akci dovolí jen Náboj. Komu razie vrátí Mafiána, je znovu ve hře.'],
  NO_TOKEN_IN_HAND: ({ who, reserve }) => [
    `${who} nemá v ruce žádného Mafiána`,
    `Pokládá se z ruky${reserve > 0 ? `; dva Klobouky položí Mafiána z rezervy (${reserve})` : ''}. Zbývá karta, vyčkat, nebo pas.`,
  ],
  NO_TOKEN_IN_RESERVE: ({ who }) => [
    `${who} má prázdnou rezervu`,
    'Dva Klobouky pokládají z rezervy. Bez ní: polož Mafiána z ruky, nebo zahraj jinou kartu.',
  ],
  NOT_ENOUGH_CARDS: ({ who, cards }) => [
    cards === 0 ? `${who} nemá v ruce žádnou kartu` : `${who} má v ruce ${cardsOf(cards)}`,
    'Na to je to málo. Pokud je jich u stolu víc, oprav počet: „Něco opravit“.',
  ],
  NO_SUCH_TOKEN: ({ inside, what, elsewhere }) => [
    `${inside === '' ? 'Tam' : inside} nikdo neleží`,
    `${what}: vyber lokaci s Mafiány. ${possible(elsewhere, 'Teď žádná není.')}`,
  ],
  NOT_OWN_TOKEN: ({ who, owner, inside, elsewhere }) => [
    owner === undefined ? 'Tento Mafián patří někomu jinému' : `Tento Mafián není tvůj, hraje s ním ${owner}`,
    `${who} bere jen vlastní Mafiány${inside === '' ? '' : ` a ${inside} žádné nemá`}. ${possible(elsewhere, '')}`.trim(),
  ],
  RAID_NEEDS_TWO: ({ who, inside, own, elsewhere }) => [
    'Policejní razie potřebuje dva vlastní',
    `${who} ${own === 0 ? `${inside} nikoho nemá` : `má ${inside} jen jednoho`}. ${possible(elsewhere, 'Dva neleží nikde.')}`,
  ],
  SAME_LOCATION: ({ what, elsewhere }) => ['Je potřeba druhá lokace', `${what}: vyber jinou než první. ${possible(elsewhere, '')}`.trim()],
  LOCATION_EMPTY: ({ inside, what, elsewhere }) => [
    `${inside === '' ? 'Tam' : inside} nikdo neleží`,
    `${what}: vyber lokaci s Mafiány. ${possible(elsewhere, 'Teď žádná není.')}`,
  ],
  CELL: () => ['Do Cely se Mafiáni nepokládají', 'Dostanou se tam jen kartou nebo efektem Věznice a vyprázdní ji jen Věznice.'],
  EMPTY_HAND: ({ owner = '' }) => [
    owner === '' ? 'V ruce nejsou karty' : `${owner} nemá v ruce žádnou kartu`,
    'Zloděj bere tomu, kdo nějaké karty má.',
  ],
  NOT_ADJACENT: ({ elsewhere }) => ['Nájemný vrah jde jen do sousední lokace', possible(elsewhere, 'Žádnou nemá.')],
  NOT_CONTROLLER: ({ next }) => [
    next === undefined ? 'Lokaci nikdo nekontroluje' : `Lokaci kontroluje ${next}`,
    'Efekt používá jen ten, kdo lokaci kontroluje.',
  ],
  NOT_MAYOR_HOLDER: ({ next }) => [
    next === undefined ? 'Starostu nikdo nemá' : `Starostu má ${next}`,
    'Starosta určuje lokaci i to, kdo na ní rozhoduje.',
  ],
  NOT_YOUR_DECISION: ({ next }) => [
    next === undefined ? 'Teď rozhoduje někdo jiný' : `Teď rozhoduje ${next}`,
    'Každý na lokaci rozhoduje jednou, v pořadí lokace.',
  ],
}
