import { isInBallot } from '../../referee'
import type { Holder } from '../../session'
import { isPractice } from '../../session/environment/practice-id'
import { Button } from '../../ui/Button'
import { useGameSpeech } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useLooksOn } from '../own-phone'
import { useGoLink } from '../paths'
import { useLinkEarlierLabel } from '../phone-name'
import { pass } from './passing'
import { useLostPhones, useOwnPhones, useSeats } from './sealing'
import { useBallotWords } from './words'

export interface OwnPhonesButtonProps {
  readonly label?: 'offer' | 'offerOne' | 'link' | 'linkAgain'
  readonly kind?: 'do' | 'quiet'
}

/**
 * Returns the label of the button next to a ballot if some players have linked phones already: it names those who choose in an open ballot
 * without a phone.
 */
const useLinkLabel = (label: OwnPhonesButtonProps['label']): string | undefined => {
  const { words, count, list } = useBallotWords()
  const { player } = useGameSpeech()
  const { state, ballots } = useTable((open) => open)
  const ownPhones = useOwnPhones()
  const isAwaited = (role: string) => ballots.some((ballot) => ballot.roles.includes(role))
  const without = useSeats().flatMap(({ plays }) =>
    plays.some((role) => ownPhones.includes(role)) ? [] : plays.filter(isAwaited).slice(0, 1),
  )
  if (label !== 'offer' || ownPhones.length === 0 || without.length === 0) return undefined
  return count(words.ownPhone.linkOf, without.length, { players: list(without.map((role) => player(state, role))) })
}

/**
 * Button on the shared phone that leads to the page for linking the players’ phones. Renders nothing in a practice round, on a linked
 * phone, in a window that only shows the game, if each seat already has a linked phone, or if the browser has no WebRTC.
 * @param label text: `offer` next to a ballot, `offerOne` on the cover of one role, `link` before the game begins,
 *   `linkAgain` for a phone whose link is lost
 * @param kind `do` if it is the primary button of the screen
 */
export function OwnPhonesButton({ label = 'offer', kind = 'quiet' }: OwnPhonesButtonProps) {
  const { words } = useBallotWords()
  const { id, followed, ballots } = useTable((open) => open)
  const looksOn = useLooksOn()
  const seats = useSeats().filter(({ plays }) => plays.length > 0)
  const ownPhones = useOwnPhones()
  const hasEach = seats.length > 0 && seats.every(({ plays }) => plays.some((role) => ownPhones.includes(role)))
  const lost = useLostPhones()
  const earlierLabel = useLinkEarlierLabel()
  const holders = useTable((_, play) => play.holders)
  const isMissing = (one: Holder) =>
    one.id === id && !one.isLinked && ballots.some((ballot) => ballot.id === one.ballot && isInBallot(ballot, one.role, one.commitment))
  const earlier = label === 'linkAgain' && lost.length === 0 ? earlierLabel(holders.filter(isMissing)) : undefined
  const without = useLinkLabel(label)
  const goLink = useGoLink(label === 'linkAgain' || label === 'offerOne' || without !== undefined)
  if (hasEach && label !== 'linkAgain') return
  if (followed || looksOn || isPractice(id) || typeof RTCPeerConnection === 'undefined') return
  const go = () => {
    pass(undefined)
    goLink()
  }
  return (
    <Button kind={kind} icon={icons.phone} onClick={go}>
      {earlier ?? without ?? words.ownPhone[label === 'linkAgain' && lost.length > 1 ? 'linkAllAgain' : label]}
    </Button>
  )
}
