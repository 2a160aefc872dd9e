import { fieldsDomain } from '../../../kit/fields-domain'
import type { Domain } from '../../../referee'
import { CARDS, LOCATIONS, TOKENS_IN_BOX, type Colour, type Place } from '../box/box'
import { ACTION_CARDS, VETOES } from '../box/effects'
import type { Act } from '../rules/action-phase'
import type { OwnMove } from '../rules/moves'
import type { Code } from '../model/refusals'
import type { Stack, State } from '../model/state'
import { coloursOf, countIn, stackAt, totalOf } from '../model/tokens'
import { decideOwn } from '../rules/decide'
import { toTell } from '../rules/end-of-game'
import { isFewestAsked } from '../rules/end-of-round'
import { cardsOf } from '../rules/handler'
import type { Draft, Question } from './draft'

/**
 * Builds the legal answers to each question, one field after another. Each step fills in one field, and is offered only if it can lead to
 * an answer that the rules accept.
 */

type Answer = OwnMove | boolean

/** Returns the possible answers to a question. The answer to a secret question is whether the player reacts. */
export const domain = (state: State, prompt: Question): Domain<Draft, Draft, Answer, Code> =>
  fieldsDomain<Draft, Answer>(
    (draft) => (isWhole(prompt, draft) ? [] : stepsOf(state, prompt, draft)),
    (draft) => answerOf(state, prompt, draft),
  )

const isLegal = (state: State, move: OwnMove | undefined): boolean => move !== undefined && decideOwn(state, move).ok
const areas = (places: readonly Place[]): readonly Draft[] => places.map((at) => ({ area: String(at) }))
const placeOf = (area: string | undefined): Place | undefined => LOCATIONS.find((at) => String(at) === area)
const heights = (state: State, at: Place | undefined): readonly number[] =>
  at === undefined ? [] : stackAt(state, at).map((_, index) => index + 1)

/** Returns whether the draft of an answer has all the fields that the answer needs. */
const isWhole = ({ kind }: Question, { skip, with: veto, yes, amount, kind: what }: Draft): boolean =>
  skip === true || (kind === 'react' && veto !== undefined) || (what === undefined && yes !== undefined) || amount !== undefined

/** Fields that the user fills in for each action, in this order. */
const PARTS: Readonly<Partial<Record<Act['what'], readonly ('area' | 'place' | 'to' | 'option')[]>>> = {
  place: ['area'],
  twoHats: ['area'],
  raid: ['area'],
  hat: ['area', 'place'],
  snitch: ['area', 'place'],
  strings: ['area', 'to'],
  plan: ['area', 'place', 'to'],
  thief: ['option'],
}
const ACTIONS = ['place', ...ACTION_CARDS, 'wait', 'pass'] as const

const actOf = (by: Colour, { kind, area, place, to, option }: Draft): Act | undefined => {
  const [at, there] = [placeOf(area), placeOf(to)]
  const parts = {
    ...(at && { at }),
    ...(place !== undefined && { place }),
    ...(there && { to: there }),
    ...(option && { from: option }),
  }
  return kind && { do: 'act', by, what: kind, ...parts }
}

/** Returns the steps that fill in the next field of an action. Each step can lead to an action that the rules accept. */
const actSteps = (state: State, by: Colour, draft: Draft): readonly Draft[] => {
  const { kind } = draft
  if (kind === undefined) return ACTIONS.map((what): Draft => ({ kind: what })).filter((one) => leadsOn(state, by, one))
  const part = PARTS[kind]?.find((one) => draft[one] === undefined)
  if (part === undefined) return []
  const values: Readonly<Record<typeof part, () => readonly Draft[]>> = {
    area: () => areas(LOCATIONS),
    place: () => heights(state, placeOf(draft.area)).map((place) => ({ place })),
    to: () => LOCATIONS.map((at) => ({ to: String(at) })),
    option: () => coloursOf(state).map((option) => ({ option })),
  }
  return values[part]().filter((step) => leadsOn(state, by, { ...draft, ...step }))
}

/** Returns whether further fields can complete the draft of an action so that the rules accept the action. */
const leadsOn = (state: State, by: Colour, draft: Draft): boolean => {
  const isFinished = draft.kind !== undefined && (PARTS[draft.kind] ?? []).every((part) => draft[part] !== undefined)
  return isFinished ? isLegal(state, actOf(by, draft)) : actSteps(state, by, draft).length > 0
}

/**
 * Returns the steps for reporting an action, if the app does not track Mafiosi: acted, passed, or raided. After a Raid, the players who got
 * Mafiosi back are reported too.
 */
const toldSteps = (state: State, { kind }: Question, draft: Draft): readonly Draft[] => {
  if (draft.kind === undefined) return [{ kind: 'acted' }, { kind: 'raided' }, ...(kind === 'act' ? [{ kind: 'pass' } as const] : [])]
  if (draft.kind !== 'raided' || draft.done) return []
  const back = draft.stack ?? []
  return [{ done: true }, ...state.turns.passed.filter((one) => !back.includes(one)).map((one): Draft => ({ stack: [...back, one] }))]
}

/** Returns one step for each Mafioso that an effect may hit at a location. */
const hits = (state: State, move: (at: Place, place: number) => OwnMove): readonly Draft[] =>
  LOCATIONS.flatMap((at) =>
    heights(state, at).flatMap((place) => (isLegal(state, move(at, place)) ? [{ area: String(at), place } satisfies Draft] : [])),
  )

const SKIP: Draft = { skip: true }

const stepsOf = (state: State, prompt: Question, draft: Draft): readonly Draft[] => {
  const {
    kind,
    roles: [by = 'red'],
  } = prompt
  const once = (steps: () => readonly Draft[]): readonly Draft[] => (Object.keys(draft).length > 0 ? [] : steps())
  switch (kind) {
    case 'map': {
      const { tiles = [] } = draft
      return LOCATIONS.filter((at) => !tiles.includes(at)).map((at) => ({ tiles: [...tiles, at] }))
    }
    case 'redraw':
      return [{ amount: 0 }, { amount: 2 }]
    case 'act':
    case 'bullet':
    case 'bulletAct':
      if (!state.settings.tokensKept) return toldSteps(state, prompt, draft)
      return kind === 'bullet' ? once(() => [{ yes: true }]) : actSteps(state, by, draft)
    case 'silent':
      return [{ yes: true }, { yes: false }]
    case 'react':
      return [SKIP, ...prompt.roles.flatMap((option) => VETOES.map((veto): Draft => ({ option, with: veto })))].filter(
        (step) => step.skip || isLegal(state, answerOf(state, prompt, step) as OwnMove),
      )
    case 'complicity':
      return once(() => [SKIP, ...hits(state, (at, place) => ({ do: 'complicity', by, at, place }))])
    case 'jail':
      return once(() => [SKIP, ...hits(state, (at, place) => ({ do: 'jail', by, at, place }))])
    case 'choose':
      return once(() => areas(LOCATIONS.filter((at) => isLegal(state, chosen(prompt, at)))))
    case 'secretDeals':
      return draft.option === undefined
        ? [SKIP, ...prompt.roles.filter((one) => isLegal(state, { do: 'deal', by: one, cards: 1 })).map((option): Draft => ({ option }))]
        : Array.from({ length: Math.min(USUAL_DEALS, cardsOf(state, draft.option) ?? USUAL_DEALS) }, (_, at) => ({ amount: at + 1 }))
    case 'moveHitman':
      return once(() => [SKIP, ...areas(LOCATIONS.filter((to) => isLegal(state, { do: 'moveHitman', by, to })))])
    case 'hitman':
      return once(() => [
        SKIP,
        ...heights(state, state.hitman).flatMap((place) => (isLegal(state, { do: 'hitman', by, place }) ? [{ place }] : [])),
      ])
    case 'takeFigure':
      return once(() => [{ yes: true }, ...(state.settings.declineFigures ? [{ yes: false }] : [])])
    case 'shop':
      return once(() => [{ yes: true }, SKIP])
    case 'star':
      return once(() => [
        SKIP,
        ...(isLegal(state, { do: 'star', by }) ? [{ yes: true }] : []),
        ...(state.settings.tokensKept ? [] : [{ yes: false }]),
      ])
    case 'name':
      return once(() => coloursOf(state).flatMap((option) => (isLegal(state, { do: 'name', by, player: option }) ? [{ option }] : [])))
    default:
      return listSteps(state, prompt, draft)
  }
}

/** Highest number of Secret Deals that the app offers in one answer. The user can enter a higher number. */
const USUAL_DEALS = 3
const MOST_TOLD_CARDS = 20

/** Returns the steps of answers that contain lists, and of the answers at the end of a round or of the game. */
const listSteps = (state: State, { kind, roles: [by = 'red'] }: Question, draft: Draft): readonly Draft[] => {
  const { places = [], stack = [], deals = [], done, whole } = draft
  switch (kind) {
    case 'takeBack': {
      const at = state.strategy?.at
      if (done || at === undefined) return []
      const below = places.at(-1) ?? Number.POSITIVE_INFINITY
      const own = heights(state, at).filter((place) => stackAt(state, at)[place - 1] === by && place < below)
      return [{ done: true }, ...own.toReversed().map((place): Draft => ({ places: [...places, place] }))]
    }
    case 'stackNow':
      if (!done) return [{ done: true }, ...coloursOf(state).flatMap((colour) => withOneMore(state, stack, colour))]
      if (whole || stack.length === 0) return []
      return [{ whole: true }, ...(deals.length < CARDS ? coloursOf(state).map((colour): Draft => ({ deals: [...deals, colour] })) : [])]
    case 'result': {
      const missing = toTell(state, draft)
      const next = missing?.of[0]
      if (missing === undefined || next === undefined) return []
      const most = missing.what === 'reserve' ? TOKENS_IN_BOX : MOST_TOLD_CARDS
      return Array.from({ length: most + 1 }, (_, count) => ({ [missing.what]: { ...draft[missing.what], [next]: count } }))
    }
    case 'draws':
      return isFewestAsked(state) ? [{ yes: true }, { yes: false }] : []
    default:
      return []
  }
}

/** Returns the step that adds a Mafioso on top of a reported stack, if the player has enough Mafiosi. */
const withOneMore = (state: State, stack: Stack, colour: Colour): readonly Draft[] =>
  countIn(stack, colour) < totalOf(state) ? [{ stack: [...stack, colour] }] : []

const chosen = ({ roles: [by] }: Question, at: Place): OwnMove => ({ do: 'choose', at, ...(by && { by }) })

/** Returns the answer that consists of the fields of a draft; undefined while a field is missing. */
const answerOf = (state: State, prompt: Question, draft: Draft): Answer | undefined => {
  const {
    kind,
    roles: [by = 'red'],
  } = prompt
  const { option, area, place, amount, yes, skip, with: veto } = draft
  const at = placeOf(area)
  const skipped = { do: 'skip', by } as const
  switch (kind) {
    case 'map': {
      const [centre, ...ring] = draft.tiles ?? []
      return centre !== undefined && ring.length === LOCATIONS.length - 1 ? { do: 'map', centre, ring } : undefined
    }
    case 'redraw':
      return amount === undefined ? undefined : { do: 'redraw', by, discard: amount }
    case 'act':
    case 'bullet':
    case 'bulletAct':
      return actAnswer(state, prompt, draft)
    case 'silent':
      return yes
    case 'react':
      return veto === undefined || option === undefined ? { do: 'nobody' } : { do: 'react', by: option, with: veto }
    case 'thief':
      return { do: 'taken' }
    case 'drewCards':
      return { do: 'drew' }
    case 'complicity':
      return at === undefined || place === undefined ? { do: 'noComplicity', by } : { do: 'complicity', by, at, place }
    case 'choose':
      return at && chosen(prompt, at)
    case 'secretDeals':
      if (amount !== undefined && option !== undefined) return { do: 'deal', by: option, cards: amount }
      if (option !== undefined) return undefined
      return state.cycle?.heard === true ? { do: 'noMoreDeals' } : { do: 'noDeal', by }
    case 'stackNow':
      return draft.done && (draft.whole || draft.stack === undefined)
        ? { do: 'stackNow', stack: draft.stack ?? [], deals: draft.deals ?? [] }
        : undefined
    case 'jail':
      return at === undefined || place === undefined ? skipped : { do: 'jail', by, at, place }
    case 'moveHitman':
      return at === undefined ? skipped : { do: 'moveHitman', by, to: at }
    case 'hitman':
      return place === undefined ? skipped : { do: 'hitman', by, place }
    case 'takeFigure':
      return { do: 'takeFigure', by, take: yes ?? true }
    case 'shop':
      return yes === true ? { do: 'shop', by } : skipped
    case 'star':
      return skip || yes === undefined ? skipped : { do: 'star', by, ...(!yes && { cancelled: true }) }
    case 'result':
      return endAnswer(state, draft)
    case 'name':
      return option && { do: 'name', by, player: option }
    case 'takeBack':
      return draft.done && { do: 'take', by, places: draft.places ?? [] }
    case 'draws':
      return yes === undefined ? (isFewestAsked(state) ? undefined : { do: 'draw' }) : { do: 'draw', fewest: yes }
    default:
      return undefined
  }
}

const endAnswer = (state: State, { reserve, cards }: Draft): OwnMove | undefined =>
  toTell(state, { ...(reserve && { reserve }), ...(cards && { cards }) }) === undefined
    ? { do: 'end', ...(reserve && { reserve }), ...(cards && { cards }) }
    : undefined

const actAnswer = (state: State, { kind, roles: [by = 'red'] }: Question, draft: Draft): OwnMove | undefined => {
  if (!state.settings.tokensKept) {
    if (draft.kind === undefined) return undefined
    if (draft.kind === 'raided') return draft.done && { do: 'act', by, what: 'raided', back: draft.stack ?? [] }
    return { do: 'act', by, what: draft.kind }
  }
  if (kind === 'bullet') return draft.yes ? { do: 'bullet', by } : undefined
  const act = actOf(by, draft)
  return act && (PARTS[act.what] ?? []).every((part) => draft[part] !== undefined) ? act : undefined
}
