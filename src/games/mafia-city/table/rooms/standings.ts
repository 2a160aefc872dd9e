import { lineOfPlay, type Ledger } from '../../../../referee'
import { seatsFrom } from '../../../../kit/turns'
import type { Standings } from '../../../../table/game-over/GameOver'
import { trophy, users } from '../../../../table/icons'
import type { MafiaCity } from '../..'
import type { Colour } from '../../box/box'
import { countsCards } from '../../model/settings'
import type { State } from '../../model/state'
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
  const { columns, standings } = texts.over
  const move = lineOfPlay(ledger).findLast(({ entry }) => entry.move.do === 'end')?.entry.move
  const ended = move?.do === 'end' ? move : undefined
  const seats = seatsFrom(coloursOf(state), state.start)
  const compared = [
    { icon: trophy, name: columns.vp, of: (colour: Colour) => vp[colour] ?? 0 },
    ...(settings.tokensKept || ended?.reserve !== undefined
      ? [{ icon: reserve, name: columns.reserve, of: (colour: Colour) => (ended?.reserve ?? state.reserve)[colour] }]
      : []),
    ...(countsCards(settings) || ended?.cards !== undefined
      ? [{ icon: cards, name: columns.cards, of: (colour: Colour) => (ended?.cards ?? state.cards)[colour] }]
      : []),
    {
      icon: mayor,
      name: columns.mayor,
      noYes: [columns.no, columns.yes] as const,
      of: (colour: Colour) => (state.mayor === colour ? 1 : 0),
    },
    ...(result?.decidedBy.includes('distance') === true
      ? [{ icon: users, name: columns.distance, of: (colour: Colour) => seats.indexOf(colour) }]
      : []),
  ]
  return {
    title: standings,
    role: texts.family,
    columns: compared,
    rows: (result?.places ?? []).map((colour) => ({
      role: colour,
      name: nameOf(state, texts.colours, colour),
      player: texts.colours[colour],
      figures: compared.map(({ of }) => of(colour)),
    })),
  }
}
