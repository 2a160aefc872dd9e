import { Icon } from '../../../../ui/Icon'
import * as icons from '../../../../ui/icons'
import { Tag } from '../../../../ui/Tag'
import type { WesterosCard } from '../../box/box'
import type { Question } from '../../questions'
import { cardOf, hasMammoth } from '../../rules/westeros-cards'
import { ORDER_OF_DECKS, type State } from '../../state'
import { ROMAN } from '../../words/lookup'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { cardProgress, houseProgress, PHASES, phaseOf, seatsInTurn } from './progress'

const CARD_ICONS: Readonly<Record<WesterosCard, string>> = {
  'winter-is-coming': icons.winter,
  'last-days-of-summer': icons.summer,
  supply: icons.barrel,
  mustering: icons.banners,
  'clash-of-kings': icons.clash,
  'game-of-thrones': icons.crown,
  'wildling-attack': icons.mammoth,
  'sea-of-storms': icons.waves,
  'storm-of-swords': icons.sword,
  'feast-for-crows': icons.consolidate,
  'rains-of-autumn': icons.rain,
}

/** Where in the round we are: its three phases as a bar. */
export function StepBar({ state }: { state: State }) {
  const { words, names } = useSpeech()
  const here = phaseOf(state.stage)
  return (
    <section className="flex-none" aria-label={words.now.phases}>
      <ol className="steps">
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === here ? 'step' : undefined}>
            {names.phase[phase]}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The three Westeros cards of the round, in sight until it ends, and what they leave in force. */
export function RoundCards({ state }: { state: State }) {
  const { words, names, cards } = useSpeech()
  const { turned } = state
  if (turned === undefined) return
  const inForce = ORDER_OF_DECKS.flatMap((deck) => cards.inForce[cardOf(turned[deck])] ?? [])
  return (
    <section className="flex flex-col gap-2" aria-label={words.now.cards}>
      <ol className="wcards">
        {ORDER_OF_DECKS.map((deck) => {
          const card = cardOf(turned[deck])
          const progress = cardProgress(state, deck)
          return (
            <li
              key={deck}
              data-progress={progress}
              aria-label={`${names.deck(deck)}: ${cards.deckCard(turned[deck])}, ${words.now[progress]}`}
            >
              <span className="head">
                {ROMAN[deck]}
                {hasMammoth(turned[deck]) && <Icon of={icons.mammoth} size="xs" />}
              </span>
              <span className="glyph">
                <Icon of={CARD_ICONS[card]} size="l" />
              </span>
              <span className="title">{cards.westeros[card].name}</span>
              <span className="state">
                {progress === 'done' && <Icon of={icons.check} size="xs" />}
                {words.now[progress]}
              </span>
            </li>
          )
        })}
      </ol>
      {inForce.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={words.now.inForce}>
          {inForce.map((rule) => (
            <li key={rule}>
              <Tag icon={icons.portcullis}>{rule}</Tag>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The houses in turn order, with who is done, who acts and who waits. */
export function TurnOrder({ state, questions }: { state: State; questions: readonly Question[] }) {
  const { words, names } = useSpeech()
  return (
    <ol className="turn" aria-label={words.now.turnOrder}>
      {seatsInTurn(state).map(({ house, byTable }) => {
        const progress = houseProgress(state, questions, house)
        return (
          <li key={house} data-progress={progress}>
            <Shield house={house} size={40} waits={byTable} alone />
            {(progress === 'done' || progress === 'sealed') && (
              <span className="mark">
                <Icon of={progress === 'done' ? icons.check : icons.seal} size="xs" />
              </span>
            )}
            <span className="name">{byTable ? words.houses.byTable : names.player(state, house)}</span>
            {progress !== undefined && <span className="sr-only">{words.now[progress]}</span>}
          </li>
        )
      })}
    </ol>
  )
}
