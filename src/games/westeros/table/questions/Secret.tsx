import { Button } from '../../../../ui/Button'
import { useOutOfSight, useUntouched } from '../../../../ui/Cover'
import { HoldButton } from '../../../../ui/HoldButton'
import { hidden } from '../../../../ui/icons'
import { useWayBack } from '../../../../ui/way-back'
import type { HouseId } from '../../box/box'
import { useSpeech } from '../speech'
import { useGameState } from './play'

interface SecretProps {
  /** House that may see the cards. */
  readonly role: HouseId
  readonly isShown: boolean
  readonly onShow: (isShown: boolean) => void
}

/** Button that shows cards to one player after a long press, and covers them again, also when the player leaves the app or goes back. */
export function Secret({ role, isShown, onShow }: SecretProps) {
  const { game, names } = useSpeech()
  const state = useGameState()
  const text = game.buttons.secret
  useOutOfSight(() => onShow(false))
  useUntouched(() => onShow(false), isShown)
  useWayBack(() => onShow(false), isShown)
  if (isShown) return <Button onClick={() => onShow(false)}>{text.hide}</Button>
  return (
    <HoldButton kind="alt" icon={hidden} onHold={() => onShow(true)}>
      {text.show(names.player(state, role))}
    </HoldButton>
  )
}
