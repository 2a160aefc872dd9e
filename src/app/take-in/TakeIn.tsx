import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useGames, type ImportFault, type Offered } from '../../play'
import { Button } from '../../ui/Button'
import { Dialog, Sheet } from '../../ui/Dialog'
import { List, Row } from '../../ui/List'
import { tell } from '../../ui/status'
import { newsAlong } from '../along'
import { useWords } from '../words'
import { useTakeInWords } from './words'

export interface TakeInProps {
  readonly file: Blob
  /** The file has been looked at. */
  readonly onRead: () => void
  /** There is nothing more to say about it. */
  readonly onDone: () => void
}

/** What came along with the games: how to take it in; undefined where nothing of it is new here. */
type Along = (() => void) | undefined

type Found = { readonly fault: ImportFault } | { readonly offers: readonly Offered[]; readonly along: Along }

/**
 * Takes in what a file holds. A single game that is new comes in at once, with what came along with it; of several it is shown first
 * what each of them is. What is wrong with a file is said in one sentence, and nothing has changed then.
 */
export default function TakeIn({ file, onRead, onDone }: TakeInProps) {
  const { words } = useTakeInWords()
  const { readOffers, refresh } = useGames()
  const navigate = useNavigate()
  const [found, setFound] = useState<Found | undefined>()
  const begun = useRef(false)

  useEffect(() => {
    const look = async (): Promise<Found | undefined> => {
      const answer = await readOffers(file)
      if (!answer.ok) return answer
      const along = await newsAlong(answer.along)
      const several: Found = { offers: answer.value, along }
      const [first] = answer.value
      if (answer.value.length !== 1 || first === undefined) return several
      if (!first.ok) return along === undefined ? first : several
      const { standing, here, take } = first.value
      if (standing === 'same' && here !== undefined) return along === undefined ? { fault: { why: 'alreadyHere', id: here } } : several
      const taken = await take()
      if (!taken.ok) return taken
      along?.()
      await refresh()
      tell(taken.value.keptBoth ? words.keptBoth : words.done)
      onDone()
      await navigate(`/game/${taken.value.id}`)
      return undefined
    }
    // A file is looked at once, however often the screen is drawn.
    if (begun.current) return
    begun.current = true
    void look().then((what) => {
      onRead()
      setFound(what)
      return what
    })
  })

  if (found === undefined) return
  if ('fault' in found) return <NotTaken fault={found.fault} onClose={onDone} />
  return <Preview {...found} onDone={onDone} />
}

/** Why a file, or a game of it, was not taken in. */
const useFaultText = (): ((fault: ImportFault) => string) => {
  const { words: app } = useWords()
  const { words, say } = useTakeInWords()
  const text = words.faults
  return (fault) => {
    switch (fault.why) {
      case 'damaged':
        return fault.at === undefined ? text.damaged : say(text.damagedAt, { entry: fault.at + 1 })
      case 'notSaved':
        return `${text.notSaved} ${app.home.trouble[fault.trouble]}`
      default:
        return text[fault.why]
    }
  }
}

function NotTaken({ fault, onClose }: { fault: ImportFault; onClose: () => void }) {
  const { words } = useTakeInWords()
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

interface PreviewProps {
  readonly offers: readonly Offered[]
  readonly along: Along
  readonly onDone: () => void
}

/** What a file with several games holds; all that is not here already is taken in by one press. */
function Preview({ offers, along, onDone }: PreviewProps) {
  const { words, count, date } = useTakeInWords()
  const faultText = useFaultText()
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
    along?.()
    tell(wanted.length === 0 ? words.alongTaken : count(words.taken, taken))
    onDone()
  }
  return (
    <Sheet open title={count(words.several, offers.length)} onClose={onDone}>
      <List>
        {offers.map((offer, at) =>
          offer.ok ? (
            <Row
              // Two games of a file may be called the same.
              key={at}
              title={<bdi>{offer.value.name}</bdi>}
              note={`${date(offer.value.changed)} · ${words.standings[offer.value.standing]}`}
            />
          ) : (
            <Row key={at} title={words.damagedGame} note={faultText(offer.fault)} />
          ),
        )}
        {along !== undefined && <Row title={words.along} note={words.alongNew} />}
      </List>
      {fault !== undefined && (
        <p role="alert" className="text-warn">
          {faultText(fault)}
        </p>
      )}
      <Button kind="do" notYet={wanted.length === 0 && along === undefined ? words.nothingNew : undefined} onClick={() => void takeAll()}>
        {wanted.length === 0 && along !== undefined ? words.takeAlong : count(words.take, wanted.length)}
      </Button>
    </Sheet>
  )
}
