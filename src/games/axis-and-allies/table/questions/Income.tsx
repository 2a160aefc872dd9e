import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useSendAll } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import { Row } from '../../../../ui/List'
import { TERRITORIES } from '../../box/board'
import { POWERS, START } from '../../box/powers'
import type { OwnMove } from '../../rules/moves'
import { productionOf } from '../../rules/collect-income'
import { Plate } from '../parts/Plate'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { useTurnWords } from './words/turn'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/**
 * Component that shows the income statement and ends the turn. The statement contains the production at the start, each change since then,
 * and the cash before and after.
 */
export function Income({ question }: QuestionProps) {
  const texts = useTexts()
  const words = useTurnWords()
  const sendAll = useSendAll()
  const { power, territories, cash, settings } = usePosition()
  const production = productionOf(territories, power)
  const changes = TERRITORIES.flatMap(({ id, original, income: printed }) => {
    const { controller, income } = territories[id] ?? { controller: original, income: printed }
    const [was, is] = [original === power ? printed : 0, controller === power ? income : 0]
    return was === is ? [] : [{ id, controller, by: is - was }]
  })
  const moves: readonly OwnMove[] = [
    { do: 'phase', power, to: 7 },
    { do: 'phase', power, to: 'end' },
  ]
  const purse = cash[power] ?? 0
  const following = POWERS[POWERS.indexOf(power) + 1]
  const label = `${words.collect(production)}, ${following === undefined ? words.lastOfRound : words.next(texts.powers[following])}`
  return (
    <QuestionFrame
      question={question}
      answer={
        <Button kind="do" onClick={() => void sendAll(moves)}>
          {label}
        </Button>
      }
    >
      <ul className="card list">
        <Row title={words.start} trail={<strong>{START[power]}</strong>} />
        {changes.map(({ id, controller, by }) => (
          <Row key={id} lead={<Plate role={controller} size={28} />} title={texts.spaceName(id)} trail={<strong>{signed(by)}</strong>} />
        ))}
        <Row title={texts.archive.production} trail={<strong className="type-title">{production}</strong>} />
        {settings.moneyTold && <Row title={words.cash} trail={<strong>{`${purse} → ${purse + production}`}</strong>} />}
      </ul>
    </QuestionFrame>
  )
}
