import '../phone-to-phone/phone-to-phone.css'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import type { Table } from '../../link/writer'
import { linkedTable, useOpenGame, useSession } from '../../session'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { Question, Screen } from '../../ui/Screen'
import { Notice } from '../../ui/status'
import { useWakeLock } from '../../ui/wake-lock'
import { CopyCode } from '../phone-to-phone/CopyCode'
import { PasteCode } from '../phone-to-phone/PasteCode'
import { AimText } from '../phone-to-phone/Patience'
import { Scanner } from '../phone-to-phone/Scanner'
import { Code } from './Code'
import { FollowedPage } from './FollowedPage'
import { isFollowing, useFollowers } from './followers'
import { Followers } from './Followers'
import { SCANNED } from './links'
import { acceptAnswer, type Refusal } from './offers'
import type { Offering } from './peer'
import { useCode } from './pairing-code'
import { networkHint } from './network-hint'
import { useFollowerName, useNamesToLink } from './phone-names'
import { useSeatsWithRoles } from './seats'
import { useLinkWords } from './words'
import { usePhonesAgain } from '../../table/phones-again'
import { useReturnTo } from '../../ui/return-to'

/**
 * Page that pairs guest phones with the host by two QR codes, and lists the guest phones. On a guest phone, the page shows the choice of
 * its seat. With `?code` in the URL, the host shows its code at once, and a guest that is not connected opens its camera.
 */
export default function LinkPage() {
  const { id = '' } = useParams()
  const { words } = useLinkWords()
  const returnTo = useReturnTo()
  const state: unknown = useLocation().state
  const table = useTableOf(id)
  const all = useFollowers((now) => now.all)
  const followers = all.filter(({ game }) => game === id)
  const isAtOnce = useSearchParams()[0].has('code')
  /**
   * Whether a code is shown. An array contains the names of the phones to link again; it is empty for a phone that was not linked before,
   * although phones are lost.
   */
  const [pairs, setPairs] = useState<boolean | readonly string[]>(isAtOnce || !followers.some((one) => isFollowing(one)))
  /** Number of phones paired since the page was opened. */
  const [paired, setPaired] = useState(0)
  /** Whether the user has finished pairing phones. */
  const [isDone, setDone] = useState(false)
  const seats = useSeatsWithRoles()
  const { lost, without } = useNamesToLink(followers)
  const nameOf = useFollowerName()
  const newest = followers.findLast((one) => isFollowing(one))
  const isAnyLost = lost.length > 0
  const isAnyMissing = followers.filter((one) => isFollowing(one)).length < seats.length
  /**
   * Whether the next code is shown immediately after a pairing: for a lost phone, or for the next player if the user opened the page to add
   * phones.
   */
  const isNext = paired > 0 && !isDone && (isAnyLost || (!isAtOnce && isAnyMissing))
  useWakeLock(true)
  // Whether another phone has become the host in the meantime.
  const isFollowed = useOpenGame(({ open }) => open?.id === id && open.followed)
  /** Whether this window only shows the game, because another window of this device writes it. */
  const isWatching = useOpenGame(({ open, writes }) => open?.id === id && !open.followed && !writes)
  const writeHere = useOpenGame((play) => play.writeHere)
  const again = usePhonesAgain(id)
  const wasTable = table !== undefined && table !== 'none'
  const isTable = !isFollowed && !isWatching && table !== 'none'
  const text = words.offer
  const isPairing = pairs !== false || isNext
  const onPaired = () => {
    setPairs(false)
    setPaired(paired + 1)
  }
  const pairMore = (names: readonly string[]) => {
    setDone(false)
    setPairs(names)
  }
  /** Shows the list of phones instead of a code, so that the text about an unlinked phone is visible. */
  const showList = () => {
    setPairs(false)
    setDone(true)
  }
  const [hadLost] = useState(isAnyLost)
  // Without the page before, e.g. after a reload, the table goes back to its game.
  const isFromPage = typeof state === 'string' && state !== SCANNED && !state.startsWith('/link/')
  const back = isFromPage ? state : table === 'none' ? '/' : `/game/${id}`
  const isFromGame = back.startsWith('/game/')
  const endPairing = () => {
    showList()
    if (isFromGame) returnTo(back)
  }
  // The page was opened to link lost phones again: after the last one, the table goes on.
  const isLinkedAgain = isAtOnce && hadLost && paired > 0 && !isAnyLost && isFromGame
  useEffect(() => {
    if (isLinkedAgain) returnTo(back)
  }, [isLinkedAgain, returnTo, back])
  return (
    <Screen where={text.title} onBack={() => returnTo(back)}>
      {isFollowed && <FollowedPage id={id} isScanned={state === SCANNED} scansAtOnce={isAtOnce && !wasTable} />}
      {isWatching && (
        <Notice kind="warn" action={<Button onClick={writeHere}>{text.here}</Button>}>
          {again === undefined ? text.elsewhere : `${text.elsewhere} ${again}`}
        </Notice>
      )}
      {!isFollowed && table === 'none' && <Notice kind="warn">{text.cannot}</Notice>}
      {isPairing && isTable && table !== undefined && (
        <Pairing
          key={paired}
          {...{ table, without }}
          lost={typeof pairs === 'boolean' ? lost : pairs}
          game={id}
          onDone={onPaired}
          {...(paired > 0 && { onEnd: endPairing })}
          {...(paired > 0 && newest !== undefined && { newest: nameOf(newest) })}
        />
      )}
      {!isPairing && isTable && <Question>{text.follow}</Question>}
      {isTable && <Followers all={followers} onLink={(name) => pairMore([name])} onUnlink={showList} />}
      {!isPairing && isTable && (
        <>
          <Button kind={paired > 0 ? 'do' : 'alt'} onClick={() => (isFromGame ? endPairing() : returnTo(`/game/${id}`))}>
            {text.toGame}
          </Button>
          <Button onClick={() => pairMore([])}>{text.more}</Button>
        </>
      )}
    </Screen>
  )
}

/** Returns the game that the host offers to guest phones; `none` if it cannot be offered, undefined until this is known. */
function useTableOf(id: string): Table | 'none' | undefined {
  const session = useSession()
  const [table, setTable] = useState<Table | 'none' | undefined>()
  useEffect(() => {
    let isHere = true
    void linkedTable(session, id).then((found) => isHere && setTable(found ?? 'none'))
    return () => {
      isHere = false
    }
  }, [id, session])
  return table
}

interface PairingProps {
  readonly game: string
  readonly table: Table
  /** Names of the seats or phones that have lost their links. */
  readonly lost: readonly string[]
  /** Names of all seats without a linked phone. */
  readonly without: readonly string[]
  /** Name of the phone that was linked last; omitted before the first phone has joined. */
  readonly newest?: string
  readonly onDone: () => void
  /** Called when the user has finished pairing phones; omitted before the first phone has joined. */
  readonly onEnd?: () => void
}

/** Shows pairing codes one after another until a phone has joined. */
function Pairing({ game, table, lost, without, newest, onDone, onEnd }: PairingProps) {
  const { words, say, count, list } = useLinkWords()
  const next = onEnd === undefined ? 'link' : 'next'
  const text = words.offer
  const { offering, attempt, joins, join, again } = useCode(game, table, onDone)
  /** How the user is entering the answer of the other phone; undefined if not. */
  const [input, setInput] = useState<'camera' | 'text' | undefined>()
  const [refusal, setRefusal] = useState<Refusal | undefined>()
  if (typeof offering === 'string') {
    return (
      <>
        <Question>{text.failed[offering]}</Question>
        <Notice kind="warn">{text.faults[offering]}</Notice>
        {offering === 'late' && <p className="note">{networkHint(words)}</p>}
        {offering !== 'unable' && (
          <Button kind="do" onClick={again}>
            {text.again}
          </Button>
        )}
        {onEnd !== undefined && <Button onClick={onEnd}>{text.done}</Button>}
      </>
    )
  }
  return (
    <div className="code-page" data-next={onEnd === undefined ? undefined : true}>
      {newest !== undefined && <p role="status">{say(text.linked, { phone: newest })}</p>}
      <Question>{joins ? text.joins : lost.length > 0 ? count(text.lost, lost.length, { players: list(lost) }) : text[next]}</Question>
      {!joins && onEnd !== undefined && lost.length === 0 && without.length > 0 && (
        <p className="note">{say(text.without, { players: list(without) })}</p>
      )}
      {!joins && <p className="note">{onEnd === undefined || lost.length > 0 ? text.how : text.nextHow}</p>}
      {refusal !== undefined && !joins && (
        <p className="note text-warn" role="alert">
          {`${words.refused[refusal]} ${words.refused.next}`}
        </p>
      )}
      {offering === undefined && <p role="status">{text.makes}</p>}
      {offering !== undefined && !joins && (
        <>
          <Code bytes={offering.code} label={text.code} />
          <div className="flex flex-col gap-2">
            <Button kind="do" onClick={() => setInput('camera')}>
              {text.scan}
            </Button>
            {onEnd !== undefined && <Button onClick={onEnd}>{text.done}</Button>}
            <div className="flex flex-wrap items-start gap-2 *:flex-1">
              <CopyCode key={attempt} code={offering.code} />
              <Button kind="quiet" onClick={() => setInput('text')}>
                {text.paste}
              </Button>
            </div>
          </div>
        </>
      )}
      {!joins && onEnd !== undefined && offering === undefined && <Button onClick={onEnd}>{text.done}</Button>}
      {input !== undefined && offering !== undefined && (
        <EnterAnswer
          input={input}
          onPaste={() => setInput('text')}
          onRead={(read) => {
            setInput(undefined)
            if (typeof read === 'string') return setRefusal(read)
            setRefusal(undefined)
            join(read)
          }}
          onClose={() => setInput(undefined)}
        />
      )}
    </div>
  )
}

interface EnterAnswerProps {
  /** Called with the pairing that the answer belongs to, or with the reason why it belongs to none. */
  readonly onRead: (read: Offering | Refusal) => void
}

const isRead = (read: Awaited<ReturnType<typeof acceptAnswer>>): read is Offering | Refusal =>
  typeof read !== 'string' || read === 'used' || read === 'older' || read === 'other'

interface EnterAnswerSheetProps extends EnterAnswerProps {
  readonly input: 'camera' | 'text'
  /** Called when the user wants to paste the text of the answer instead of scanning it. */
  readonly onPaste: () => void
  readonly onClose: () => void
}

/** Dialog for the answer code of the other phone: the camera that scans it, or a field for its text. */
function EnterAnswer({ input, onPaste, onRead, onClose }: EnterAnswerSheetProps) {
  const { words } = useLinkWords()
  if (input === 'text') {
    return (
      <Sheet open title={words.offer.paste} onClose={onClose}>
        <PasteAnswer onRead={onRead} />
      </Sheet>
    )
  }
  return (
    <Sheet open title={words.scan.title} onClose={onClose}>
      <ScanAnswer onRead={onRead} />
      <Button kind="quiet" onClick={onPaste}>
        {words.offer.paste}
      </Button>
    </Sheet>
  )
}

/** Field for the text of the answer code of the other phone. */
function PasteAnswer({ onRead }: EnterAnswerProps) {
  const { words } = useLinkWords()
  const text = words.paste
  const take = async (bytes: Uint8Array): Promise<string | undefined> => {
    const read = await acceptAnswer(bytes)
    if (!isRead(read)) return text.faults[read]
    onRead(read)
    return undefined
  }
  return (
    <>
      <p className="note">{text.how}</p>
      <PasteCode label={text.label} submit={text.link} onCode={take} />
    </>
  )
}

/** Camera that scans the answer code of the other phone. */
function ScanAnswer({ onRead }: EnterAnswerProps) {
  const { words } = useLinkWords()
  const text = words.scan
  const [sees, setSees] = useState<Exclude<keyof typeof text.sees, 'nothing'> | undefined>()
  /** Last scanned code. Needed because the camera reports the same code many times. */
  const seen = useRef('')
  const look = (bytes: Uint8Array): boolean => {
    const now = bytes.join()
    if (now === seen.current) return false
    seen.current = now
    void acceptAnswer(bytes).then((read) => (isRead(read) ? onRead(read) : setSees(read)))
    return false
  }
  return (
    <Scanner onCode={look} faultText={(why) => text.faults[why]}>
      {sees === undefined ? <AimText aim={text.sees.nothing} /> : <p role="status">{text.sees[sees]}</p>}
    </Scanner>
  )
}
