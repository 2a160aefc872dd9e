import './fair.css'
import { useState, type ReactNode } from 'react'
import { sha256 } from '../../session'
import { commit, type Ballot, type BallotEvent, type BallotMove } from '../../referee'
import { Icon } from '../../ui/Icon'
import * as icons from '../icons'
import { useGameSpeech, useGameTable } from '../context'
import { useTable } from '../hook'
import { useTableWords } from '../words'
import { WordsOf } from './WordsOf'

interface FoldedProps {
  readonly title: string
  readonly children: ReactNode
}

/**
 * Collapsed receipts, rendered only when the user opens them. Public screens must look the same for every choice; a visible digest would
 * make them differ.
 */
function Folded({ title, children }: FoldedProps) {
  const { words } = useTableWords()
  const [shown, show] = useState(false)
  return (
    <details className="receipts" onToggle={({ currentTarget }) => show(currentTarget.open)}>
      <summary>
        <Icon of={icons.seal} size="s" />
        {title}
      </summary>
      {shown && (
        <>
          <p className="note my-1">{words.fair.receiptsNote}</p>
          {children}
        </>
      )}
    </details>
  )
}

/**
 * Receipt of the choice that was sealed last, for the player who has just handed over the phone. The receipt does not reveal the choice.
 */
export function LastReceipt({ ballot }: { ballot: Ballot }) {
  const { words, say } = useTableWords()
  const { player } = useGameSpeech()
  const { ledger, state } = useTable((open) => open)
  // Changed choices are skipped: a missing receipt would reveal that the role changed its choice.
  let sealed = ledger.head
  while (sealed.entry.move.do === 'castAnew' && sealed.parent !== undefined) sealed = sealed.parent
  const move = sealed.entry.move as BallotMove
  if (move.do !== 'cast' || move.ballot !== ballot.id) return
  return (
    <Folded key={move.commitment} title={say(words.fair.receiptOf, { player: player(state, move.role) })}>
      <WordsOf digest={move.commitment} />
    </Folded>
  )
}

/** Receipts of all sealed choices of a ballot. The receipt of a changed choice does not name the role until the reveal. */
export function OpenReceipts({ ballot }: { ballot: Ballot }) {
  const { words } = useTableWords()
  const { player } = useGameSpeech()
  const state = useTable((open) => open.state)
  const sealed = ballot.roles.flatMap((role) => {
    const receipt = ballot.cast[role]
    return receipt === undefined ? [] : [{ role, receipt }]
  })
  if (sealed.length === 0) return
  return (
    <Folded title={words.fair.receipts}>
      <ul className="card list">
        {sealed.map(({ role, receipt }) => (
          <Receipt key={role} role={role} title={player(state, role)} digest={receipt} />
        ))}
        {ballot.anew.map((receipt) => (
          <Receipt key={receipt} title={words.fair.anew} digest={receipt} />
        ))}
      </ul>
    </Folded>
  )
}

function Receipt({ role, title, digest }: { role?: string; title: string; digest: string }) {
  const { RoleBadge } = useGameTable()
  return (
    <li className="row flex-wrap gap-y-1">
      {role === undefined ? <Icon of={icons.redo} /> : <RoleBadge role={role} size={32} />}
      <span className="words note">{title}</span>
      {/* The receipt words use the full width of the card. */}
      <span className="basis-full">
        <WordsOf digest={digest} />
      </span>
    </li>
  )
}

/**
 * Receipts of the choices revealed by the newest entry, computed again from the revealed choices. If no choice was altered, these receipts
 * are equal to the receipts shown before the reveal.
 */
export function RevealedReceipts() {
  const { words } = useTableWords()
  const { player } = useGameSpeech()
  const { entry } = useTable((open) => open.ledger.head)
  const state = useTable((open) => open.state)
  const revealed = (entry.events as readonly BallotEvent[]).find((event) => event.e === 'revealed')
  if (revealed?.e !== 'revealed' || revealed.how === 'hand') return
  return (
    <Folded title={words.fair.receipts}>
      <ul className="card list">
        {Object.keys(revealed.opened).map((role) => {
          const { choice, nonce = '' } = revealed.opened[role] ?? {}
          const digest = commit(sha256, revealed.ballot, role, choice, nonce)
          return <Receipt key={role} role={role} title={player(state, role)} digest={digest} />
        })}
      </ul>
    </Folded>
  )
}
