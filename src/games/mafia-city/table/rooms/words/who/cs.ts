import type { WhoTexts } from './en'

const cs: WhoTexts = {
  mayVeto: (name) => `Smí jen reagovat: vetem ruší kartu nebo symbol, které vynáší ${name}.`,
  mayBullet: 'Má pas; až na něj přijde řada, smí ještě jednu akci za Náboj.',
}
export default cs
