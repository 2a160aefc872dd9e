import type { Ledger, Vocabulary } from '../../referee'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { HoldButton } from '../../ui/HoldButton'
import { Icon } from '../../ui/Icon'
import * as icons from '../icons'
import { useGameSpeech } from '../context'
import { useTable } from '../hook'
import { useConsentWords } from './words'

/** Duration of the long press that confirms the consent, in milliseconds. */
const AGREED_AFTER = 2000

/**
 * Returns the state before the entry that revealed some information. The text about the information may need the question of that state.
 */
const stateBefore = ({ game, head }: Ledger<Vocabulary>, label: string): unknown => {
  for (let moment = head; moment.parent !== undefined; moment = moment.parent)
    if (moment.entry.events.some((event) => event.e !== 'rewound' && game.reveals(event)?.label === label)) return moment.parent.state
  return head.state
}

export interface ConsentSheetProps {
  /** Id of the entry to which the undo goes back. */
  readonly to: string
  readonly onClose: () => void
  /** Called after the players have agreed and the game has gone back. */
  readonly onDone?: () => void
}

/**
 * Dialog that asks all players to agree to an undo, because information was revealed since the move. Lists the information; a long press
 * confirms that all players agree.
 */
export function ConsentSheet({ to, onClose, onDone }: ConsentSheetProps) {
  const { words: text, say } = useConsentWords()
  const speech = useGameSpeech()
  const { crossedBy, rewindTo } = useTable((_, play) => play)
  const ledger = useTable((open) => open.ledger)
  const { state } = ledger.head
  const shown = crossedBy(to)
  // Roles that saw the information; undefined if all players saw it.
  const seenBy = shown.every((one) => one.seenBy !== undefined) ? [...new Set(shown.flatMap((one) => one.seenBy ?? []))] : undefined
  const [only = ''] = seenBy ?? []
  const note =
    seenBy === undefined ? text.note : seenBy.length === 1 ? say(text.seenBy, { who: speech.player(state, only) }) : text.seenBySome
  const agree = async (entry: string) => {
    const { how } = await rewindTo(entry, true)
    /**
     * The dialog is closed first: closing it navigates back in the browser history, which would conflict with a later navigation by
     * `onDone`.
     */
    onClose()
    if (how === 'done') onDone?.()
  }
  return (
    <Sheet open title={seenBy === undefined ? text.title : text.titleSome} onClose={onClose}>
      <p className="note">{note}</p>
      <ul className="card list">
        {shown.map((revealed) => (
          <li key={revealed.label} className="row">
            <Icon of={revealed.kind === 'cards' ? icons.card : icons.seal} size="s" />
            <span className="words">{speech.shown(revealed, stateBefore(ledger, revealed.label))}</span>
          </li>
        ))}
      </ul>
      {shown.some(({ kind, what }) => kind === 'cards' && Object.keys(what).length > 0) && <p className="note">{text.sameCards}</p>}
      <HoldButton ms={AGREED_AFTER} onHold={() => void agree(to)}>
        {text.hold}
      </HoldButton>
      <Button kind="quiet" onClick={onClose}>
        {text.cancel}
      </Button>
    </Sheet>
  )
}
