import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/Button'
import { Cover, useOutOfSight, useUntouched } from '../../../../ui/Cover'
import { HoldButton } from '../../../../ui/HoldButton'
import { hidden } from '../../../../ui/icons'
import { WholeScreen } from '../../../../ui/WholeScreen'
import { useWayBack } from '../../../../ui/way-back'
import type { HouseId } from '../../box/box'
import { Shield } from '../Shield'
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

interface HandedSecretProps {
  /** House that may see the content. */
  readonly role: HouseId
  /** Secret content, shown only while the player holds the button. */
  readonly children: ReactNode
}

/** Button that opens a screen on which the phone is handed to one player, who holds a button to see the content. */
export function HandedSecret({ role, children }: HandedSecretProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={hidden} onClick={() => setOpen(true)}>
        {game.ballots.hand(state, role)}
      </Button>
      {isOpen && (
        <HandOver role={role} onClose={() => setOpen(false)}>
          {children}
        </HandOver>
      )}
    </>
  )
}

/** Screen on which the phone is handed over. The content is covered when the player releases the button. */
function HandOver({ role, onClose, children }: HandedSecretProps & { onClose: () => void }) {
  const { game, names } = useSpeech()
  const state = useGameState()
  /** Timestamp at which the content was shown, in milliseconds; undefined while it is covered. */
  const [since, setSince] = useState<number | undefined>()
  const cover = () => setSince(undefined)
  const text = game.buttons.secret
  const who = names.player(state, role)
  useOutOfSight(cover)
  useUntouched(cover, since !== undefined)
  useCoverOnRelease(cover, since)
  return (
    <WholeScreen label={who} onBack={onClose}>
      <Cover colours={role} shield={<Shield house={role} size={200} />} name={who} note={game.ballots.cover(state, role)}>
        {since !== undefined && children}
        <HoldButton icon={hidden} onHold={() => setSince(performance.now())}>
          {text.show(who)}
        </HoldButton>
        <Button kind="quiet" onClick={onClose}>
          {text.back}
        </Button>
      </Cover>
    </WholeScreen>
  )
}

/** User actions that cover the content: releasing the button, or any other tap or key press. */
const RELEASES = ['pointerup', 'pointercancel', 'pointerdown', 'keydown'] as const

/** Calls `cover` on the first release, tap or key press after `since`. */
function useCoverOnRelease(cover: () => void, since: number | undefined): void {
  useEffect(() => {
    if (since === undefined) return
    // The event that has shown the content is older than `since`.
    const release = ({ timeStamp }: Event) => timeStamp > since && cover()
    for (const name of RELEASES) addEventListener(name, release, true)
    return () => {
      for (const name of RELEASES) removeEventListener(name, release, true)
    }
  })
}
