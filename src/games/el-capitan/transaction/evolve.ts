import { afterTransfer } from '../../../kit/money'
import { beginTurns, finishRound, nextTurn } from '../../../kit/turns'
import type { Rewound } from '../../../referee'
import { PHASES, SITES, type CityId, type Colour } from '../box/board'
import { withNewPieces, NO_PIECES, orderFrom } from '../model/pieces'
import { cityOf } from '../model/city'
import type { Event } from '../model/events'
import { followsMoney } from '../model/settings'
import { NOTHING_TOLD, type City, type Pieces, type Ship, type State } from '../model/state'
import { fields } from '../fields/index'

/** Applies an event to the state. Checks no rules. */
export const evolve = (before: State | undefined, event: Event | Rewound): State => {
  if (event.e === 'begun') return event.state
  if (before === undefined) throw new TypeError('no beginning')
  return written(before, event)
}

const withCity = (state: State, id: CityId, change: Partial<City>): State => ({
  ...state,
  cities: { ...state.cities, [id]: { ...cityOf(state, id), ...change } },
})

/** Returns the row of a city with another owner of one site. Empty sites at the end of the row are omitted. */
const withSite = ({ row }: City, site: number, colour: Colour | null): readonly (Colour | null)[] => {
  const whole = Array.from({ length: SITES }, (_, at) => (at === site - 1 ? colour : (row[at] ?? null)))
  return whole.slice(0, whole.findLastIndex((one) => one !== null) + 1)
}

const paying = (state: State, colour: Colour, amount: number, why: string): State =>
  followsMoney(state.settings) ? { ...state, money: afterTransfer(state.money, { from: colour, amount, why }) } : state
const receiving = (state: State, colour: Colour, amount: number, why: string): State =>
  followsMoney(state.settings) ? { ...state, money: afterTransfer(state.money, { to: colour, amount, why }) } : state
const withLeft = (state: State, colour: Colour, change: (left: Pieces) => Pieces): State => ({
  ...state,
  left: { ...state.left, [colour]: change(state.left[colour] ?? NO_PIECES) },
})
const withShip = (state: State, colour: Colour, ship: Ship): State => ({ ...state, ships: { ...state.ships, [colour]: ship } })
/** Returns the state with more or fewer bought sailing cards of a player, if the app counts these cards. */
const withCards = (state: State, colour: Colour, more: number): State =>
  state.cards === undefined ? state : { ...state, cards: { ...state.cards, [colour]: Math.max(0, (state.cards[colour] ?? 0) + more) } }
const acting = (state: State, action: NonNullable<State['turn']['action']>): State => ({ ...state, turn: { ...state.turn, action } })

/** Returns the shut-down warehouses of a city without the oldest warehouse of a colour. */
const withoutOldest = ({ shut }: City, colour: Colour): readonly Colour[] => shut.toSpliced(shut.indexOf(colour), 1)

/**
 * Returns the state after one player has settled loans: the next player settles, or after the last one a player names the start player
 * (R59).
 */
const afterSettling = (state: State): State => ({ ...state, stage: state.settling.length > 0 ? 'settle' : 'nameStart' })

/**
 * Stores the reported money and loans of a player. The player need not settle loans if the player has none or has declined to report, or if
 * the game is over.
 */
const withHand = (state: State, { by, money, loans = [] }: Extract<Event, { e: 'handTold' }>): State => {
  const isToSettle = loans.length > 0 && money !== undefined && state.phase < PHASES
  const settling = isToSettle ? state.settling : state.settling.filter((colour) => colour !== by)
  const reported = { ...state.told, hands: [...state.told.hands, by], ...(money === undefined && { leftOut: [...state.told.leftOut, by] }) }
  const known = money === undefined ? state : { ...state, money: { ...state.money, [by]: money }, loans: { ...state.loans, [by]: loans } }
  return afterSettling({ ...known, told: reported, settling })
}

const FRESH_TURN: State['turn'] = { bought: false, sailed: false }

const written = (state: State, event: Exclude<Event, { e: 'begun' }> | Rewound): State => {
  switch (event.e) {
    case 'startChosen':
      return { ...state, stage: 'turns', turns: beginTurns(orderFrom(state.players, event.colour)) }
    case 'numberTold':
      return { ...state, numbers: { ...state.numbers, [event.point]: event.value } }
    case 'bought':
      return {
        ...withCards(paying(state, event.colour, event.price, 'card'), event.colour, 1),
        turn: { ...state.turn, bought: true },
      }
    case 'sailed':
      return {
        ...withCards(withShip(state, event.colour, event.to), event.colour, -(event.cards?.length ?? 1)),
        turn: { ...state.turn, sailed: true },
      }
    case 'built': {
      const { by, colour, city, site, price } = event
      const stock = by === colour ? 'main' : 'neutral'
      const paid = paying(
        withLeft(state, by, (left) => ({ ...left, [stock]: left[stock] - 1 })),
        by,
        price,
        'warehouse',
      )
      return acting(withCity(paid, city, { row: withSite(cityOf(state, city), site, colour) }), 'build')
    }
    case 'reopened': {
      const city = cityOf(state, event.city)
      const placed = { row: withSite(city, event.site, event.colour), shut: withoutOldest(city, event.colour) }
      return acting(withCity(state, event.city, placed), 'reopen')
    }
    case 'shutDown': {
      const city = cityOf(state, event.city)
      return withCity(state, event.city, { row: withSite(city, event.site, null), shut: [...city.shut, event.colour] })
    }
    case 'fortressBuilt': {
      const { by, city, site, price } = event
      const paid = paying(
        withLeft(state, by, (left) => ({ ...left, fortresses: left.fortresses - 1 })),
        by,
        price,
        'fortress',
      )
      const fortresses = cityOf(state, city).fortresses.map((owner, at) => (at === site - 1 ? by : owner))
      return acting(withCity(paid, city, { fortresses }), 'fortress')
    }
    case 'loanTaken': {
      const { by, face } = event
      const loans = { ...state.loans, [by]: [...(state.loans[by] ?? []), { face, extended: false }] }
      return acting({ ...receiving(withShip(state, by, { at: 'bank' }), by, face, 'loan'), loans }, 'loan')
    }
    case 'bonusTaken':
      return { ...state, bonus: { ...state.bonus, [event.colour]: event.florins } }
    case 'lastPiecePlaced':
      return { ...state, trigger: event.colour, turns: finishRound(state.turns) }
    case 'turnEnded': {
      const turns = nextTurn(state.turns)
      const isRoundOver = turns.turn === undefined || turns.round > state.turns.round
      return { ...state, turns, turn: FRESH_TURN, rounds: state.rounds + (isRoundOver ? 1 : 0) }
    }
    case 'paydayDue':
      return { ...state, stage: 'payday' }
    case 'paid': {
      const paid = event.payouts.reduce((after, { colour, total }) => receiving(after, colour, total, 'payday'), state)
      const isAsked = (colour: Colour) => !followsMoney(state.settings) || (state.loans[colour] ?? []).length > 0
      return afterSettling({ ...paid, settling: state.turns.order.filter(isAsked) })
    }
    case 'settled': {
      const { by, money, loans, toBank } = event
      const settling = state.settling.filter((colour) => colour !== by)
      const after = toBank ? withShip(state, by, { at: 'bank' }) : state
      return afterSettling({ ...after, settling, money: { ...state.money, [by]: money }, loans: { ...state.loans, [by]: loans } })
    }
    case 'startNamed':
      return state
    case 'lastPieceTold':
      return { ...state, stage: 'payday', trigger: event.colour, turns: { ...state.turns, turn: undefined } }
    case 'rowTold': {
      const { city, row, fortresses, value } = event
      const { [city]: _before, ...others } = state.told.values
      const values = value === undefined ? others : { ...others, [city]: value }
      return { ...withCity(state, city, { row, fortresses }), told: { ...state.told, cities: [...state.told.cities, city], values } }
    }
    case 'handTold':
      return withHand(state, event)
    case 'phaseBegun': {
      const { trigger: _trigger, ...rest } = state
      const left = Object.fromEntries(
        state.players.map(({ colour }) => [colour, withNewPieces(state.left[colour] ?? NO_PIECES, state.players.length)]),
      )
      return {
        ...rest,
        stage: 'turns',
        phase: event.phase,
        turns: beginTurns(event.order),
        turn: FRESH_TURN,
        left,
        settling: [],
        told: NOTHING_TOLD,
      }
    }
    case 'ended':
      return { ...state, stage: 'over', result: event.result }
    case 'corrected':
      return fields.apply(state, event.changes)
    case 'overruled':
    case 'rewound':
      return state
  }
}
