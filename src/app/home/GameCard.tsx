import { memo, Suspense, useEffect, useState, type MouseEventHandler } from 'react'
import { useNavigate } from 'react-router'
import { shortTitleOf } from '../words/short-title'
import { screens } from '../../games/screens'
import { useGameActions, useOpenGame, type GameRecord, type OpenGame } from '../../session'
import { isLinkHeld } from '../../session/environment/linked-window'
import { Button, IconButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import * as icons from '../../ui/icons'
import { clockToday } from '../../ui/day'
import { idle } from '../../ui/idle'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { isFollowing, useFollowers } from '../link/followers'
import { useWords } from '../words'

export interface GameCardProps {
  readonly record: GameRecord
  /** Called when the user opens the dialog with actions for the game: rename, export, delete. */
  readonly onMore: (record: GameRecord) => void
}

type Speech = ReturnType<typeof useWords>

const titleOf = (game: string, { language, words }: Speech): string => shortTitleOf(game, language) ?? words.home.unknownGame

/** Returns the title of a game in the language of the page. */
export const useTitle = (game: string): string => titleOf(game, useWords())

/** Returns whether this phone is linked to the host phone of a game, in this window or in another one. */
const useIsLinked = (id: string, isFollowed: boolean): boolean => {
  const isLinkedHere = useOpenGame(({ link }) => link?.id === id)
  const [isElsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    if (!isFollowed || isLinkedHere) return
    let isMounted = true
    void isLinkHeld(id).then((isHeld) => isMounted && setElsewhere(isHeld))
    return () => {
      isMounted = false
    }
  }, [id, isFollowed, isLinkedHere])
  return isLinkedHere || isElsewhere
}

/** Returns whether this phone holds a sealed choice that an open ballot of a game of another phone needs. */
const useHoldsSealed = ({ id, changed, followed = false }: GameRecord): boolean => {
  const { sealedIn } = useGameActions()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!followed) return
    let isMounted = true
    void sealedIn(id).then((found) => isMounted && setHeld(found.length > 0))
    return () => {
      isMounted = false
    }
  }, [id, changed, followed, sealedIn])
  return followed && isHeld
}

/**
 * Returns the second line of a game in the list: title of the board game, date of the last move, and a note if another phone writes the
 * game or phones are linked to it.
 */
const useFacts = (record: GameRecord, speech: Speech): string => {
  const { id, game, changed, followed = false } = record
  const { home } = speech.words
  const holdsSealed = useHoldsSealed(record)
  const isLinked = useIsLinked(id, followed)
  const isDeleted = useOpenGame(({ deleted }) => deleted.includes(id))
  const phones = useFollowers(({ all }) => all.filter((one) => one.game === id && isFollowing(one)).length)
  const source = isLinked ? home.followed : isDeleted ? home.deletedAtTable : home.unlinked
  return [
    titleOf(game, speech),
    // Several games of one evening may have the same name, so the time tells them apart.
    [speech.date(changed), clockToday(changed)].filter((part) => part !== undefined).join(', '),
    ...(followed ? [source] : phones > 0 ? [speech.count(home.phones, phones)] : []),
    ...(holdsSealed ? [home.holdsSealed] : []),
  ].join(' · ')
}

/** Fallback card for a game that cannot be rendered; the game can still be exported and deleted. */
function UnreadCard({ record, onMore }: GameCardProps) {
  return (
    <section className="card flex items-start gap-2 p-4" aria-label={record.name}>
      <div className="min-w-0 flex-1">
        <h2 className="type-title break-words">{record.name}</h2>
        <Unread />
      </div>
      <MoreButton record={record} onMore={onMore} />
    </section>
  )
}

function Unread() {
  const { words } = useWords()
  return <p className="note">{words.home.unread}</p>
}

export interface LatestGameProps extends GameCardProps {
  /** Whether the list below the card has been rendered. The card loads the state of the game only after that. */
  readonly isWhole: boolean
  readonly isOver: boolean
  /** Called with the id of the game if it has been read and is finished, otherwise with undefined. */
  readonly onOver: (id: string | undefined) => void
}

/** Card of the latest game. An error boundary keeps the home screen usable if the card fails. */
export const GameCard = (props: LatestGameProps) => (
  <ErrorBoundary instead={<UnreadCard {...props} />}>
    <Card {...props} />
  </ErrorBoundary>
)

export interface GameRowProps extends GameCardProps {
  /** Names of the winners; undefined if the game is not finished, or if its winners are not known. */
  readonly winners: readonly string[] | undefined
  /** Texts of the row. Passed as a prop, so that all rows share one object. */
  readonly speech: Speech
  readonly to: string
  readonly onFollow: MouseEventHandler<HTMLAnchorElement>
}

/** Row of an earlier game. An error boundary keeps the other rows usable if one fails. Memoized, because the list may be long. */
export const GameRow = memo(
  (props: GameRowProps) => (
    <ErrorBoundary
      instead={
        <li>
          <UnreadCard {...props} />
        </li>
      }
    >
      <Row {...props} />
    </ErrorBoundary>
  ),
  // The other props never change while the home screen is mounted.
  (before, after) =>
    before.speech === after.speech && JSON.stringify([before.record, before.winners]) === JSON.stringify([after.record, after.winners]),
)

/** Card content of the latest game: its state, and the button to continue. On a low screen, the button comes before the state. */
function Card({ record, isWhole, isOver, onOver, onMore }: LatestGameProps) {
  const speech = useWords()
  const { words } = speech
  const navigate = useNavigate()
  const facts = useFacts(record, speech)
  return (
    <section className="card flex flex-col gap-3 p-4" aria-label={record.name}>
      <header className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="type-title break-words">{record.name}</h2>
          <p className="note">{facts}</p>
        </div>
        <MoreButton record={record} onMore={onMore} />
      </header>
      <Standing record={record} isDue={isWhole} onOver={onOver} />
      <Button kind="do" onClick={() => void navigate(`/game/${record.id}`)}>
        <span className="flex items-center gap-2">
          {isOver ? words.home.seeResult : words.home.goOn}
          <Icon of={icons.chevron} />
        </span>
      </Button>
    </section>
  )
}

function Row({ record, winners, speech, to, onFollow, onMore }: GameRowProps) {
  const { words, say } = speech
  const facts = useFacts(record, speech)
  return (
    <li className="long flex items-center">
      {/* The link text is nested two spans deep, where the lint rule does not find it. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <a className="row min-w-0 flex-1" href={to} onClick={onFollow}>
        <span className="words">
          <span className="block truncate">{record.name}</span>
          <span className="note">{[facts, ...(winners ? [say(words.home.won, { names: winners.join(', ') })] : [])].join(' · ')}</span>
        </span>
      </a>
      <span className="pe-2">
        <IconButton icon={icons.more} label={say(words.home.more, { name: record.name })} onClick={() => onMore(record)} />
      </span>
    </li>
  )
}

function MoreButton({ record, onMore }: GameCardProps) {
  const { words, say } = useWords()
  return <IconButton icon={icons.more} label={say(words.home.more, { name: record.name })} onClick={() => onMore(record)} />
}

/** Placeholder for the state of a game that cannot be read. */
const UNREAD = Symbol('unread')

/**
 * Shows the state of a game, which is read in the background. Renders nothing until then, and an error message if the state cannot be read.
 * Also preloads the screens of the game, so that the game opens at once.
 */
function Standing({ record, isDue, onOver }: Pick<LatestGameProps, 'record' | 'onOver'> & { readonly isDue: boolean }) {
  const { look } = useGameActions()
  const { language } = useWords()
  const [shown, setShown] = useState<OpenGame | typeof UNREAD | undefined>()
  useEffect(() => {
    if (!isDue) return
    let there = true
    // If preloading fails, the code is requested again when the component is shown; errors are then reported.
    const fetchTable = (open?: OpenGame) => Promise.allSettled([screens[record.game]?.preload(language, open)])
    const show = async () => {
      // Waits until the browser has painted the list of games.
      await idle(100, 0)
      if (!there) return
      void fetchTable()
      const open = await look(record.id).catch(() => undefined)
      if (!there) return
      setShown(open ?? UNREAD)
      onOver(open !== undefined && open.prompts.length === 0 ? record.id : undefined)
      await fetchTable(open)
    }
    void show()
    return () => {
      there = false
    }
  }, [look, language, isDue, onOver, record.id, record.game, record.changed])
  const game = screens[record.game]
  return (
    <div className="min-h-60 low:order-last" data-anew>
      {shown === UNREAD && <Unread />}
      {shown !== undefined && shown !== UNREAD && game !== undefined && (
        <ErrorBoundary key={record.changed} instead={<Unread />}>
          <Suspense>
            <game.Summary open={shown} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
