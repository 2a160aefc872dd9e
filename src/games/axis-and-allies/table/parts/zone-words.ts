import { useLanguage } from '../../../../ui/words'
import type { Canal } from '../../box/board'
import { byLanguage } from '../../../../ui/by-language'

/** Texts for sea zones and their surroundings. */
export interface ZoneWords {
  readonly zone: (number: string) => string
  readonly shores: (number: string, names: readonly string[]) => string
  readonly openSea: string
  readonly nextTo: (numbers: readonly string[]) => string
  /** Ships of a power in a zone. */
  readonly fleet: (power: string, ships: string) => string
  /** Names of the seas, in the order of the chart. */
  readonly seas: readonly string[]
  readonly canals: Readonly<Record<Canal, string>>
}

const listed = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1) ?? ''}`

const en: ZoneWords = {
  zone: (number) => `Sea zone ${number}`,
  shores: (number, names) => `${number}: ${names.join(', ')}`,
  openSea: 'open sea',
  nextTo: (numbers) => `Next to ${listed(numbers, 'and')}.`,
  fleet: (power, ships) => `${power}: ${ships}`,
  seas: [
    'North Atlantic',
    'Mediterranean and Black Sea',
    'South Atlantic and Caribbean',
    'Indian Ocean',
    'East Indies and Australia',
    'South Pacific',
    'Central Pacific',
    'American Pacific coast',
    'North Pacific',
  ],
  canals: { panama: 'Panama Canal', suez: 'Suez Canal' },
}

const cs: ZoneWords = {
  zone: (number) => `Mořská zóna ${number}`,
  shores: (number, names) => `${number}: ${names.join(', ')}`,
  openSea: 'otevřené moře',
  nextTo: (numbers) => `Sousedí: ${listed(numbers, 'a')}.`,
  fleet: (power, ships) => `${power}: ${ships}`,
  seas: [
    'Severní Atlantik',
    'Středomoří a Černé moře',
    'Jižní Atlantik a Karibik',
    'Indický oceán',
    'Východní Indie a Austrálie',
    'Jižní Tichomoří',
    'Střední Tichomoří',
    'Tichomoří u Ameriky',
    'Severní Tichomoří',
  ],
  canals: { panama: 'Panamský průplav', suez: 'Suezský průplav' },
}

export const zoneWordsIn = byLanguage<ZoneWords>({ en, cs })
/** Hook: returns the texts in the current language. */
export const useZoneWords = (): ZoneWords => zoneWordsIn(useLanguage())
