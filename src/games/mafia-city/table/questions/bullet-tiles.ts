import type { Prompt } from '../../../../referee'
import type { ActionTile } from '../../../../table/question/ActionTiles'
import { useOtherQuestions } from '../../../../table/now/OtherQuestions'
import { useSend } from '../../../../table/question/answering'
import type { Colour } from '../../box/box'
import type { State } from '../../model/state'
import { nextToAct } from '../../rules/action-phase'
import { useKeys } from '../asking/words/keys'
import * as drawings from '../parts/icons'
import { nameOf, usePosition } from '../parts/position'
import { useTexts } from '../parts/words'

/** Returns the players who have passed and may use a Bullet before the next player acts (R13), in turn order. */
const mayBulletIn = (state: State, questions: readonly Prompt[]): readonly Colour[] =>
  nextToAct(state).mayBullet.filter((one) => questions.some(({ kind, roles }) => kind === 'bullet' && roles.includes(one)))

/**
 * Hook that returns a tile for each player who has passed and may use a Bullet before the player on turn acts (R13, R71), in turn order.
 */
export function useBulletTiles(next: Colour): readonly ActionTile[] {
  const texts = useTexts()
  const keys = useKeys()
  const state = usePosition()
  const { questions } = useOtherQuestions()
  const send = useSend()
  const called = (colour: Colour) => nameOf(state, texts.colours, colour)
  const able = mayBulletIn(state, questions)
  // A Bullet gives up the chance of the players before its player, because Bullets are used in turn order (R13).
  const forgoneBy = (by: Colour) => able.slice(0, able.indexOf(by)).map(called)
  return able.map((by) => ({
    id: `bullet-${by}`,
    icon: drawings.bullet,
    title: `${called(by)}: ${texts.effects.bullet}`,
    note: [keys.bulletsBefore(called(next)), ...keys.forgone(forgoneBy(by))].join('; '),
    label: [`${called(by)} ${texts.effects.bullet}, ${keys.bulletsBefore(called(next))}`, ...keys.forgone(forgoneBy(by))].join('; '),
    onPress: () => void send({ do: 'bullet', by }),
  }))
}
