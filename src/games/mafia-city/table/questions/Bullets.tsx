import { useOtherQuestions } from '../../../../table/now/OtherQuestions'
import { useSend } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import type { Colour } from '../../box/box'
import { useKeys } from '../asking/words/keys'
import { bullet } from '../parts/icons'
import { nameOf, usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { mayBulletIn } from './bullet-tiles'

/** Row with a button for each player who has passed and may use a Bullet before the player on turn acts (R13, R71). */
export function Bullets({ by }: { readonly by: Colour }) {
  const texts = useTexts()
  const keys = useKeys()
  const state = usePosition()
  const send = useSend()
  const { questions } = useOtherQuestions()
  const players = mayBulletIn(state, questions)
  if (players.length === 0) return
  const title = keys.bulletsBefore(nameOf(state, texts.colours, by))
  return (
    <div className="flex flex-wrap items-center gap-2" role="group" aria-label={title}>
      <span className="label">{title}</span>
      {players.map((one) => (
        <Button key={one} icon={bullet} className="w-auto" onClick={() => void send({ do: 'bullet', by: one })}>
          {nameOf(state, texts.colours, one)}
        </Button>
      ))}
    </div>
  )
}
