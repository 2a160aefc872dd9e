// The games on offer, and beside them those that are not: the smallest whole game, and one that is still on the way.
import { catalogue as product } from '../../../src/games/catalogue'
import type { GameOnOffer } from '../../../src/session/environment/game-on-offer'

export const catalogue: readonly GameOnOffer[] = [
  ...product,
  {
    id: 'islet',
    name: { en: 'The Islet', cs: 'Ostrůvek' },
    load: async () => (await import('../../fixtures/tiny')).islet,
  },
  {
    id: 'el-capitan',
    name: { en: 'El Capitan', cs: 'El Capitan' },
    load: async () => (await import('../../../src/games/el-capitan')).elCapitan,
  },
]
