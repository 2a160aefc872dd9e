import { useState } from 'react'
import { Sheet } from '../../../../ui/Dialog'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { Tag } from '../../../../ui/Tag'
import type { DeckId, WesterosCard } from '../../box/box'
import { cardOf, hasMammoth } from '../../rules/westeros-cards'
import { ORDER_OF_DECKS, type State } from '../../model/state'
import { ROMAN, sentence } from '../../../../ui/grammar/numbers'
import { CARD_RULES } from '../rules/governing'
import { EditionRuleLink } from '../rules/EditionRuleLink'
import { useSpeech } from '../speech'
import { cardProgress } from '../../views/progress'

/** Icon for the effect of each Westeros card. */
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
  'a-throne-of-blades': icons.throne,
  'dark-wings-dark-words': icons.raven,
  'put-to-the-sword': icons.blade,
  'web-of-lies': icons.support,
}

/**
 * The three Westeros cards of the round and their lasting effects. Shown until the end of the round, except during battles. The cards are
 * small if all of them are resolved, or if `folded` is true. A press on a card shows its text. `fresh`: the cards were just drawn, so they
 * are shown large.
 */
export function RoundCards({ state, fresh = false, folded = false }: { state: State; fresh?: boolean; folded?: boolean }) {
  const { words, names, cards } = useSpeech()
  const [open, setOpen] = useState<DeckId | undefined>()
  const { turned, battle } = state
  // During a battle, the comparison of both sides shows the effects of the cards.
  if (turned === undefined || battle !== undefined) return
  const all = ORDER_OF_DECKS.map((deck) => ({ deck, card: turned[deck], progress: cardProgress(state, deck) }))
  const isSmall = !fresh && (folded || all.every(({ progress }) => progress === 'done'))
  const inForce = all.flatMap(({ card }) => cards.inForce(cardOf(card), state.box) ?? [])
  return (
    <section className="of-round flex flex-col gap-2" data-stays data-of-round aria-label={words.now.cards}>
      <ol className="wcards" data-stacks data-past={isSmall ? '' : undefined}>
        {all.map(({ deck, card, progress }) => (
          <li key={deck}>
            <button
              type="button"
              data-progress={fresh ? undefined : progress}
              // The accessible name of the button contains its visible text in the same order, then the meaning of the icons.
              aria-label={`${names.deck(deck)}: ${cards.nameOf(card, state.box)}, ${words.now[progress]}${
                hasMammoth(card) ? `, ${cards.withMammoth}` : ''
              }`}
              onClick={() => setOpen(deck)}
            >
              <span className="head">
                {ROMAN[deck]}
                {hasMammoth(card) && <Icon of={icons.mammoth} size="s" />}
              </span>{' '}
              <span className="card-drawing">
                <Icon of={CARD_ICONS[cardOf(card)]} size="l" />
              </span>
              <span className="title">{cards.nameOf(card, state.box)}</span>{' '}
              {!fresh && (
                <span className="state">
                  {progress === 'done' && <Icon of={icons.check} size="xs" />}
                  {words.now[progress]}
                </span>
              )}
            </button>
          </li>
        ))}
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
      <CardSheet state={state} deck={open} onClose={() => setOpen(undefined)} />
    </section>
  )
}

/** Panel about one Westeros card: its text, whether it is resolved, its lasting effect, and its rule. */
function CardSheet({ state, deck, onClose }: { state: State; deck: DeckId | undefined; onClose: () => void }) {
  const { words, names, cards } = useSpeech()
  const shown = deck === undefined ? undefined : state.turned?.[deck]
  if (deck === undefined || shown === undefined) return
  const card = cardOf(shown)
  const name = cards.nameOf(card, state.box)
  const effect = cards.effect(card, state.box)
  const inForce = cards.inForce(card, state.box)
  return (
    <Sheet open title={name} onClose={onClose}>
      <p className="flex items-start gap-3">
        <span className="card-glyph">
          <Icon of={CARD_ICONS[card]} />
        </span>
        <span className="pt-1">{effect}</span>
      </p>
      <p className="note flex flex-wrap items-center gap-2">
        {sentence(names.deck(deck))}: {words.now[cardProgress(state, deck)]}
        {hasMammoth(shown) && <Tag icon={icons.mammoth}>{cards.withMammoth}</Tag>}
        {inForce !== undefined && <Tag icon={icons.portcullis}>{inForce}</Tag>}
      </p>
      <EditionRuleLink rule={CARD_RULES[card]} />
    </Sheet>
  )
}
