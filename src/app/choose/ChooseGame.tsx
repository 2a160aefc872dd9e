import { Link, Navigate } from 'react-router'
import { catalogue } from '../../games/catalogue'
import { screens } from '../../games/screens'
import { useGames } from '../../session'
import { practiceId } from '../../session/environment/practice-id'
import { Icon } from '../../ui/Icon'
import * as icons from '../../ui/icons'
import { Question, Screen } from '../../ui/Screen'
import { useChooseWords } from './words'
import { useReturnTo } from '../../ui/return-to'

/** Page on which the user chooses the board game for a new game, the latest played first. Redirects if only one board game is available. */
export function ChooseGame() {
  const { words } = useChooseWords()
  return <Choice title={words.newGame} question={words.which} offers={catalogue} to={(id) => `/new/${id}`} />
}

/** Page on which the user chooses the board game for a practice round. */
export function ChoosePractice() {
  const { words } = useChooseWords()
  const offers = catalogue.filter(({ id }) => screens[id]?.Practice !== undefined)
  return <Choice title={words.practice} question={words.learn} note={words.short} offers={offers} to={(id) => `/game/${practiceId(id)}`} />
}

interface ChoiceProps {
  readonly title: string
  readonly question: string
  readonly note?: string
  readonly offers: typeof catalogue
  readonly to: (id: string) => string
}

function Choice({ title, question, note, offers, to }: ChoiceProps) {
  const { words, say, language } = useChooseWords()
  const { games, trouble } = useGames()
  const returnTo = useReturnTo()
  const [only, ...others] = offers
  if (only !== undefined && others.length === 0) return <Navigate to={to(only.id)} replace />
  // Renders nothing until the order of the games is known, so that no game moves while the user taps it.
  if (games === undefined && trouble === undefined) return <main className="screen" aria-busy="true" />
  const played = (id: string): number => games?.find(({ game }) => game === id)?.changed ?? 0
  return (
    <Screen where={title} onBack={() => returnTo('/')}>
      <Question>{question}</Question>
      {note !== undefined && <p className="note">{note}</p>}
      <ul className="flex flex-col gap-3" aria-label={question}>
        {offers
          .toSorted((one, other) => played(other.id) - played(one.id))
          .map(({ id, titleIn, box }) => ({ id, box, ...titleIn(language) }))
          .map(({ id, name, edition, box }) => (
            <li key={id}>
              <Link className="card flex items-center gap-4 px-4 pt-2" to={to(id)}>
                <img className="self-end" src={`pictures/${id}.svg`} alt="" width={78} height={80} />
                <span className="min-w-0 flex-1 pb-2">
                  <span className="block text-balance type-question">{name}</span>
                  {edition !== undefined && <span className="note block">{edition}</span>}
                  {box !== undefined && <span className="note">{say(words.facts, box)}</span>}
                </span>
                <Icon of={icons.chevron} size="s" />
              </Link>
            </li>
          ))}
      </ul>
    </Screen>
  )
}
