import type { OutcomeProps } from '../../../../table/game/game-outcomes'
import { sentence } from '../../../../ui/grammar/numbers'
import { OutcomeScreen } from '../../../../table/outcome/OutcomeScreen'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import { engagementOf } from '../../rules/strength'
import { Balance } from '../calculator/Balance'
import { useCost, useWinner } from '../calculator/Verdict'
import { RoundCards } from '../now/RoundCards'
import { BattleCards, named } from '../questions/BattleHeader'
import { foughtAt, type Decided, type Fought } from '../questions/finished-battle'
import type { BattleResult } from '../../model/state'
import { useTable } from '../hook'
import { useAllSpeech } from '../speech'
import { changesOf } from '../board-changes'
import { countsSupply } from './counts-supply'
import { WildlingCardText } from '../WildlingCardText'

type Props = OutcomeProps<WesterosVocabulary>

/** Shows the automatic consequences of a move: a decided battle, or changes on the board. */
export function OutcomeView({ moment }: Props) {
  const fought = moment.entry.events.some(({ e }) => e === 'battleDecided') ? foughtAt(moment) : undefined
  const decided = fought?.decided
  const result = decided?.battle.result
  if (decided === undefined || result === undefined) return <Moved moment={moment} />
  return <Result moment={moment} decided={decided} result={result} texts={fought?.texts ?? []} />
}

function Moved({ moment }: Props) {
  const { game, names, words, say } = useAllSpeech()
  const { entry, state } = moment
  const drawn = entry.move.do === 'draw'
  const asksNothing = drawn && entry.events.some(({ e }) => e === 'cardsPutUnder')
  const changes = changesOf(moment, game, words.outcome)
  const supplyStays = changes.length === 0 && countsSupply(entry)
  const [wildling] = entry.events.flatMap((event) => (event.e === 'wildlingDrawn' ? [event.card] : []))
  const [taken] = entry.events.flatMap((event) => (event.e === 'marched' && event.neutral !== undefined ? [event] : []))
  const { ledger, prompts } = useTable((open) => open)
  // If a house now has to carry out the wildling card, the screen says which house does what, instead of that nothing is to be done.
  const [next] = wildling !== undefined && changes.length === 0 && ledger.head === moment && state.stage.at === 'effect' ? prompts : []
  return (
    <OutcomeScreen
      moment={moment}
      content={{
        changes,
        ...(next === undefined ? {} : { instruction: game.question(next, state).task }),
        ...(wildling === undefined
          ? {}
          : {
              [changes.length > 0 ? 'note' : 'title']: words.outcome.wildlingCard,
              body: <WildlingCardText state={state} card={wildling} />,
            }),
        ...(taken?.neutral === undefined
          ? {}
          : {
              title: sentence(
                say(words.outcome.neutralTaken, { house: names.house.nom(taken.house), area: names.area(state, taken.neutral.area) }),
              ),
              note: say(words.outcome.neutralGone, { total: `${taken.neutral.total}`, strength: `${taken.neutral.strength}` }),
            }),
        ...(supplyStays ? { title: words.outcome.supplyStays } : {}),
        ...(asksNothing ? { [changes.length > 0 ? 'note' : 'title']: words.outcome.asksNothing } : {}),
        ...(drawn ? { body: <RoundCards state={state} fresh /> } : {}),
      }}
    />
  )
}

interface FoughtProps {
  readonly decided: Decided
  readonly result: BattleResult
  /** House cards whose texts were used in the battle. */
  readonly texts: Fought['texts']
}

/** R14.16: shows the result of a battle: both House cards, all added numbers, winner and reason, casualties. */
function Result({ moment, decided: { state, battle }, result, texts }: Props & FoughtProps) {
  const { game, names, words } = useAllSpeech()
  const engagement = engagementOf(state, battle)
  const house = battle[result.winner]
  const place = names.area(state, battle.area)
  const byText = texts.flatMap(({ event, before, after }) => (event.destroyed === undefined ? [] : [game.atOnce(event, before, after)]))
  return (
    <OutcomeScreen
      moment={moment}
      content={{
        winner: { role: house, colours: house },
        isStepwise: true,
        title: useWinner(engagement, result),
        note: `${place}. ${useCost(engagement, result, byText)}`,
        body: (
          <>
            <BattleCards state={state} battle={{ ...battle, pending: [] }} />
            <section className="battle" aria-label={place}>
              <Balance state={state} engagement={engagement} cards={named(battle)} />
            </section>
          </>
        ),
        changes: changesOf(moment, game, words.outcome),
      }}
    />
  )
}
