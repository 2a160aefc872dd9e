import { useTable } from '../hook'
import { useQuestionSpeech } from '../question/speech'
import { RuleLink } from '../rules/RuleLink'
import { WaitingForPage } from '../waiting-for/WaitingForPage'
import { StandardBadge } from './board'
import { useStandardGame, useStandardTexts } from './context'
import { useStandardWords } from './words'

/** URL paths of screens. The key is the id of the action that any role can take on the screen. */
const PLACES: Readonly<Record<string, string>> = { correct: 'correct' }

/** Screen that lists, for each role, what the role may do now. Used by all games with the shared screens. */
export default function WhoPage() {
  const { facts, questions, rooms, rules } = useStandardGame()
  const { roles, seating } = useStandardTexts()
  const { words, language } = useStandardWords()
  const speech = useQuestionSpeech()
  const { state } = useTable((open) => open)
  const { playing, names } = facts(state)
  const turn = rooms?.turn?.(state, language) ?? []
  // Roles outside the order of this step, such as a chief who makes no proposal, come last.
  const others = playing.filter((role) => turn.every((seat) => seat.role !== role)).map((role) => ({ role, progress: undefined }))
  const nameOf = (role: string) => [names[role], roles[role] ?? role].filter((name) => name !== undefined && name !== '').join(' · ')
  return (
    <WaitingForPage
      title={seating?.again ?? words.newGame.againRoles}
      duties={[...turn, ...others].map(({ role, progress }) => {
        const holds = rooms?.may?.(state, role, language) ?? []
        const badge = <StandardBadge role={role} size={28} alone />
        return { role, badge, name: nameOf(role), progress, holds, mayAct: holds.some(({ standing }) => standing !== true) }
      })}
      task={(question) => questions.permitted?.(question, state, language) ?? speech.question(question, state).task}
      rule={({ rule }) => rule}
      RuleLink={RuleLink}
      forbidden={rooms?.forbidden?.(state, language) ?? []}
      nothingForbidden={words.unbound}
      never={rules?.never ?? []}
      offer={(kind) => {
        const to = PLACES[kind]
        const titles: Readonly<Record<string, string>> = words.offers
        const title = titles[kind]
        return title === undefined ? undefined : { title, ...(to === undefined ? {} : { to }) }
      }}
    />
  )
}
