import type { GameWaitingFor } from '../../../../table/waiting-for/game-waiting-for'
import { WaitingForPage as SharedWaitingForPage } from '../../../../table/waiting-for/WaitingForPage'
import { TRACKS, type HouseId, type Track } from '../../box/box'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import { decider, garrisonsOf, ordersOf } from '../../model/position'
import { ORDER_OF_DECKS, type State } from '../../model/state'
import { cardOf } from '../../rules/westeros-cards'
import type { OfferKind } from '../../model/offer-kinds'
import { useTable } from '../hook'
import { houseProgress, seatsInTurn } from '../../views/progress'
import { CARD_RULES, governing } from '../rules/governing'
import { EditionRuleLink as RuleLink } from '../rules/EditionRuleLink'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { useWhoWords } from './words'

/** Path of the screen for each action that players can start at any time. An action without a path has no screen. */
const PLACES: Readonly<Partial<Record<OfferKind, string>>> = {
  correct: 'correct',
  tracking: 'options',
  settings: 'options',
  seats: 'people',
  box: 'correct',
  calculator: 'calculator',
  rewind: 'log',
  castAnew: '',
  callOff: '',
}

/** Number of the rule about each special token. The key is the track of the token. */
const TOKEN_RULES: Readonly<Record<Track, string>> = { ironThrone: 'R0.6', fiefdoms: 'R14.15', kingsCourt: 'R8.6' }

/**
 * Numbers of rules that the players cannot change by agreement: agreements between players do not bind, orders stay hidden, power is not
 * given away, tokens stay on the board.
 */
const NEVER = ['R0.7', 'R2.7', 'R2.8'] as const

/** Page that lists which houses may act now, with the texts of Westeros. */
export default function WaitingForPage() {
  return <SharedWaitingForPage {...useWaitingFor()} />
}

function useWaitingFor(): GameWaitingFor<WesterosVocabulary> {
  const { words, count } = useWhoWords()
  const { game, names } = useSpeech()
  const { state, prompts } = useTable((open) => open)
  const left = stepOrders(state)
  /**
   * Returns the current task of a house if a question is for all houses together: placing orders on the board, or raids and marches if the
   * app does not track orders.
   */
  const doesOf = (house: HouseId): { readonly does?: string } => {
    if (prompts.some(({ kind }) => kind === 'ordersPlaced'))
      return state.tracking.units ? { does: count(words.places, garrisonsOf(state, house).length) } : { does: words.placesSome }
    if (state.tracking.orders !== 'table' || prompts.some(({ roles }) => roles.length > 0)) return {}
    return state.stage.at === 'raids' ? { does: words.resolvesRaids } : state.stage.at === 'marches' ? { does: words.resolvesMarches } : {}
  }
  return {
    title: words.houses,
    duties: seatsInTurn(state).map(({ house, byTable }) => {
      const n = left === undefined ? 0 : ordersOf(state, house).filter(({ token }) => token.kind === left).length
      return {
        role: house,
        badge: <Shield house={house} size={28} waits={byTable} alone />,
        name: names.playerAndHouse(state, house),
        progress: houseProgress(state, prompts, house),
        ...(byTable ? {} : doesOf(house)),
        ...(byTable ? { always: words.byTable } : {}),
        ...(n === 0 ? {} : { left: count(left === 'raid' ? words.raids : words.marches, n) }),
        holds: TRACKS.filter((track) => isFree(state, track) && holderOf(state, track) === house).map((track) => ({
          text: words.holds[track],
          rule: TOKEN_RULES[track],
        })),
      }
    }),
    task: (question) => game.question(question, state).task,
    rule: (question) => governing(question, state),
    RuleLink,
    forbidden: [...new Set(ORDER_OF_DECKS.flatMap((deck) => (state.turned === undefined ? [] : [cardOf(state.turned[deck])])))].flatMap(
      (card) => {
        const text = game.cards.inForce(card, state.box)
        return text === undefined ? [] : [{ text, rule: CARD_RULES[card] }]
      },
    ),
    nothingForbidden: words.nothingForbidden,
    never: NEVER,
    offer: (kind) => ({
      title: words.offers[kind],
      ...(PLACES[kind] === undefined ? {} : { to: PLACES[kind] }),
      ...(kind === 'castAnew' || kind === 'callOff' ? { hiddenWhileWaiting: true } : {}),
    }),
  }
}

/**
 * Returns the kind of order that the current step of the round resolves; undefined in other steps, or if the app does
 * not track orders.
 */
const stepOrders = ({ stage, tracking }: State): 'raid' | 'march' | undefined =>
  tracking.orders === 'table' ? undefined : stage.at === 'raids' ? 'raid' : stage.at === 'marches' ? 'march' : undefined

/** Returns the house that may use the special token of a track. */
const holderOf = (state: State, track: Track) => (track === 'ironThrone' ? decider(state) : state.holders[track])

/**
 * Returns whether a special token can still be used. The Iron Throne token decides every tie; Blade and Raven can be
 * used once a round.
 */
const isFree = ({ bladeUsed, ravenUsed }: State, track: Track): boolean =>
  track === 'fiefdoms' ? !bladeUsed : track === 'kingsCourt' ? !ravenUsed : true
