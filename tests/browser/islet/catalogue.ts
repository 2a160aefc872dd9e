// Catalogue of the app with two additional games for tests, The Islet and The Forecast.
import { catalogue as product, type TitledGame } from '../../../src/games/catalogue'
import { byLanguage } from '../../../src/ui/language/by-language'

export const catalogue: readonly TitledGame[] = [
  ...product,
  {
    id: 'islet',
    titleIn: byLanguage({ en: { name: 'The Islet' }, cs: { name: 'Ostrůvek' } }),
    load: async () => (await import('../../fixtures/tiny')).islet,
  },
  {
    id: 'forecast',
    titleIn: byLanguage({ en: { name: 'The Forecast' }, cs: { name: 'Předpověď' } }),
    load: async () => (await import('../../fixtures/forecast')).forecast,
  },
]
