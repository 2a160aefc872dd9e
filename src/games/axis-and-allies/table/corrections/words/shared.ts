import type { Fight, FightWords } from '../../questions/words'

export const fightsOf = ({ fight }: FightWords): Readonly<Record<Fight, string>> => ({
  land: fight.land[0],
  sea: fight.sea[0],
  landing: fight.landing[0],
  raid: fight.raid[0],
})
