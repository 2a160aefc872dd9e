import { useState } from 'react'
import { sha256 } from '../../../../play'
import { commit, type Ballot } from '../../../../referee'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../../../../ui/icons'
import type { HouseId } from '../../box/box'
import type { Event } from '../../events'
import type { BallotKind } from '../../state'
import { useTable } from '../hook'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { FourWords } from './FourWords'

/** Whose choice was sealed last, with its receipt: for the one who has just handed the phone on. Tells nothing of the choice. */
export function LastReceipt({ ballot }: { ballot: Ballot<BallotKind, HouseId> }) {
  const { words, names } = useSpeech()
  const { ledger, state } = useTable((open) => open)
  const { move } = ledger.head.entry
  if (move.do !== 'cast' || !('role' in move) || move.ballot !== ballot.id) return
  return (
    <div className="text-center" role="note" aria-label={words.fair.receipts}>
      <span className="note block">{names.player(state, move.role)}</span>
      <FourWords digest={move.commitment} />
    </div>
  )
}

/** Receipts of choices made anew, without a name: whose they are shows only when all is turned up. */
export function NamelessReceipts({ ballot }: { ballot: Ballot<BallotKind, HouseId> }) {
  const { words } = useSpeech()
  if (ballot.anew.length === 0) return
  return (
    <ul aria-label={words.fair.anew}>
      {ballot.anew.map((commitment) => (
        <li key={commitment} className="note">
          {words.fair.anew}
          <FourWords digest={commitment} />
        </li>
      ))}
    </ul>
  )
}

/** The receipts of what was turned up by the newest entry, worked out of the open choices: the same words as before, if all is well. */
export function RevealedReceipts() {
  const { words, names } = useSpeech()
  const { entry } = useTable((open) => open.ledger.head)
  const state = useTable((open) => open.state)
  const [shown, show] = useState(false)
  const revealed = (entry.events as readonly Event[]).find((event) => event.e === 'revealed')
  if (revealed?.e !== 'revealed' || revealed.how === 'hand') return
  const houses = Object.keys(revealed.opened) as readonly HouseId[]
  return (
    <details className="receipts" onToggle={({ currentTarget }) => show(currentTarget.open)}>
      <summary>
        <Icon of={icons.seal} size="s" />
        {words.fair.receipts}
      </summary>
      {shown && (
        <ul className="card list">
          {houses.map((house) => {
            const { choice, nonce = '' } = revealed.opened[house] ?? {}
            return (
              <li key={house} className="row">
                <Shield house={house} size={32} alone />
                <span className="words">
                  <span className="note block">{names.player(state, house)}</span>
                  <FourWords digest={commit(sha256, revealed.ballot, house, choice, nonce)} />
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </details>
  )
}
