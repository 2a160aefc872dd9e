import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useGames, useOpenGame, type OpenGame } from '../../../../session'
import { Button } from '../../../../ui/Button'
import { List, Row } from '../../../../ui/List'
import { Question, Screen } from '../../../../ui/Screen'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { westeros } from '../../index'
import type { State } from '../../model/state'
import { spokenName } from '../../words/lookup'
import * as icons from '../icons'
import { Shield } from '../Shield'
import { useAllSpeech } from '../speech'
import { Trouble, useBegin } from './begin'
import { byChance } from './chance'
import { BY_TABLE, draftOf, drawnByLot, housesFor, withRotated, type NewGame } from './draft'
import { changeNewGame } from './kept'
import { useNewGameWords } from './words'

/** What becomes of the houses: everybody keeps theirs, passes it on, or they are drawn anew. */
const WAYS = ['kept', 'rotated', 'drawn'] as const
type Way = (typeof WAYS)[number]

const withHouses = (game: NewGame, way: Way): NewGame =>
  way === 'kept' ? game : way === 'rotated' ? withRotated(game) : drawnByLot(game, byChance)

/** Playing once more with the people and the rules of a game that was played: one choice, and it begins. */
export default function Rematch() {
  const { id = '' } = useParams()
  const { look } = useGames()
  // The game from whose end one comes is at hand, saved or not.
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
  // What is begun here takes the place of the game at hand: its people stay those of the played one.
  const [played, setPlayed] = useState<NewGame | 'lost' | undefined>()
  if (played === undefined && game !== undefined)
    setPlayed(game !== 'lost' && game.game.id === westeros.id ? draftOf(game.state as State) : 'lost')
  if (played === undefined) return <main className="screen" aria-busy="true" />
  return played === 'lost' ? <Lost /> : <Again played={played} />
}

function Lost() {
  const { words } = useNewGameWords()
  const navigate = useNavigate()
  return (
    <Screen where={words.again.title} onBack={() => void navigate('/')}>
      <Question>{words.again.lost}</Question>
    </Screen>
  )
}

function Again({ played }: { played: NewGame }) {
  const { words: again } = useNewGameWords()
  const { words, names, say, game: spoken } = useAllSpeech()
  const navigate = useNavigate()
  // Of the first address of a page nothing lies behind.
  const { key } = useLocation()
  const [way, setWay] = useState<Way>('kept')
  const [game, setGame] = useState(played)
  const { begins, failed, begin } = useBegin(game)
  const text = again.again
  const nameOf = (player: string | undefined): string => {
    const at = game.people.findIndex((person) => person.id === player)
    if (at < 0) return player === BY_TABLE ? spoken.newGame.runByTable : ''
    return spokenName(game.people[at]?.name ?? '') || say(words.newGame.player, { n: at + 1 })
  }
  return (
    <Screen
      where={text.title}
      onBack={() => void (key === 'default' ? navigate('/') : navigate(-1))}
      answer={
        <>
          <Button
            kind="do"
            notYet={begins ? words.newGame.begins : undefined}
            onClick={() => {
              changeNewGame(() => game)
              begin()
            }}
          >
            {spoken.newGame.begin}
          </Button>
          <Button
            kind="quiet"
            icon={icons.adjust}
            onClick={() => {
              changeNewGame(() => game)
              void navigate('/new/westeros')
            }}
          >
            {text.change}
          </Button>
        </>
      }
    >
      <Question>{text.question}</Question>
      <p className="note">{text.note}</p>
      {failed && <Trouble game={game} />}
      <SegmentedChoice
        label={text.houses}
        options={WAYS.map((value) => ({ value, label: text.ways[value] }))}
        value={way}
        onChange={(chosen) => {
          setWay(chosen)
          setGame(withHouses(played, chosen))
        }}
      />
      <section aria-label={text.who}>
        <List label={text.who}>
          {housesFor(game.number).map((house) => (
            <Row key={house} lead={<Shield house={house} size={32} />} title={names.house.plain(house)} trail={nameOf(game.plays[house])} />
          ))}
        </List>
      </section>
    </Screen>
  )
}
