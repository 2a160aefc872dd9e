import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useGames, useOpenGame, type OpenGame } from '../../session'
import { spokenName } from '../../session/spoken-name'
import { Button } from '../../ui/Button'
import { List, Row } from '../../ui/List'
import { Question, Screen } from '../../ui/Screen'
import { SegmentedChoice } from '../../ui/SegmentedChoice'
import * as icons from '../icons'
import { Trouble, useBegin } from './begin'
import { byChance } from './chance'
import type { NewGameSpec } from './new-game-spec'
import { BY_TABLE, type Seating, type Seats } from './seating'
import { useNewGameWords } from './words'
import { useReturnTo } from '../../ui/return-to'

/** Ways to assign the roles in a rematch: all players keep their roles, pass them on, or draw them again. */
const WAYS = ['kept', 'rotated', 'drawn'] as const
type Way = (typeof WAYS)[number]

const withRoles = <Draft extends Seating>(seats: Seats<Draft>, draft: Draft, way: Way): Draft =>
  way === 'kept' ? draft : way === 'rotated' ? seats.withRotated(draft) : seats.drawnByLot(draft, byChance)

interface RematchProps<Draft extends Seating> {
  readonly spec: NewGameSpec<Draft>
}

/** Page that begins a new game with the people and rules of a finished game; the user only chooses how roles are assigned. */
export function Rematch<Draft extends Seating>({ spec }: RematchProps<Draft>) {
  const { id = '' } = useParams()
  const { look } = useGames()
  // Uses the open game in memory if its id is the requested id, even if the game is not saved.
  const here = useOpenGame(({ open }) => (open?.id === id ? open : undefined))
  const [read, setRead] = useState<OpenGame | 'lost' | undefined>()
  const isHere = here !== undefined
  useEffect(() => {
    if (isHere) return
    let there = true
    void look(id).then((open) => {
      if (there) setRead(open ?? 'lost')
      return open
    })
    return () => {
      there = false
    }
  }, [look, id, isHere])
  const game = here ?? read
  // Set only once: when the new game begins, it replaces the open game, but this page must still know the people of the finished game.
  const [played, setPlayed] = useState<Draft | 'lost' | undefined>()
  if (played === undefined && game !== undefined)
    setPlayed(game !== 'lost' && game.game.id === spec.game ? spec.draftOf(game.state) : 'lost')
  if (played === undefined) return <main className="screen" aria-busy="true" />
  return played === 'lost' ? <Lost /> : <Again spec={spec} played={played} />
}

function Lost() {
  const { words } = useNewGameWords()
  const returnTo = useReturnTo()
  return (
    <Screen where={words.again.title} onBack={() => returnTo('/')}>
      <Question>{words.again.lost}</Question>
    </Screen>
  )
}

function Again<Draft extends Seating>({ spec, played }: RematchProps<Draft> & { readonly played: Draft }) {
  const { words, say } = useNewGameWords()
  const { texts, seats, store, Badge, Again: Choices } = spec
  const navigate = useNavigate()
  // The first entry of the browser history has the key "default". In that case there is no page to go back to.
  const { key } = useLocation()
  const [way, setWay] = useState<Way>('kept')
  const [game, setGame] = useState(played)
  const { begins, failed, begin } = useBegin(spec, game)
  const text = words.again
  /** Place of a player at the table. Roles that the table plays come last. */
  const seatOf = (player: string | undefined): number => {
    const at = game.people.findIndex((person) => person.id === player)
    return at < 0 ? game.people.length : at
  }
  const nameOf = (player: string | undefined): string => {
    const at = game.people.findIndex((person) => person.id === player)
    if (at < 0) return player === BY_TABLE ? (texts.runByTable ?? '') : ''
    return spokenName(game.people[at]?.name ?? '') || say(words.player, { n: at + 1 })
  }
  return (
    <Screen
      where={text.title}
      onBack={() => void (key === 'default' ? navigate('/') : navigate(-1))}
      answer={
        <>
          <Button
            kind="do"
            notYet={begins ? words.begins : undefined}
            onClick={() => {
              // Keeps the people for the next set-up. House rules of a finished game must not slip into a set-up that does not name them.
              store.change((before) => ({ ...before, number: game.number, people: game.people, plays: game.plays }))
              begin()
            }}
          >
            {words.begin}
          </Button>
          <Button
            kind="quiet"
            icon={icons.adjust}
            onClick={() => {
              store.change(() => game)
              void navigate(`/new/${spec.game}`)
            }}
          >
            {text.change}
          </Button>
        </>
      }
    >
      <Question>{text.question}</Question>
      <p className="note">{text.note}</p>
      {failed && <Trouble spec={spec} draft={game} />}
      <SegmentedChoice
        label={texts.again.roles}
        options={WAYS.map((value) => ({ value, label: text.assignments[value] }))}
        value={way}
        onChange={(chosen) => {
          setWay(chosen)
          const { people, plays } = withRoles(seats, played, chosen)
          setGame((before) => ({ ...before, people, plays }))
        }}
      />
      <section aria-label={texts.again.who}>
        <List label={texts.again.who}>
          {seats
            .roles(game.number)
            // A colour that nobody plays has no row.
            .filter((role) => nameOf(game.plays[role]) !== '')
            .toSorted((one, other) => seatOf(game.plays[one]) - seatOf(game.plays[other]))
            .map((role) => (
              <Row key={role} lead={<Badge role={role} size={32} />} title={texts.role(role)} trail={nameOf(game.plays[role])} />
            ))}
        </List>
      </section>
      {Choices !== undefined && <Choices game={game} change={setGame} />}
    </Screen>
  )
}
