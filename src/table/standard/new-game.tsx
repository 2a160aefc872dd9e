import { NewGamePages } from '../new-game/NewGamePages'
import { createDraftStore } from '../new-game/draft-store'
import type { NewGameSpec, StepProps } from '../new-game/new-game-spec'
import { BY_TABLE, nobodyYet, seatsOf } from '../new-game/seating'
import { Question } from '../../ui/Screen'
import { Options } from '../question/Options'
import { StandardBadge } from './board'
import { useStandardTexts } from './context'
import type { StandardDraft } from './setup-steps'
import { hasSealedChoices } from './game-table'
import type { StandardGame, SeatedRoles } from './standard-game'
import { useStandardWords } from './words'

/** Returns which person plays which role. Persons without a name get a number as their name. */
const seatedIn = (
  { people, plays, dice, settled: setupOptions }: StandardDraft,
  roles: readonly string[],
  called: (n: number) => string,
): SeatedRoles => ({
  roles,
  seating: [
    ...people.flatMap(({ id }) => roles.filter((role) => plays[role] === id)),
    ...roles.filter((role) => people.every(({ id }) => plays[role] !== id)),
  ],
  dice,
  setupOptions,
  people: people.flatMap(({ id, name }, at) => {
    const own = roles.filter((role) => plays[role] === id)
    return own.length === 0 ? [] : [{ name: name.trim() || called(at + 1), roles: own }]
  }),
  names: Object.fromEntries(
    roles.flatMap((role) => {
      const at = people.findIndex(({ id }) => id === plays[role])
      return at < 0 ? [] : [[role, people[at]?.name.trim() || called(at + 1)]]
    }),
  ),
})

/** Creates a hook that returns the set-up steps of a new game. */
const newGameOf = (game: StandardGame): (() => NewGameSpec<StandardDraft>) => {
  const number = game.identity.bestNumber ?? game.identity.numbers[0] ?? 2
  const own = game.setup.step
  const { rolesFor } = game.identity
  const seats = seatsOf<StandardDraft>(rolesFor ?? (() => game.identity.roles), game.identity.division, {
    chosen: rolesFor === undefined,
    numbers: game.identity.numbers,
  })
  const fresh: StandardDraft = seats.begun({
    name: '',
    number,
    people: nobodyYet(number),
    plays: {},
    dice: 'app',
    settled: own?.fresh,
  })
  const isWhole = (draft: StandardDraft) =>
    game.identity.numbers.includes(draft.number) &&
    (draft.dice === 'app' || draft.dice === 'table') &&
    (own === undefined || own.isWhole(draft.settled))
  const store = createDraftStore({
    game: game.identity.id,
    fresh,
    isWhole,
    next: ({ number: as, people, dice, settled: setupOptions }) =>
      seats.begun({ ...fresh, plays: {}, number: as, people, dice, settled: setupOptions }),
  })
  return () => {
    const { words, say, count, language } = useStandardWords()
    const texts = useStandardTexts()
    const text = words.newGame
    const nameOf = (role: string) => texts.roles[role] ?? role
    const { seating } = texts
    const { note, draw, giveOut, absent } = seating ?? text
    return {
      game: game.identity.id,
      hasSecrets: hasSealedChoices(game),
      numbers: game.identity.numbers,
      seats,
      store,
      Badge: StandardBadge,
      texts: {
        name: (date) => say(text.name, { date }),
        note,
        numbers: text.numbers,
        number: (many) => seating?.number(many) ?? count(text.number, many),
        role: nameOf,
        field: nameOf,
        draw,
        giveOut,
        runByTable: game.identity.hasTableSeat && text.byTable,
        // With all roles in play, none is left out.
        absent: (seated) => (seated < game.identity.roles.length ? absent : ''),
        several: seating?.several,
        again: { roles: seating?.again ?? text.againRoles, who: text.againWho },
      },
      steps: [
        ...(own === undefined ? [] : [{ path: 'settled', label: own.label[language], Step: own.Step }]),
        ...(own?.last === undefined ? [] : [{ ...own.last, label: own.last.label[language], begin: lastLabel(own.last.begin[language]) }]),
        ...(game.setup.hasDice ? [{ path: 'dice', label: text.next, Step: DiceStep }] : []),
        ...(game.setup.hasDice || own !== undefined ? [] : [{ path: 'start', label: text.start, Step: Ready }]),
      ],
      ...(own?.Again && { Again: own.Again }),
      ...(own?.beside && { rules: { ...own.beside, done: own.beside.done[language] } }),
      setup: (draft, called) => {
        const playing = seats.roles(draft.number).filter((role) => draft.plays[role] !== undefined)
        return game.setup.begin(seatedIn(draft, playing, called))
      },
      wrong: ({ code }) => texts.refusals[code],
      draftOf: (state) => {
        const { playing, names, dice = 'app', people: known } = game.facts(state)
        const sitting = known ?? playing.flatMap((role) => (names[role] === undefined ? [] : [{ roles: [role], name: names[role] }]))
        const idOf = (role: string) => {
          const at = sitting.findIndex((one) => one.roles.includes(role))
          return at < 0 ? BY_TABLE : `player-${at + 1}`
        }
        const people = sitting.map(({ name }, at) => ({ id: `player-${at + 1}`, name }))
        return {
          ...fresh,
          number: known?.length ?? playing.length,
          people,
          plays: Object.fromEntries(playing.map((role) => [role, idOf(role)])),
          dice,
          settled: own?.of(state as never),
        }
      },
    }
  }
}

const lastLabel = (label: string) => () => label

/** Creates the set-up screen of a new game. */
export const newGamePage = (game: StandardGame) => {
  const useNewGame = newGameOf(game)
  return () => <NewGamePages {...useNewGame()} />
}

/**
 * Component that asks whether the app or the players roll the dice. The choice applies to the whole game, so that players cannot see a roll
 * of the app and then report another roll.
 */
function DiceStep({ game, change }: StepProps<StandardDraft>) {
  const { words } = useStandardWords()
  const { dice, app, appNote, table, tableNote } = words.newGame
  return (
    <>
      <Question>{dice}</Question>
      <Options<SeatedRoles['dice']>
        label={dice}
        labelHidden
        options={[
          { value: 'app', title: app, note: appNote },
          { value: 'table', title: table, note: tableNote },
        ]}
        value={game.dice}
        onChange={(chosen) => change((before) => ({ ...before, dice: chosen }))}
      />
    </>
  )
}

function Ready() {
  const { words } = useStandardWords()
  return <Question>{words.newGame.ready}</Question>
}
