import { useState } from 'react'
import type { GameBallots, SealedKind } from '../game/game-ballots'
import { useTable } from '../hook'
import { Amount } from '../question/Amount'
import { Amounts } from '../question/Amounts'
import { newestMoment } from '../question/answering'
import { Options } from '../question/Options'
import { PickFrom } from '../question/PickFrom'
import { RoleChips } from '../question/RoleChips'
import { RoleRanking } from '../question/RoleRanking'
import { useGameSpeech, useGameTable } from '../context'
import * as icons from '../icons'
import { Button } from '../../ui/Button'
import { useLanguage } from '../../ui/words'
import { useStandardGame, useStandardTexts } from './context'
import type { StandardGame, StandardSealed } from './standard-game'
import { useStandardWords } from './words'

const asNumber = (choice: unknown): number | undefined => (typeof choice === 'number' ? choice : undefined)
const asText = (choice: unknown): string | undefined => (typeof choice === 'string' ? choice : undefined)

/** Creates a kind of sealed choice in which the player enters a number on a number pad. */
const numberKind = (of: string, most: (state: unknown, role: string) => number): SealedKind => ({
  untold: 0,
  Chooser: function Chooser({ role, label, choice, onChange, onSeal }) {
    const { things } = useStandardTexts()
    const max = most(
      useTable((open) => open.state),
      role,
    )
    return <Amount label={label} unit={things[of] ?? of} max={max} amount={asNumber(choice)} onChange={onChange} onSeal={onSeal} />
  },
  ByHand: function ByHand({ roles, entered, onChange }) {
    const state = useTable((open) => open.state)
    const amounts = Object.fromEntries(roles.map((role) => [role, asNumber(entered[role])]))
    return <Amounts roles={roles} amounts={definedOf(amounts)} max={(role) => most(state, role)} onChange={onChange} />
  },
  Chosen: function Chosen({ choice }) {
    const { things } = useStandardTexts()
    return (
      <p>
        {things[of] ?? of}: {asNumber(choice)}
      </p>
    )
  },
  purse: most,
})

const definedOf = (amounts: Readonly<Record<string, number | undefined>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(amounts).flatMap(([role, amount]) => (amount === undefined ? [] : [[role, amount]])))

/** Creates a kind of sealed choice in which the player selects one named option. */
const namedKind = (oneOf: readonly string[]): SealedKind => ({
  Chooser: function Chooser({ label, choice, onChange }) {
    const { areas } = useStandardTexts()
    const options = oneOf.map((value) => ({ value, title: areas[value] ?? value }))
    return <Options label={label} labelHidden options={options} value={asText(choice)} onChange={onChange} />
  },
  ByHand: function ByHand({ roles, entered, onChange }) {
    const { areas, roles: names } = useStandardTexts()
    const options = oneOf.map((value) => ({ value, label: areas[value] ?? value }))
    return roles.map((role) => (
      <PickFrom
        key={role}
        label={names[role] ?? role}
        options={options}
        value={asText(entered[role])}
        onChange={(one) => onChange(role, one)}
      />
    ))
  },
  Chosen: function Chosen({ choice }) {
    const { areas } = useStandardTexts()
    return <p>{areas[asText(choice) ?? ''] ?? ''}</p>
  },
})

const asAnswer = (choice: unknown): string | undefined => (typeof choice === 'boolean' ? (choice ? 'yes' : 'no') : undefined)

/** Hook that returns the labels for yes and no in the current language. */
function useAnswers(): Readonly<Record<'yes' | 'no', string>> {
  const { options } = useStandardTexts()
  const { words } = useStandardWords()
  return { yes: options?.yes ?? words.yes, no: options?.no ?? words.no }
}

/** Kind of sealed choice in which the player selects yes or no. */
const answerKind: SealedKind = {
  Chooser: function Chooser({ label, choice, onChange }) {
    const answers = useAnswers()
    const options = (['yes', 'no'] as const).map((value) => ({ value, title: answers[value] }))
    return <Options label={label} labelHidden options={options} value={asAnswer(choice)} onChange={(one) => onChange(one === 'yes')} />
  },
  ByHand: function ByHand({ roles, entered, onChange }) {
    const answers = useAnswers()
    const { player } = useGameSpeech()
    const state = useTable((open) => open.state)
    const options = (['yes', 'no'] as const).map((value) => ({ value, label: answers[value] }))
    return roles.map((role) => (
      <PickFrom
        key={role}
        label={player(state, role)}
        options={options}
        value={asAnswer(entered[role])}
        onChange={(one) => onChange(role, one === 'yes')}
      />
    ))
  },
  AllAlike: function Nobody({ onPress }) {
    const { options } = useStandardTexts()
    return options?.['nobody'] === undefined ? undefined : <Button onClick={() => onPress(false)}>{options['nobody']}</Button>
  },
  Chosen: function Chosen({ choice }) {
    const answers = useAnswers()
    return <p>{choice === true ? answers.yes : answers.no}</p>
  },
}

/**
 * Creates a kind of sealed choice with an input component of the game. When players enter all choices by hand, the form selects the next
 * role without a choice as soon as a choice is complete.
 */
const drawnKind = ({
  Choice,
  Chosen,
  shown,
  sealLabel,
  chooseLabel,
  isWhole,
  ByHand: Typed,
}: Extract<StandardSealed, { readonly shown: unknown }>): SealedKind => ({
  Chooser: ({ role, choice, onChange }) => <Choice role={role} choice={choice} onChange={onChange} />,
  ByHand:
    Typed ??
    function ByHand({ roles, entered, onChange }) {
      const { player } = useGameSpeech()
      const { words } = useStandardWords()
      const state = useTable((open) => open.state)
      const [picked, pick] = useState<string | undefined>()
      const role = picked ?? roles.find((one) => entered[one] === undefined) ?? roles[0]
      if (role === undefined) return undefined
      const put = (choice: unknown) => {
        onChange(role, choice)
        if (choice !== undefined) pick(roles.find((other) => other !== role && entered[other] === undefined) ?? role)
      }
      return (
        <>
          <RoleChips
            label={words.ballot.whose}
            labelHidden
            roles={roles}
            value={role}
            onChange={pick}
            nameOf={(one) => (entered[one] === undefined ? player(state, one) : `${player(state, one)} ✓`)}
          />
          <Choice key={role} isOpen role={role} choice={entered[role]} onChange={put} />
        </>
      )
    },
  Chosen: function Shown({ role, choice }) {
    const language = useLanguage()
    return Chosen === undefined ? <p>{shown(choice, language)}</p> : <Chosen role={role} choice={choice} />
  },
  sealLabel,
  chooseLabel,
  ...(isWhole && { isWhole }),
})

const kindOf = (sealed: StandardSealed): SealedKind => ({ ...inputOf(sealed), ...(sealed.skip && { skip: sealed.skip }) })

/** Returns a kind of sealed choice with the input component that belongs to its description. */
const inputOf = (sealed: StandardSealed): SealedKind => {
  if ('shown' in sealed) return drawnKind(sealed)
  if ('yesOrNo' in sealed) return answerKind
  return 'oneOf' in sealed ? namedKind(sealed.oneOf) : numberKind(sealed.of, sealed.most)
}

/** Returns the configuration of the ballots of a game with the shared screens: the kinds of sealed choices and their texts. */
export const ballotsOf = ({ sealed, identity }: StandardGame): GameBallots => ({
  sealed: Object.fromEntries(Object.entries(sealed?.choices ?? {}).map(([kind, one]) => [kind, kindOf(one)])),
  useSpeech: useBallotSpeech,
  useOutcome,
  Tie: () => undefined,
  coloursOf: (role) => identity.colours?.(role) ?? role,
  paramsOf: (_, role) => ({ role }),
})

function useBallotSpeech(): ReturnType<GameBallots['useSpeech']> {
  const { words, say, count, language } = useStandardWords()
  const { questions, revealLabel } = useStandardTexts()
  const { player } = useGameSpeech()
  const game = useStandardGame()
  const { title, hand, cover, waiting, sealed, purse } = words.ballot
  const notes = (state: unknown) => game.sealed?.notes?.(state, language) ?? []
  return {
    title: (state) => game.sealed?.title?.(state, language) ?? title,
    hand: (state, role) => say(hand, { player: player(state, role) }),
    cover: (state) => [game.sealed?.cover?.(state, language) ?? [], ...notes(state), cover].flat().join(' '),
    waiting: (roles) => (roles === 0 ? sealed : count(waiting, roles)),
    reveal: () => revealLabel ?? questions.reveal ?? '',
    notes,
    stakes: (state) => game.sealed?.stakes?.(state, language),
    purse: { name: purse, icon: icons.seal },
  }
}

/**
 * Hook that returns the most recently revealed choices. Numbers are sorted from the highest; other choices are shown in the format of their
 * kind.
 */
function useOutcome(): ReturnType<GameBallots['useOutcome']> {
  const { words, language } = useStandardWords()
  const { sealed } = useStandardGame()
  const { game, ledger } = useTable((open) => open)
  const { entry, parent } = newestMoment(ledger)
  const found: object | undefined = entry.events.find(({ e }) => e === 'revealed')
  if (found === undefined || !('opened' in found)) return undefined
  const opened = Object.entries(found.opened as Readonly<Record<string, { readonly choice: unknown }>>)
  const ballots = parent === undefined ? [] : game.ballots(parent.state)
  const ballot = ballots.find(({ roles }) => opened.every(([role]) => roles.includes(role)))
  const one = ballot === undefined ? undefined : sealed?.choices[ballot.kind]
  if (one?.isOutcomeOnly === true) return undefined
  const title = one?.revealed?.(language) ?? words.ballot.outcome
  const amounts = definedOf(Object.fromEntries(opened.map(([role, { choice }]) => [role, asNumber(choice)])))
  if (opened.every(([role]) => amounts[role] !== undefined)) {
    const order = opened.map(([role]) => role).toSorted((a, b) => (amounts[b] ?? 0) - (amounts[a] ?? 0))
    return { title, body: <RoleRanking label={title} order={order} amounts={amounts} /> }
  }
  if (one === undefined) return undefined
  return { title, body: <Choices opened={opened} Chosen={kindOf(one).Chosen} /> }
}

interface ChoicesProps {
  readonly opened: readonly (readonly [role: string, opening: { readonly choice: unknown }])[]
  readonly Chosen: SealedKind['Chosen']
}

/** Component that lists the revealed choices, each with the badge of the role and the name of its player. */
function Choices({ opened, Chosen }: ChoicesProps) {
  const { RoleBadge } = useGameTable()
  const { player } = useGameSpeech()
  const state = useTable((open) => open.state)
  return (
    <ul className="card list">
      {opened.map(([role, { choice }]) => (
        <li key={role} className="row">
          <RoleBadge role={role} size={32} />
          <div className="words">
            <span className="note">{player(state, role)}</span>
            <Chosen role={role} choice={choice} />
          </div>
        </li>
      ))}
    </ul>
  )
}
