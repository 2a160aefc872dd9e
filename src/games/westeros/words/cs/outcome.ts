import { castleAreas } from '../../rules/control'
import type { HouseId } from '../../box/box'
import type { Outcome, State } from '../../state'
import type { outcome as english } from '../en/outcome'
import { playerOf } from '../lookup'
import { all, counted, inRound } from './nouns'
import { names } from './names'

const { house } = names

/** "rod Tyrell (Tom)" */
const winnerName = (state: State, id: Outcome['winners'][number]): string => {
  const player = playerOf(state, id)
  return player === undefined ? house.nom(id) : `${house.nom(id)} (${player})`
}

const tieBreak: Record<Outcome['decidedBy'], string> = {
  castles: '',
  supply: '; rozhodl žeton zásob',
  power: '; rozhodla použitelná síla',
  draw: '',
}

/** What the winner holds at the end. */
const held = (winner: HouseId, state: State): string =>
  `${counted(castleAreas(state, winner).length, 'castleArea')} ${inRound(state.round)}`

/** Who won and by what, in one or two sentences. */
export const outcomeText = (outcome: Outcome, state: State): string => {
  const [winner] = outcome.winners
  if (winner === undefined) return 'Hra skončila.'
  if (outcome.winners.length > 1) return `Nerozhodně: o vítězství se dělí ${names.houses(outcome.winners)}.`
  return `Vítězí ${winnerName(state, winner)}. ${held(winner, state)}${outcome.how === 'sudden' ? '' : tieBreak[outcome.decidedBy]}.`
}

const sharing: Readonly<Record<number, string>> = { 2: 'dva rody', 3: 'tři rody', 4: 'čtyři rody', 5: 'pět rodů' }

/** Words of the last screen. */
export const outcome = {
  held,
  title: (state: State): string => {
    const winners = state.outcome?.winners ?? []
    const [winner] = winners
    if (winner === undefined) return 'Hra skončila'
    if (winners.length > 1) return `O vítězství se dělí ${sharing[winners.length] ?? counted(winners.length, 'house')}`
    return `Vítězí ${winnerName(state, winner)}`
  },
  draw: (state: State): string => `Nerozhodně: ${all((state.outcome?.winners ?? []).map((id) => house.plain(id)))}`,
  sudden: 'Okamžité vítězství',
  lastRound: 'Po posledním kole',
  standings: 'Konečné pořadí',
  castleAreas: 'Města a opevnění',
  supply: 'Zásoby',
  power: 'Použitelná síla',
  decidedBy: {
    castles: 'Nejvíc měst a opevnění',
    supply: 'Měst a opevnění stejně; rozhodl vyšší žeton zásob',
    power: 'Měst, opevnění i zásob stejně; rozhodla použitelná síla',
    draw: 'Ve všem stejně: nerozhodně',
  } satisfies Record<Outcome['decidedBy'], string>,
  resume: 'Zpět k poslednímu tahu',
  keepCopy: 'Uložit kopii této hry',
} satisfies typeof english
