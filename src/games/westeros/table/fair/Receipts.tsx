import './fair.css'
import { useState, type ReactNode } from 'react'
import { sha256 } from '../../../../session'
import { commit, type Ballot } from '../../../../referee'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import type { HouseId } from '../../box/box'
import type { Event } from '../../model/events'
import type { BallotKind } from '../../model/state'
import { useTable } from '../hook'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { WordsOf } from './WordsOf'

type OpenBallot = Ballot<BallotKind, HouseId>

interface FoldedProps {
  readonly title: string
  readonly children: ReactNode
}

/**
 * Receipts are folded away until somebody asks for them: no screen that lies on the table looks different by what was chosen,
 * not even by words that tell nothing.
 */
function Folded({ title, children }: FoldedProps) {
  const [shown, show] = useState(false)
  return (
    <details className="receipts" onToggle={({ currentTarget }) => show(currentTarget.open)}>
      <summary>
        <Icon of={icons.seal} size="s" />
        {title}
      </summary>
      {shown && children}
    </details>
  )
}

/** The receipt of what was sealed last: for the one who has just handed the phone on. Tells nothing of the choice. */
export function LastReceipt({ ballot }: { ballot: OpenBallot }) {
  const { words, names, say } = useSpeech()
  const { ledger, state } = useTable((open) => open)
  const { move } = ledger.head.entry
  if (move.do !== 'cast' || !('role' in move) || move.ballot !== ballot.id) return
  return (
    <Folded key={move.commitment} title={say(words.fair.receiptOf, { player: names.player(state, move.role) })}>
      <WordsOf digest={move.commitment} />
    </Folded>
  )
}

/** The receipts of everything that is sealed by now; those of choices made anew without a name, until all is turned up. */
export function OpenReceipts({ ballot }: { ballot: OpenBallot }) {
  const { words, names } = useSpeech()
  const state = useTable((open) => open.state)
  const sealed = ballot.roles.flatMap((house) => {
    const receipt = ballot.cast[house]
    return receipt === undefined ? [] : [{ house, receipt }]
  })
  if (sealed.length === 0) return
  return (
    <Folded title={words.fair.receipts}>
      <ul className="card list">
        {sealed.map(({ house, receipt }) => (
          <Receipt key={house} house={house} title={names.player(state, house)} digest={receipt} />
        ))}
        {ballot.anew.map((receipt) => (
          <Receipt key={receipt} title={words.fair.anew} digest={receipt} />
        ))}
      </ul>
    </Folded>
  )
}

function Receipt({ house, title, digest }: { house?: HouseId; title: string; digest: string }) {
  return (
    <li className="row">
      {house === undefined ? <Icon of={icons.redo} /> : <Shield house={house} size={32} />}
      <span className="words note">{title}</span>
      <WordsOf digest={digest} />
    </li>
  )
}

/** The receipts of what was turned up by the newest entry, worked out of the open choices: the same words as before, if all is well. */
export function RevealedReceipts() {
  const { words, names } = useSpeech()
  const { entry } = useTable((open) => open.ledger.head)
  const state = useTable((open) => open.state)
  const revealed = (entry.events as readonly Event[]).find((event) => event.e === 'revealed')
  if (revealed?.e !== 'revealed' || revealed.how === 'hand') return
  const houses = Object.keys(revealed.opened) as readonly HouseId[]
  return (
    <Folded title={words.fair.receipts}>
      <ul className="card list">
        {houses.map((house) => {
          const { choice, nonce = '' } = revealed.opened[house] ?? {}
          const digest = commit(sha256, revealed.ballot, house, choice, nonce)
          return <Receipt key={house} house={house} title={names.player(state, house)} digest={digest} />
        })}
      </ul>
    </Folded>
  )
}
