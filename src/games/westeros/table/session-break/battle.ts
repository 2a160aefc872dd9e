import { SIDES, type Battle, type PlayedCard, type State } from '../../model/state'
import type { SheetLine } from '../../../../table/session-break/game-session-break'
import type { Translator } from './translator'

/**
 * Returns lines of text with the public information about the open battle. House cards and Tides of Battle cards are included only after
 * both are revealed.
 */
export const battleLines = (state: State, battle: Battle, { speech, sheet }: Translator): readonly SheetLine[] => {
  const { names } = speech
  const text = sheet.words.sheet
  const plain = names.house.plain
  const { area, attacker, defender, from, march, attackers, step, supports, defense, cards: played, tides, pending, blade, result } = battle
  const cardSaid = (card: PlayedCard): string =>
    'card' in card ? names.houseCard(state, card.card) : names.cardFigures(card.told.strength, card.told.swords, card.told.fortifications)
  const tidesSaid =
    tides?.shown === true
      ? SIDES.flatMap((side) => {
          const card = tides[side]
          return card === undefined ? [] : [`${plain(battle[side])}: ${speech.game.second.tidesCard(state, card)}`]
        }).join('; ')
      : undefined
  const supported = supports
    .filter((support) => support.for !== 'none' && support.declined !== true)
    .map((support) => `${names.area(state, support.area)} (${support.for === 'none' ? '' : plain(battle[support.for])})`)
  const optional: readonly (readonly [name: string, value: string | undefined])[] = [
    [text.supports, supported.length === 0 ? undefined : supported.join(', ')],
    [text.cards, played && SIDES.map((side) => `${plain(battle[side])}: ${cardSaid(played[side])}`).join(', ')],
    [names.battleStep.tides, tidesSaid],
    [text.blade, blade && plain(blade)],
    [text.pending, pending.length === 0 ? undefined : pending.map(({ card }) => names.houseCard(state, card)).join(', ')],
    [text.result, result && `${plain(attacker)} ${result.attacker}, ${plain(defender)} ${result.defender}`],
  ]
  return [
    { name: names.area(state, area), text: names.battleStep[step] },
    {
      name: text.attack,
      text: [
        sheet.say(text.attackBy, { house: plain(attacker), from: names.area(state, from), units: names.units(attackers) }),
        names.order[march],
      ].join(' · '),
    },
    { name: text.against, text: [plain(defender), ...(defense === undefined ? [] : [names.order[defense]])].join(' · ') },
    ...optional.flatMap(([name, value]) => (value === undefined ? [] : [{ name, text: value }])),
  ]
}
