import { accepted, refusedByReferee } from '../../../../referee'
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
  const called = (colour: Colour) => nameOf(state, texts.colours, colour)
  // Only the numbers of the listed players: the draft can contain cards of players who are no longer tied.
  const countsOf = (what: 'reserve' | 'cards', of: readonly Colour[]): Counts =>
    Object.fromEntries(of.flatMap((colour) => (draft[what]?.[colour] === undefined ? [] : [[colour, draft[what][colour]]])))
  const first = toTell(state, {})
  const reserve = first?.what === 'reserve' ? countsOf('reserve', first.of) : undefined
  const then = toTell(state, { ...(reserve && { reserve }) })
  const cards = then?.what === 'cards' ? countsOf('cards', then.of) : undefined
  const missing = toTell(state, { ...(reserve && { reserve }), ...(cards && { cards }) })
  const rows = (what: 'reserve' | 'cards', of: readonly Colour[] | undefined) =>
    of !== undefined && (
      <List label={texts.has[what]}>
        {of.map((colour) => {
          const name = called(colour)
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
                  value={draft[what]?.[colour]}
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
        answer:
          missing === undefined
            ? accepted({ do: 'end', ...(reserve && { reserve }), ...(cards && { cards }) })
            : refusedByReferee('MALFORMED', { at: `move.${missing.what}`, of: missing.of }),
        missing: missing && words.untyped(missing.of.map(called)),
      }}
    >
      {rows('reserve', reserve && first?.of)}
      {rows('cards', cards && then?.of)}
    </QuestionFrame>
  )
}
