// Catalogue of the app with one additional game for tests, The Islet.
import { catalogue as product, type TitledGame } from '../../../src/games/catalogue'
import { byLanguage } from '../../../src/ui/language/by-language'

export const catalogue: readonly TitledGame[] = [
  ...product,
  {
    id: 'islet',
    titleIn: byLanguage({ en: { name: 'The Islet' }, cs: { name: 'Ostrůvek' } }),
    load: async () => (await import('../../fixtures/tiny')).islet,
  },
]
