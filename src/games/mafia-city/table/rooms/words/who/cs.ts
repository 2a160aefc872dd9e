import type { WhoTexts } from './en'

const cs: WhoTexts = {
  mayVeto: (name) => `Smí jen reagovat: vetem ruší kartu nebo symbol. Na tahu je ${name}.`,
  mayBullet: 'Má pas; až na něj přijde řada, smí ještě jednu akci za Náboj.',
  mayLook: 'Drží Policistu: kdykoli se smí komukoli podívat na karty v ruce. Co uvidí, nechá si pro sebe.',
  mayOrder: 'Drží Starostu: vybírá, která lokace je na řadě, a ve strategické fázi i to, kdo na ní rozhoduje.',
}
export default cs
