import { useEffect, useState } from 'react'
import type { Prompt } from '../../referee'
import { Button } from '../../ui/Button'
import { Question as Heading } from '../../ui/Screen'
import { Covered } from '../ballot/Covered'
import { useBallotSpeech, useSealedKind } from '../ballot/context'
import { pass, usePassing } from '../ballot/passing'
import { SealedFrame } from '../ballot/SealedFrame'
import type { Beneath } from '../ballot/sealing'
import { SealedPad, type SealedPadProps } from '../ballot/SealedPad'
import { useBallotWords } from '../ballot/words'
import { useTable } from '../hook'
import { useSend } from '../question/answering'
import { useAnsweredAt } from '../question/answered-at'
import * as icons from '../icons'
import { QuestionFrame } from '../question/QuestionFrame'
import type { QuestionProps } from '../game/game-questions'
import { RoleChips } from '../question/RoleChips'
import { TableScreen } from '../shell/TableScreen'
import { useGameSpeech } from '../context'
import { useLanguage } from '../../ui/words'
import { useStandardGame } from './context'
import { useStandardWords } from './words'

/**
 * Returns whether a prompt asks for a secret that a role keeps for the whole game. The roles seal such secrets on the shared phone one
 * after another. Each role can view its secret on that phone, and the app reveals all secrets at the end of the game.
 */
const isKept = ({ sealed, secret }: Prompt): boolean => sealed && secret !== undefined

/**
 * Adds a prefix to the id of a secret, so that the code that hands over the phone does not confuse the secret with a ballot of the same id.
 */
const kept = (secret: string): string => `kept ${secret}`
const looked = (secret: string): string => `looked at ${secret}`

/** Component that hands the phone from role to role until each asked role has sealed its secret. */
export function KeepSecrets({ question }: QuestionProps) {
  const { words } = useStandardWords()
  const { player } = useGameSpeech()
  const speech = useBallotSpeech()
  const answeredAt = useAnsweredAt()
  const { prompts, state, followed } = useTable((open) => open)
  const passing = usePassing((store) => store.passing)
  const asked = prompts.filter(isKept)
  const [next] = asked.flatMap(({ roles }) => roles)
  const inHand = asked.find(({ secret = '', roles }) => passing?.ballot === kept(secret) && roles.includes(passing.role))
  const handTo = (role: string) => {
    const secret = asked.find(({ roles }) => roles.includes(role))?.secret
    pass(secret === undefined ? undefined : { ballot: kept(secret), role, anew: false })
  }
  const handOn = (done: Prompt) => {
    const [role] = asked.find((one) => one !== done)?.roles ?? []
    if (role === undefined) pass(undefined)
    else handTo(role)
  }
  // Only the shared phone can seal a secret; a linked phone shows a note.
  if (followed)
    return <QuestionFrame question={{ ...question, roles: [] }} note={words.kept.keep} answer={<p className="note">{answeredAt}</p>} />
  return (
    <QuestionFrame
      question={{ ...question, roles: [] }}
      note={words.kept.keep}
      answer={
        next !== undefined && (
          <Button kind="do" icon={icons.phone} onClick={() => handTo(next)}>
            {speech.hand(state, next)}
          </Button>
        )
      }
    >
      <RoleChips
        label={speech.waiting(asked.length)}
        roles={asked.flatMap(({ roles }) => roles)}
        value={undefined}
        onChange={handTo}
        nameOf={(role) => player(state, role)}
      />
      {inHand !== undefined && passing !== undefined && (
        <Covered
          key={inHand.key}
          role={passing.role}
          note={speech.cover(state, passing.role)}
          seats={null}
          more={<Unsealed role={passing.role} onDone={() => handOn(inHand)} />}
          renderInside={(way) => (
            <Keeper question={inHand} secret={inHand.secret ?? ''} role={passing.role} {...way} onSealed={() => handOn(inHand)} />
          )}
        />
      )}
    </QuestionFrame>
  )
}

/** Button with which a role chooses not to seal its secret in the app. Renders nothing if the game requires every secret to be sealed. */
function Unsealed({ role, onDone }: { readonly role: string; readonly onDone: () => void }) {
  const game = useStandardGame()
  const language = useLanguage()
  const send = useSend()
  if (game.sealed?.unsealed === undefined) return undefined
  const { move, label } = game.sealed.unsealed
  const press = async () => {
    const outcome = await send(move(role))
    if (outcome.how === 'done') onDone()
  }
  return (
    <Button kind="quiet" onClick={() => void press()}>
      {label[language]}
    </Button>
  )
}

const latestOf: Beneath = (_, latest) => latest

/** Component in which one role chooses its secret alone. */
function Keeper({ secret, ...rest }: Omit<SealedPadProps, 'kind' | 'beneath' | 'send'> & { readonly secret: string }) {
  const keep = useTable((_, play) => play.keepSecret)
  const setDraft = useTable((_, play) => play.setDraft)
  const { question, role } = rest
  const send = async (choice: unknown) => {
    const outcome = await keep(secret, role, choice)
    if (outcome.how === 'done') void setDraft(question, undefined)
    return outcome
  }
  return <SealedPad {...rest} kind={question.kind} beneath={latestOf} send={send} />
}

/** Question with a button that reveals a secret to all players. */
export function ShowSecret({ question, secret }: QuestionProps & { readonly secret: string }) {
  const { words } = useStandardWords()
  const show = useTable((_, play) => play.showSecret)
  return (
    <QuestionFrame
      question={question}
      answer={
        <Button kind="do" icon={icons.seal} onClick={() => void show(secret)}>
          {words.kept.show}
        </Button>
      }
    />
  )
}

/** Screen on which each role can view its own secrets after a long press, so that other players do not see them. */
export function KeptPage() {
  const { words } = useStandardWords()
  const { player } = useGameSpeech()
  const speech = useBallotSpeech()
  const { game, state, ballots } = useTable((open) => open)
  const passing = usePassing((store) => store.passing)
  const isSealing = ballots.some(({ cast }) => Object.keys(cast).length > 0)
  const all = (game.secrets?.kept(state) ?? []).filter(({ shown }) => !shown)
  const here = all.find(({ secret, owner }) => passing?.ballot === looked(secret) && passing.role === owner)
  const look = (role: string) => {
    const one = all.find(({ owner }) => owner === role)
    pass(one && { ballot: looked(one.secret), role, anew: false })
  }
  return (
    <TableScreen where={words.places.kept} back="">
      <Heading>{words.places.kept}</Heading>
      {all.length === 0 ? (
        <p className="note">{words.kept.nothing}</p>
      ) : (
        <RoleChips
          label={words.places.keptNote}
          roles={all.map(({ owner }) => owner)}
          value={undefined}
          onChange={look}
          nameOf={(role) => player(state, role)}
        />
      )}
      {isSealing && <p className="note">{words.kept.inBallot}</p>}
      {here !== undefined && (
        <Covered
          key={here.secret}
          role={here.owner}
          note={speech.cover(state, here.owner)}
          seats={null}
          renderInside={(way) => <Looked secret={here.secret} role={here.owner} {...way} />}
        />
      )}
    </TableScreen>
  )
}

interface LookedProps {
  readonly secret: string
  readonly role: string
  readonly onCover: () => void
}

function Looked({ secret, role, onCover }: LookedProps) {
  const { words } = useStandardWords()
  const { words: ballot } = useBallotWords()
  const look = useTable((_, play) => play.lookAtSecret)
  const followed = useTable((open) => open.followed)
  const kind = useSealedKind(secret.split('/')[0] ?? '')
  const [choice, see] = useState<unknown>('reading')
  useEffect(() => void look(secret, role).then((value) => see({ value })), [look, secret, role])
  const found = typeof choice === 'object' && choice !== null && 'value' in choice ? choice.value : undefined
  return (
    <SealedFrame role={role} kind={secret} cover={ballot.pin.cover} onCover={onCover}>
      <div className="body sealed-body">
        <Heading>{words.kept.kept}</Heading>
        {choice !== 'reading' && (found === undefined ? <p>{words.kept.lost}</p> : <kind.Chosen role={role} choice={found} />)}
      </div>
      <div className="answer sealed-answer">
        <Button kind="do" onClick={() => pass(undefined)}>
          {followed ? ballot.ownPhone.close : ballot.ballot.backToTable}
        </Button>
      </div>
    </SealedFrame>
  )
}
