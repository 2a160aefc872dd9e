import { fieldsDomain } from '../../../kit/fields-domain'
import { numberAt, type RulePoint } from '../../../kit/rule-points'
import type { Domain } from '../../../referee'
import { FACES, FORTRESS_SITES, PHASES, type CityId, type Colour } from '../box/board'
import { fortressPrice, harbourPrice, siteKind } from '../box/numbers'
import { cityOf } from '../model/city'
import type { Choice } from '../model/moves'
import type { OwnMove } from '../rules/moves'
import type { Code } from '../model/refusals'
import type { State } from '../model/state'
import { decide, decideOwn } from '../rules/decide'
import { ifPaid } from '../rules/handler'
import { forcedWays } from '../rules/loans'
import { isSoundBoard, nextSite } from '../rules/track'
import type { Draft, Question } from './draft'
import { cardSteps } from './card-steps'
import { cardless, handOf, handSteps, rowOf, rowSteps } from './told-domains'

/**
 * Builds the legal answers to each question, one field after another. A step is offered only if the rules accept the answer that results.
 */

export const choosing = (state: State, prompt: Question): Domain<Draft, Draft, OwnMove, 'MALFORMED'> =>
  fieldsDomain(
    (draft) => stepsOf(state, prompt, draft),
    (draft) => answerOf(state, prompt, draft),
  )

/** Returns whether a move is legal, if the players have overruled the rules of these refusal codes. */
const isLegal = (state: State, move: OwnMove | undefined, waived: readonly string[] = []): boolean =>
  move !== undefined && (waived.length === 0 ? decideOwn(state, move) : decide(state, { do: 'overrule', move, waive: waived })).ok

/** Returns the possible next steps of an answer. */
const stepsOf = (state: State, prompt: Question, draft: Draft): readonly Draft[] => {
  const colours = state.players.map(({ colour }): Draft => ({ option: colour }))
  switch (prompt.kind) {
    case 'firstPlayer':
    case 'nameStart':
      return draft.option === undefined ? colours : []
    case 'buy':
      return draft.amount === undefined ? pricesFor(state, prompt) : []
    case 'sail':
      return draft.area !== undefined ? [] : state.settings.cardsTold ? cardSteps(state, prompt, draft) : citiesFor(state)
    case 'act':
      return actsFor(state, prompt, draft)
    case 'settle':
      return draft.choices === undefined ? settlementsFor(state, prompt) : []
    case 'lastPiece':
      return draft.option === undefined ? colours : []
    case 'bonusCard':
      return draft.option === undefined ? cardless(state).map((colour) => ({ option: colour })) : []
    case 'row':
      return rowSteps(state, prompt, draft)
    case 'hand':
      return handSteps(state, prompt, draft)
    default:
      return []
  }
}

/** Returns the complete answer of a draft; undefined while a field is missing. */
const answerOf = (state: State, prompt: Question, draft: Draft): OwnMove | undefined => {
  const {
    kind,
    roles: [by],
  } = prompt
  const { option: colour, amount: price, area: to, choices, forced } = draft
  switch (kind) {
    case 'firstPlayer':
      return colour && { do: 'firstPlayer', colour }
    case 'nameStart':
      return colour && { do: 'nameStart', ...(by && { by }), starts: colour }
    case 'lastPiece':
      return colour && { do: 'lastPiece', colour }
    case 'bonusCard':
      return colour && { do: 'bonusCard', colour }
    case 'row':
      return rowOf(state, prompt, draft)
    case 'hand':
      return handOf(state, prompt, draft)
    case 'buy':
      return price === undefined ? undefined : { do: 'buy', price }
    case 'sail':
      return to === undefined ? undefined : draft.cards === undefined ? sailTo(state, to) : { do: 'sail', to, cards: draft.cards }
    case 'endTurn':
      return { do: 'endTurn' }
    case 'payday':
      return { do: 'paid' }
    case 'settle':
      return choices && by && { do: 'settle', by, choices, ...(forced === undefined || forced.length === 0 ? {} : { forced }) }
    default:
      // The action is complete when the players have reported every board number that it needs.
      return unknownFor(state, prompt, draft).every(({ id }) => draft.told?.[id] !== undefined) ? actOf(draft) : undefined
  }
}

/** Returns the move that sails directly to a city. If the players report cards, the move uses the destination card of the city. */
const sailTo = ({ settings }: State, to: CityId): OwnMove =>
  settings.cardsTold ? { do: 'sail', to, cards: [{ as: 'destination', city: to, seals: 1 }] } : { do: 'sail', to }

/** Converts a draft to the move of its action. */
const actOf = ({ kind, colour, site, face, told: reported }: Draft): OwnMove | undefined => {
  const known = reported === undefined ? {} : { told: reported }
  switch (kind) {
    case 'build':
      return { do: 'build', ...(colour && { colour }), ...(site === undefined ? {} : { site }), ...known }
    case 'reopen':
      return { do: 'reopen', ...(colour && { colour }), ...known }
    case 'fortress':
      return { do: 'fortress', ...known }
    case 'loan':
      return face === undefined ? undefined : { do: 'loan', face }
    default:
      return undefined
  }
}

/** Returns the prices of a sailing card that the player can pay, from 1 to 12 florins. */
const pricesFor = ({ money }: State, { roles: [by = 'red'] }: Question): readonly Draft[] =>
  Array.from({ length: Math.min(12, money[by] ?? 0) }, (_, at) => ({ amount: at + 1 }))

/** Returns the state without the number of bought cards, in which voyages need no bought card. */
export const uncounted = ({ cards: _cards, ...state }: State): State => state

/** Returns the cities to which the active player can sail, now or after buying a sailing card. */
export const citiesFor = (whole: State): readonly Draft[] => {
  const state = uncounted(whole)
  return Object.keys(state.cities).flatMap((to) => (isLegal(state, sailTo(state, to)) ? [{ area: to }] : []))
}

/**
 * Returns the next steps of an answer about an action: first the kind of action, then its colour, its site, and the unknown board numbers.
 */
const actsFor = (state: State, prompt: Question, draft: Draft): readonly Draft[] => {
  const { kind } = draft
  if (kind === undefined) return kindsFor(state, prompt)
  if (kind === 'loan')
    return draft.face === undefined ? FACES.flatMap((face) => (isLegal(state, { do: 'loan', face }) ? [{ face }] : [])) : []
  const [unknown] = unknownFor(state, prompt, draft).filter(({ id }) => draft.told?.[id] === undefined)
  if (unknown === undefined) return []
  return valuesFor(state, prompt, unknown).map((value) => ({ told: { ...draft.told, [unknown.id]: value } }))
}

/** Returns the possible values of an unknown board number: prices that the player can pay, or kinds of sites that A24 allows. */
const valuesFor = (
  { money, numbers, players }: State,
  { roles: [by = 'red'] }: Pick<Question, 'roles'>,
  point: RulePoint,
): readonly number[] => {
  const most = point.rule === 'R20' ? point.most : Math.min(point.most, money[by] ?? 0)
  const values = Array.from({ length: Math.max(0, most - point.least + 1) }, (_, at) => point.least + at)
  return values.filter((value) => isSoundBoard({ ...numbers, [point.id]: value }, point, players.length))
}

/**
 * Returns the legal actions, with their possible colours and sites.
 * @param waived refusal codes that the players have overruled
 */
export const kindsFor = (state: State, { roles: [by] }: Pick<Question, 'roles'>, waived: readonly string[] = []): readonly Draft[] => {
  const player = state.players.find(({ colour }) => colour === by)
  if (player === undefined) return []
  const colours = player.neutral === undefined ? [undefined] : [undefined, player.neutral]
  const sites = siteChoices(state, player.colour)
  const drafts: readonly Draft[] = [
    ...colours.flatMap((colour) =>
      sites.map((site): Draft => ({ kind: 'build', ...(colour && { colour }), ...(site === undefined ? {} : { site }) })),
    ),
    ...colours.map((colour): Draft => ({ kind: 'reopen', ...(colour && { colour }) })),
    { kind: 'fortress' },
  ]
  const loans: readonly Draft[] = FACES.some((face) => isLegal(state, { do: 'loan', face }, waived)) ? [{ kind: 'loan' }] : []
  return [...drafts.filter((draft) => isLegal(state, withNumbers(state, { roles: [player.colour] }, draft), waived)), ...loans]
}

/** Returns the refusal code of an action; undefined if the action is legal. */
export const reasonAgainst = (state: State, prompt: Pick<Question, 'roles'>, draft: Draft): Code | undefined => {
  const move = withNumbers(state, prompt, draft)
  const decision = move === undefined ? undefined : decideOwn(state, move)
  return decision === undefined || decision.ok ? undefined : decision.refusal.code
}

/** R16: returns the sites that the player can choose from. A player chooses a site only for the first warehouse of a city. */
const siteChoices = (state: State, by: Colour): readonly (number | undefined)[] => {
  const ship = state.ships[by]
  return ship?.at === 'city' && nextSite(cityOf(state, ship.city)) === 'first' ? [1, 2] : [undefined]
}

/** Returns the move of an action, with the lowest possible value for each unknown board number. */
const withNumbers = (state: State, prompt: Pick<Question, 'roles'>, draft: Draft): OwnMove | undefined => {
  const unknown = unknownFor(state, prompt, draft)
  const smallest = Object.fromEntries(unknown.map(({ id, least }) => [id, least]))
  return actOf(unknown.length === 0 ? draft : { ...draft, told: smallest })
}

/** Returns the unknown board numbers that an action needs. */
export const unknownFor = (state: State, { roles: [by = 'red'] }: Pick<Question, 'roles'>, { kind, site }: Draft): readonly RulePoint[] => {
  const ship = state.ships[by]
  if (ship?.at !== 'city' || kind === 'loan' || kind === undefined) return []
  const city = cityOf(state, ship.city)
  const next = nextSite(city)
  const place = next === 'full' ? undefined : next === 'first' ? site : next
  const free = Array.from({ length: FORTRESS_SITES }, (_, at) => at).find((at) => (city.fortresses[at] ?? null) === null)
  const points =
    kind === 'fortress'
      ? free === undefined
        ? []
        : ifPaid(state, fortressPrice(ship.city, free + 1))
      : [
          ...(kind === 'build' ? ifPaid(state, harbourPrice(ship.city, ship.harbour)) : []),
          ...(place === undefined ? [] : [siteKind(ship.city, place)]),
        ]
  return points.filter((point) => numberAt(state.numbers, point) === undefined)
}

/**
 * Returns every legal settlement of a player: the decision to repay or extend each loan, and the new loans that the player must take (A8).
 */
const settlementsFor = (state: State, { roles: [by] }: Question): readonly Draft[] => {
  if (by === undefined) return []
  const loans = state.loans[by] ?? []
  /**
   * Combines all decisions about the first four loans. To limit the number of answers, other loans are extended if possible, otherwise
   * repaid.
   */
  const many = Math.min(loans.length, 4)
  const combinations = Array.from({ length: 2 ** many }, (_, bits) =>
    loans.map(({ extended }, at): Choice =>
      at < many ? ((bits >> at) & 1 ? 'extend' : 'repay') : extended || state.phase >= PHASES ? 'repay' : 'extend',
    ),
  )
  return combinations.flatMap((choices) =>
    forcedWays((forced) => isLegal(state, { do: 'settle', by, choices, forced })).map((forced): Draft => ({ choices, forced })),
  )
}
