// The catalogue of the app, with The Islet as an additional game.
import { catalogue as product } from '../../../src/games/catalogue'
import type { GameOnOffer } from '../../../src/session/environment/game-on-offer'

export const catalogue: readonly GameOnOffer[] = [
  ...product,
  {
    id: 'islet',
    name: { en: 'The Islet', cs: 'Ostrůvek' },
    load: async () => (await import('../../fixtures/tiny')).islet,
  },
]
