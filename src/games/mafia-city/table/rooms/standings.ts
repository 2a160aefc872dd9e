import { lineOfPlay, type Ledger } from '../../../../referee'
import { seatsFrom } from '../../../../kit/turns'
import type { Standings } from '../../../../table/game-over/GameOver'
import type { FigurePart } from '../../../../table/RoleFigures'
import { trophy, users } from '../../../../table/icons'
import type { MafiaCity } from '../..'
import type { Colour } from '../../box/box'
import { countsCards } from '../../model/settings'
import type { Criterion, State } from '../../model/state'
import { coloursOf } from '../../model/tokens'
import { cards, mayor, reserve } from '../parts/icons'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'

/**
 * Returns the final ranking with the numbers that decided the ranks. Numbers that the app does not track are included only if the players
 * reported them.
 */
export const standingsOf = (ledger: Ledger<MafiaCity>, state: State, texts: Texts): Standings<Colour> => {
  const { result, settings, vp } = state
  const { columns, short, standings } = texts.over
  const move = lineOfPlay(ledger).findLast(({ entry }) => entry.move.do === 'end')?.entry.move
  const ended = move?.do === 'end' ? move : undefined
  const seats = seatsFrom(coloursOf(state), state.start)
  const compared = [
    { is: 'vp' as const, icon: trophy, name: columns.vp, of: (colour: Colour) => vp[colour] ?? 0 },
    ...(settings.tokensKept || ended?.reserve !== undefined
      ? [
          {
            is: 'reserve' as const,
            icon: reserve,
            name: columns.reserve,
            of: (colour: Colour) => (ended?.reserve ?? state.reserve)[colour],
          },
        ]
      : []),
    ...(countsCards(settings) || ended?.cards !== undefined
      ? [{ is: 'cards' as const, icon: cards, name: columns.cards, of: (colour: Colour) => (ended?.cards ?? state.cards)[colour] }]
      : []),
    {
      is: 'mayor' as const,
      icon: mayor,
      name: columns.mayor,
      noYes: [columns.no, columns.yes] as const,
      of: (colour: Colour) => (state.mayor === colour ? 1 : 0),
    },
    ...(result?.decidedBy.includes('distance') === true
      ? [{ is: 'distance' as const, icon: users, name: columns.distance, of: (colour: Colour) => seats.indexOf(colour) }]
      : []),
  ]
  const decidedBy = result?.decidedBy ?? []
  // Criteria are compared in order until one of them decides.
  const lastOf = (by: Criterion | undefined) => compared.findIndex(({ is }) => is === by)
  const partsOf = (rank: number): readonly FigurePart[] => {
    const last = Math.max(lastOf(decidedBy[rank - 1]), lastOf(decidedBy[rank]))
    return compared.map(({ is }, column) => (rank === 0 && is === decidedBy[0] ? 'decided' : column > last ? 'notCompared' : undefined))
  }
  return {
    title: standings,
    role: texts.family,
    columns: compared.map(({ is, ...column }) => ({ ...column, short: short[is] })),
    rows: (result?.places ?? []).map((colour, rank) => ({
      role: colour,
      name: nameOf(state, texts.colours, colour),
      player: texts.colours[colour],
      figures: compared.map(({ of }) => of(colour)),
      parts: partsOf(rank),
    })),
  }
}
