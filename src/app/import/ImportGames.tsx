import { startTransition, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { screens } from '../../games/screens'
import { useGames, type ImportFault, type Offer, type Offered } from '../../session'
import { Button } from '../../ui/Button'
import { Dialog, Sheet } from '../../ui/Dialog'
import { List, Row } from '../../ui/List'
import { showToast } from '../../ui/status'
import { importExtras } from './backup-extras'
import { useWords } from '../words'
import { useImportWords } from './words'

export interface ImportGamesProps {
  readonly file: Blob
  /** Called when the chosen file has been read. */
  readonly onRead: () => void
  /** Called when the import is finished or cancelled. */
  readonly onDone: () => void
}

/**
 * Function that imports additional data of a backup (e.g. player names) that this device does not have yet; undefined if there are none.
 */
type ImportExtras = (() => void) | undefined

type Found =
  | { readonly fault: ImportFault }
  | { readonly offer: Offer; readonly extras: ImportExtras }
  | { readonly offers: readonly Offered[]; readonly extras: ImportExtras }

/**
 * Imports the games of a file after a preview. The preview of a single game lists its players; the preview of several games has a row for
 * each game. If the file is refused, a sentence says why, and nothing changes.
 */
export function ImportGames({ file, onRead, onDone }: ImportGamesProps) {
  const { readOffers } = useGames()
  const [found, setFound] = useState<Found | undefined>()
  const begun = useRef(false)

  useEffect(() => {
    const look = async (): Promise<Found> => {
      const answer = await readOffers(file)
      if (!answer.ok) return answer
      const extras = await importExtras(answer.extras)
      const several: Found = { offers: answer.value, extras }
      const [first] = answer.value
      if (answer.value.length !== 1 || first === undefined) return several
      if (!first.ok) return extras === undefined ? first : several
      const { standing, here } = first.value
      if (standing !== 'same') return { offer: first.value, extras }
      return extras === undefined && here !== undefined ? { fault: { why: 'alreadyHere', id: here } } : several
    }
    // The file is read only once, even if the component renders several times.
    if (begun.current) return
    begun.current = true
    void look().then((what) => {
      onRead()
      startTransition(() => setFound(what))
      return what
    })
  })

  if (found === undefined) return
  if ('fault' in found) return <NotTaken fault={found.fault} onClose={onDone} />
  if ('offer' in found) return <OneGame {...found} onDone={onDone} />
  return <Preview {...found} onDone={onDone} />
}

/** Returns a function that explains why a file or a game cannot be imported. */
const useFaultText = (): ((fault: ImportFault) => string) => {
  const { words: app } = useWords()
  const { words, say } = useImportWords()
  const text = words.faults
  return (fault) => {
    switch (fault.why) {
      case 'damaged':
        return fault.at === undefined ? text.damaged : say(text.damagedAt, { entry: fault.at + 1 })
      case 'unplayable':
        return say(text.unplayable, { entry: fault.at + 1 })
      case 'odd':
        if (fault.at === undefined) return fault.what === 'time' ? text.oddDate : text.oddName
        return say(text.odd[fault.what], { entry: fault.at + 1 })
      case 'notSaved':
        return `${text.notSaved} ${app.home.trouble[fault.trouble]}`
      case 'alreadyHere':
      case 'begunOddly':
      case 'cutShort':
      case 'empty':
      case 'foreign':
      case 'gameUnknown':
      case 'newer':
      case 'notJson':
      case 'notLoaded':
      case 'tooDeep':
      case 'tooLarge':
        return text[fault.why]
    }
  }
}

function NotTaken({ fault, onClose }: { fault: ImportFault; onClose: () => void }) {
  const { words } = useImportWords()
  const faultText = useFaultText()
  const navigate = useNavigate()
  return (
    <Dialog open title={words.notTaken} onClose={onClose}>
      <p>{faultText(fault)}</p>
      {fault.why === 'alreadyHere' ? (
        <Button kind="do" onClick={() => void navigate(`/game/${fault.id}`)}>
          {words.openIt}
        </Button>
      ) : (
        <Button kind="do" onClick={onClose}>
          {words.understood}
        </Button>
      )}
    </Dialog>
  )
}

/** Returns a function that describes why a game in a file is invalid or unfair. The result is undefined for a valid and fair game. */
const useAgainstText = (): ((offer: Offer) => string | undefined) => {
  const { words, say } = useImportWords()
  return ({ against }) => against && say(against.what === 'rules' ? words.notByRules : words.notFair, { entry: against.at + 1 })
}

/** Preview of a file with a single game. */
function OneGame({ offer, extras, onDone }: { readonly offer: Offer; readonly extras: ImportExtras; readonly onDone: () => void }) {
  const { words, count, date } = useImportWords()
  const faultText = useFaultText()
  const against = useAgainstText()(offer)
  const { refresh } = useGames()
  const navigate = useNavigate()
  const [fault, setFault] = useState<ImportFault | undefined>()
  const { summary, standing } = offer
  const rounds = summary === undefined ? [] : [count(summary.unit === 'phase' ? words.phases : words.rounds, summary.rounds)]
  const takeIt = async () => {
    const taken = await offer.take()
    if (!taken.ok) return setFault(taken.fault)
    extras?.()
    await refresh()
    showToast(taken.value.keptBoth ? words.keptBoth : words.done)
    onDone()
    return navigate(`/game/${taken.value.id}`)
  }
  return (
    <Sheet open title={offer.name} onClose={onDone}>
      <p className="note">{[date(offer.changed), ...rounds, count(words.entries, offer.entries), words.standings[standing]].join(' · ')}</p>
      <Seats offer={offer} />
      {extras !== undefined && (
        <List>
          <Row title={words.extras} note={words.extrasNew} />
        </List>
      )}
      {[against, fault && faultText(fault)].map(
        (text) =>
          text !== undefined && (
            <p key={text} role="alert" className="text-warn">
              {text}
            </p>
          ),
      )}
      <Button kind="do" onClick={() => void takeIt()}>
        {words.takeIt}
      </Button>
      <Button kind="quiet" onClick={onDone}>
        {words.notNow}
      </Button>
    </Sheet>
  )
}

/** List of the players and their roles, if the summary of the game contains them. */
function Seats({ offer: { game, summary } }: { readonly offer: Offer }) {
  const shown = screens[game]
  if (shown === undefined || summary === undefined) return undefined
  return (
    <shown.Archive>
      {({ roles, mark }) => (
        <List>
          {summary.roles.map(({ role, player }) => {
            const name = roles.find(({ id }) => id === role)?.name ?? role
            const note = player === undefined ? undefined : name
            return <Row key={role} lead={mark(role, 32)} title={<bdi>{player ?? name}</bdi>} note={note} />
          })}
        </List>
      )}
    </shown.Archive>
  )
}

interface PreviewProps {
  readonly offers: readonly Offered[]
  readonly extras: ImportExtras
  readonly onDone: () => void
}

/** Preview of a file with several games; one button imports all new games. */
function Preview({ offers, extras, onDone }: PreviewProps) {
  const { words, count, date } = useImportWords()
  const faultText = useFaultText()
  const againstText = useAgainstText()
  const { refresh } = useGames()
  const [fault, setFault] = useState<ImportFault | undefined>()
  const wanted = offers.flatMap((offer) => (offer.ok && offer.value.standing !== 'same' ? [offer.value] : []))
  const takeAll = async () => {
    let taken = 0
    for (const { take } of wanted) {
      const answer = await take()
      if (!answer.ok) {
        setFault(answer.fault)
        break
      }
      taken += 1
    }
    await refresh()
    if (taken < wanted.length) return
    extras?.()
    showToast(wanted.length === 0 ? words.alongTaken : count(words.taken, taken))
    onDone()
  }
  return (
    <Sheet open title={count(words.several, offers.length)} onClose={onDone}>
      <List>
        {offers.map((offer, at) =>
          offer.ok ? (
            <Row
              // The index is the key, because two games of a file may have the same name.
              key={at}
              title={<bdi>{offer.value.name}</bdi>}
              note={[date(offer.value.changed), words.standings[offer.value.standing], againstText(offer.value) ?? []].flat().join(' · ')}
            />
          ) : (
            <Row key={at} title={words.damagedGame} note={faultText(offer.fault)} />
          ),
        )}
        {extras !== undefined && <Row title={words.extras} note={words.extrasNew} />}
      </List>
      {fault !== undefined && (
        <p role="alert" className="text-warn">
          {faultText(fault)}
        </p>
      )}
      <Button kind="do" notYet={wanted.length === 0 && extras === undefined ? words.nothingNew : undefined} onClick={() => void takeAll()}>
        {wanted.length === 0 && extras !== undefined ? words.takeExtras : count(words.take, wanted.length)}
      </Button>
    </Sheet>
  )
}
