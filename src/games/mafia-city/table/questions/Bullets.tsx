import { StackedTiles } from '../../../../table/question/ActionTiles'
import type { Colour } from '../../box/box'
import { useKeys } from '../asking/words/keys'
import { nameOf, usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { useBulletTiles } from './bullet-tiles'

/** Component with a button for each player who has passed and may use a Bullet before the player on turn acts (R13, R71). */
export function Bullets({ by }: { readonly by: Colour }) {
  const texts = useTexts()
  const keys = useKeys()
  const state = usePosition()
  const tiles = useBulletTiles()
  if (tiles.length === 0) return
  const title = keys.bulletsBefore(nameOf(state, texts.colours, by))
  return (
    <div className="flex flex-col gap-1">
      <h2 className="label">{title}</h2>
      <StackedTiles label={title} tiles={tiles} />
    </div>
  )
}
