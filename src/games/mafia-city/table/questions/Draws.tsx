import { Fragment } from 'react'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { Icon } from '../../../../ui/Icon'
import type { Colour } from '../../box/box'
import { countsCards } from '../../model/settings'
import { coloursOf } from '../../model/tokens'
import { drawsOf, isFewestAsked } from '../../rules/end-of-round'
import { useAsking } from '../asking/words'
import { deals as shuffle } from '../parts/icons'
import { Plate } from '../parts/Plate'
import { nameOf, usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { OneTap } from './OneTap'

/**
 * Component that asks the players to draw their cards at the end of a round. It shows the cards of each player by step, and the order of
 * drawing (R31–R35).
 */
export function Draws({ question }: QuestionProps) {
  const state = usePosition()
  return (
    <OneTap question={question}>
      {!isFewestAsked(state) && <Shuffling />}
      <DrawTable />
      {!isFewestAsked(state) && <DrawOrder />}
    </OneTap>
  )
}

/** Layout of a row with large letters on a phone: the name has a line of its own above its figures. */
const ROW = '@max-[20rem]:grid @max-[20rem]:grid-cols-[1.25fr_repeat(3,1fr)_1.5fr]'
const NAME = '@max-[20rem]:col-span-full'

/** Table of the players with their points, the cards that they draw in each step, and their cards before and after. */
function DrawTable() {
  const texts = useTexts()
  const { drawTable } = useAsking()
  const state = usePosition()
  const { step1, step2, sequence } = drawsOf(state)
  const isOpen = isFewestAsked(state)
  const isCounted = countsCards(state.settings)
  const drawnBy = (colour: Colour) => sequence.filter((one) => one === colour).length
  const extra = (is: boolean) => (is ? '1' : '–')
  return (
    <div className="@container">
      <table
        className="w-full card border-separate border-spacing-0 type-row text-center [&_:is(td,th)]:px-1 [&_:is(td,th)]:py-1.5"
        aria-label={drawTable.cardsDrawn}
      >
        <thead className="type-label text-ink-2">
          <tr className={ROW}>
            <td className={NAME}>
              <span className="sr-only">{drawTable.title}</span>
            </td>
            <th scope="col">{drawTable.points}</th>
            {[1, 2, 3].map((step) => (
              <th key={step} scope="col">
                <span aria-hidden>{step}.</span>
                <span className="sr-only">{drawTable.step(step)}</span>
              </th>
            ))}
            {isCounted && <th scope="col">{drawTable.cards}</th>}
          </tr>
        </thead>
        <tbody>
          {coloursOf(state).map((colour) => {
            const before = state.cards[colour] ?? 0
            return (
              <tr key={colour} className={`${ROW} ${colour === step2 ? 'bg-surface-3' : ''}`}>
                <th scope="row" className={NAME}>
                  <span className="flex items-center gap-2 ps-1 text-start">
                    <Plate role={colour} size={28} />
                    <span className="flex-1 w-0 min-w-24 truncate">{nameOf(state, texts.colours, colour)}</span>
                  </span>
                </th>
                <td>{state.vp[colour] ?? 0}</td>
                <td>{isOpen && colour === step2 ? '?' : extra(colour === step1)}</td>
                <td>{extra(colour === step2)}</td>
                <td>{extra(drawnBy(colour) > [step1, step2].filter((one) => one === colour).length)}</td>
                {isCounted && (
                  <td className="whitespace-nowrap">
                    <span className="text-ink-2">{before} → </span>
                    <strong>{before + drawnBy(colour)}</strong>
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Text about the player who shuffles the discards during the draw. It is above the table, so that it is in sight on a small phone. */
function Shuffling() {
  const texts = useTexts()
  const words = useAsking()
  const state = usePosition()
  const { reshuffleBefore, shuffler } = drawsOf(state)
  if (reshuffleBefore === undefined || shuffler === undefined) return
  return <p className="note px-1">{words.shuffles(nameOf(state, texts.colours, shuffler), reshuffleBefore)}</p>
}

/** Players in the order in which they draw, with the place where the discards are shuffled. */
function DrawOrder() {
  const texts = useTexts()
  const { drawTable } = useAsking()
  const state = usePosition()
  const { sequence, reshuffleBefore, shuffler } = drawsOf(state)
  const called = (colour: Colour) => nameOf(state, texts.colours, colour)
  return (
    <div>
      <p className="label px-1">{drawTable.order}</p>
      <ol className="flex flex-wrap gap-x-3 gap-y-1 mt-1" aria-label={drawTable.order}>
        {sequence.map((colour, at) => (
          <Fragment key={at}>
            {at === reshuffleBefore && (
              <li className="self-center">
                <Icon of={shuffle} size="s" label={drawTable.shuffle(called(shuffler ?? colour))} />
              </li>
            )}
            <li className="flex flex-col items-center type-label">
              <Plate role={colour} size={32} />
              <span className="sr-only">{called(colour)}</span>
              <span aria-hidden>{at + 1}</span>
            </li>
          </Fragment>
        ))}
      </ol>
    </div>
  )
}
