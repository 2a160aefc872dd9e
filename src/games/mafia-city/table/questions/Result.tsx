import { accepted } from '../../../../referee'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useStandardTexts } from '../../../../table/standard/context'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { List, Row } from '../../../../ui/List'
import { Stepper } from '../../../../ui/Stepper'
import { CARDS, TOKENS_IN_BOX, type Colour } from '../../box/box'
import type { Counts } from '../../model/state'
import { toTell } from '../../rules/end-of-game'
import { useAsking } from '../asking/words'
import { Plate } from '../parts/Plate'
import { nameOf } from '../parts/position'
import { useTexts } from '../parts/words'
import { JustNow } from './JustNow'
import { useAsked } from './shared'

/**
 * Component that ends the game. If the app does not track Mafiosi or cards, tied players report their Mafiosi in reserve, and players who
 * are still tied report their cards.
 */
export function Result({ question }: QuestionProps) {
  const texts = useTexts()
  const words = useAsking()
  const { nothing } = useStandardTexts()
  const { state, draft, setDraft, back } = useAsked(question)
  const countsOf = (what: 'reserve' | 'cards', of: readonly Colour[]): Counts =>
    Object.fromEntries(of.map((colour) => [colour, draft[what]?.[colour] ?? 0]))
  const first = toTell(state, {})
  const reserve = first?.what === 'reserve' ? countsOf('reserve', first.of) : undefined
  const then = reserve === undefined ? first : toTell(state, { reserve })
  const cards = then?.what === 'cards' ? countsOf('cards', then.of) : undefined
  const rows = (what: 'reserve' | 'cards', counts: Counts | undefined) =>
    counts !== undefined && (
      <List label={texts.has[what]}>
        {(Object.keys(counts) as Colour[]).map((colour) => {
          const name = nameOf(state, texts.colours, colour)
          const put = (value: number) => setDraft({ ...draft, [what]: { ...draft[what], [colour]: value } })
          return (
            <Row
              key={colour}
              lead={<Plate role={colour} size={32} />}
              title={name}
              note={texts.has[what]}
              trail={
                <Stepper
                  label={words.countLabel(name, what)}
                  value={counts[colour] ?? 0}
                  max={what === 'reserve' ? TOKENS_IN_BOX : CARDS}
                  onChange={put}
                  size="s"
                />
              }
            />
          )
        })}
      </List>
    )
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      above={<JustNow />}
      finish={{
        label: nothing.result ?? '',
        answer: accepted({ do: 'end', ...(reserve && { reserve }), ...(cards && { cards }) }),
      }}
    >
      {rows('reserve', reserve)}
      {rows('cards', cards)}
    </QuestionFrame>
  )
}
