import { StandardOverview } from '../../../table/standard/StandardOverview'
import { seatsFrom } from '../../../kit/turns'
import { sentence } from '../../../ui/grammar/numbers'
import { useTable } from '../../../table/hook'
import { useTableWords } from '../../../table/words'
import { useLanguage } from '../../../ui/words'
import { LOCATIONS } from '../box/box'
import { countsCards } from '../model/settings'
import { coloursOf as playing, targetOf } from '../model/tokens'
import { useKeys } from './asking/words/keys'
import { City } from './City'
import { cards, cell, mafioso, mayor, marker, pass, policeman, reserve } from './parts/icons'
import { coloursOf } from './parts/Plate'
import type { State } from '../model/state'
import { nameOf, usePosition } from './parts/position'
import { useTexts } from './parts/words'
import { turnOf } from './parts/turn'
import { useRoomTexts } from './rooms/words'

/** Phases of a round, in order. */
const PHASES = ['actions', 'locations', 'strategy', 'draw'] as const
const FIGURE_ICONS = { policeman, mayor } as const

/**
 * Hook that returns the players whom the app asks now, e.g. for a reaction to the card of the player on turn, and a function that returns
 * the progress of a player in the turn.
 */
function useProgress(state: State) {
  const done = new Map(turnOf(state, useLanguage())?.map(({ role, progress }) => [role, progress]))
  const prompts = useTable((open) => open.prompts)
  const asked = prompts.filter(({ kind }) => kind === prompts[0]?.kind).flatMap(({ roles }) => roles)
  const progressOf = (colour: State['players'][number]['colour']) => {
    const at = done.get(colour)
    if (at === undefined) return undefined
    return asked.includes(colour) ? 'here' : at === 'here' ? 'waits' : at
  }
  return { asked, progressOf }
}

/**
 * Overview for all players, readable from two metres: points, Mafiosi and cards of all players, the next player, and the locations that are
 * finished.
 */
export default function Overview() {
  const texts = useTexts()
  const rooms = useRoomTexts()
  const keys = useKeys()
  const { words: table } = useTableWords()
  const state = usePosition()
  const { round, stage, settings, vp, hand, cell: jailed, cards: held, marked, start, turns, result } = state
  const called = (colour: Parameters<typeof nameOf>[2]) => nameOf(state, texts.colours, colour)
  const [winner] = result?.places ?? []
  const target = targetOf(state)
  const isSequence = stage === 'locations' || stage === 'strategy'
  // The city marks the location of the question and the markers. Without the city, a row of the seven locations replaces the phases.
  const isListed = isSequence && !settings.tokensKept
  const figures = (['policeman', 'mayor'] as const).filter((figure) => state[figure] !== undefined)
  const { asked, progressOf } = useProgress(state)
  return (
    <StandardOverview
      {...(settings.tokensKept && {
        board: (
          <div className="city-large" data-low={isSequence ? '' : undefined}>
            <City />
          </div>
        ),
      })}
      where={[texts.round(round), texts.phases[stage]]}
      ended={texts.over.wins(winner === undefined ? '' : called(winner), result?.decidedBy[0])}
      winners={winner === undefined ? [] : [winner]}
      inForce={{
        label: rooms.table.inForce,
        icons: figures.map((figure) => FIGURE_ICONS[figure]),
        rules: figures.map((figure) => `${sentence(texts.figures[figure])}: ${called(state[figure] ?? 'red')}`),
      }}
      rolesLabel={texts.families}
      roles={seatsFrom(playing(state), start).map((colour) => {
        const points = vp[colour] ?? 0
        return {
          role: colour,
          name: called(colour),
          player: texts.colours[colour],
          goal: { reached: points, needed: target, label: texts.ofTarget(points, target) },
          figures: [
            ...(settings.tokensKept ? [hand[colour] ?? 0, state.reserve[colour] ?? 0, jailed[colour] ?? 0] : []),
            ...(countsCards(settings) ? [held[colour] ?? 0] : []),
          ],
          colours: coloursOf(colour),
          at: progressOf(colour),
          ...(stage === 'actions' && turns.passed.includes(colour) && !asked.includes(colour) && { atText: texts.passed, atIcon: pass }),
          goalText: rooms.table.of(target),
        }
      })}
      figures={[
        ...(settings.tokensKept
          ? [
              { icon: mafioso, name: texts.has.hand },
              { icon: reserve, name: texts.has.reserve },
              { icon: cell, name: texts.has.cell },
            ]
          : []),
        ...(countsCards(settings) ? [{ icon: cards, name: texts.has.cards }] : []),
      ]}
      {...(!isListed && {
        phases: { label: table.now.phases, names: PHASES.map((id) => ({ id, name: sentence(texts.phases[id]) })), at: stage },
      })}
      legend={[
        ...(settings.tokensKept
          ? [
              { icon: mafioso, name: keys.hand },
              { icon: reserve, name: keys.reserve },
              { icon: cell, name: keys.cell },
            ]
          : []),
        ...(countsCards(settings) ? [{ icon: cards, name: rooms.table.cards }] : []),
      ]}
      spaces={
        isListed
          ? [
              {
                id: 'locations',
                icon: marker,
                name: rooms.table.locations,
                spaces: LOCATIONS.map((at) => {
                  const isNow = (stage === 'locations' ? state.cycle?.at : state.strategy?.at) === at
                  // A location gets its marker in phase II, and loses the marker in phase III.
                  const isDone = !isNow && marked.includes(at) === (stage === 'locations')
                  const label = stage === 'locations' ? texts.marked : texts.decided
                  return { n: at, isNow, printed: isDone ? { text: '✓', label } : { text: '', label: texts.open } }
                }),
              },
            ]
          : []
      }
    />
  )
}
