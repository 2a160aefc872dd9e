import { castleAreas } from '../../../model/control'
import type { HouseId } from '../../../box/box'
import type { Outcome, State } from '../../../model/state'
import type { outcome as english } from '../../en/deferred/outcome'
import { listAnd, counted, inRound } from '../nouns'
import { names } from '../names'
import { winnerName } from '../standing'

const { house } = names

const tieBreak: Record<Outcome['decidedBy'], string> = {
  castles: '',
  landAreas: '; rozhodl počet pevninských oblastí',
  supply: '; rozhodl žeton zásob',
  ironThrone: '; rozhodla stupnice Železný trůn',
  power: '; rozhodla použitelná síla',
  draw: '',
}

/** Returns a Czech text with the number of castle areas that the winner controls, and the number of the round. */
const held = (winner: HouseId, state: State): string =>
  `${counted(castleAreas(state, winner).length, 'castleArea')} ${inRound(state.round)}`

/** Returns one or two Czech sentences that name the winner of the game and the reason of the victory. */
export const outcomeText = (outcome: Outcome, state: State): string => {
  const [winner] = outcome.winners
  if (winner === undefined) return 'Hra skončila.'
  if (outcome.winners.length > 1) return `Nerozhodně: o vítězství se dělí ${names.houses(outcome.winners)}.`
  return `Vítězí ${winnerName(state, winner)}. ${held(winner, state)}${outcome.how === 'sudden' ? '' : tieBreak[outcome.decidedBy]}.`
}

/** Czech texts of the screen at the end of the game. */
export const outcome = {
  held,
  draw: (state: State): string => `Nerozhodně: ${listAnd((state.outcome?.winners ?? []).map((id) => house.plain(id)))}`,
  sudden: 'Okamžité vítězství',
  lastRound: 'Po posledním kole',
  standings: 'Konečné pořadí',
  landAreas: 'Pevninské oblasti',
  supply: 'Zásoby',
  power: 'Použitelné žetony',
  decidedBy: {
    castles: 'Nejvíc měst a opevnění',
    landAreas: 'Měst a opevnění stejně; rozhodl počet pevninských oblastí',
    supply: 'Měst a opevnění stejně; rozhodl vyšší žeton zásob',
    ironThrone: 'Měst, opevnění, oblastí i zásob stejně; rozhodla stupnice Železný trůn',
    power: 'Měst, opevnění i zásob stejně; rozhodla použitelná síla',
    draw: 'Ve všem stejně: nerozhodně',
  } satisfies Record<Outcome['decidedBy'], string>,
  resume: 'Zpět k poslednímu tahu',
  keepCopy: 'Uložit kopii této hry',
} satisfies typeof english
