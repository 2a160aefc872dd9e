import { WESTEROS_CARDS, type Effect, type HouseId } from '../../box/box'
import { editionOf } from '../../model/edition'
import type { PromptKind, Question } from '../../model/prompt-kinds'
import { idleRaids } from '../../rules/idle-raids'
import { abilityOf } from '../../rules/played'
import { threshold } from '../../rules/victory'
import { strength } from '../../rules/strength'
import { stars } from '../../model/position'
import type { State } from '../../model/state'
import { given, playerOf, type Given } from '../sentences/lookup'
import { figure } from '../../../../ui/grammar/numbers'
import type { QuestionWords } from '../sentences/shapes'
import { openTrack, sharedPlaces } from '../sentences/log-figures'
import { cards } from './cards'
import { counted, listAnd } from './nouns'
import { names } from './names'
import { second } from './second'
import { subject } from './ballots'

const { house } = names

/** Returns the title for Raid orders without a target, which are removed together; undefined if the next raid has a target. */
const idleTitle = (state: State): string | undefined => {
  const { length } = idleRaids(state)
  return length === 0 ? undefined : length === 1 ? 'Raid without effect' : 'Raids without effect'
}

/**
 * Returns an English question to a player: "Petr, what do you muster?", or if the house has no player "House Stark:
 * what do you muster?".
 */
const ask = (state: State, id: HouseId | undefined, question: string): string => {
  const player = id === undefined ? undefined : playerOf(state, id)
  if (player !== undefined) return `${player}, ${question}`
  return id === undefined ? `${question.charAt(0).toUpperCase()}${question.slice(1)}` : `${house.nom(id)}: ${question}`
}

const ofHouse = (id: HouseId | undefined): string => (id === undefined ? '' : ` of ${house.nom(id)}`)

/** Returns the English text "The battle in Riverrun. " with the area of the question, or with the area of the open battle. */
const battleIn = (f: Given): string => {
  const where = f.area() ?? (f.state.battle && names.area(f.state, f.state.battle.area))
  return where === undefined ? '' : `The battle in ${where}. `
}

const does = (id: HouseId | undefined, what: string): string => (id === undefined ? `The table ${what}.` : `${house.nom(id)} ${what}.`)

type QuestionInput = Given & { readonly question: Question; readonly role: HouseId | undefined }

const supplied = (f: Given): string => {
  const armies = f.numbers('armies').filter((size) => size > 1)
  const flags = listAnd(f.numbers('flags').map(String))
  const level = f.number('level')
  const feeds = level === undefined ? 'The supply feeds' : `Supply ${level} feeds`
  return armies.length === 0 ? `${feeds} armies of ${flags}.` : `${feeds} armies of ${flags}; there are ${listAnd(armies.map(String))}.`
}

const abilityQuestion = (effect: Effect): string => {
  switch (effect.effect) {
    case 'destroyUnit':
      return `which ${names.unit[effect.unit].toLowerCase()} is destroyed?`
    case 'takeBackCard':
      return 'which card comes back to hand?'
    case 'removeOrder':
      return 'which order leaves the board?'
    case 'discardFromHand':
      return 'which card has to go?'
    case 'upgradeFootman':
      return 'does a footman become a knight?'
    default:
      return 'carry out the text'
  }
}

const edition = ({ state }: Given): string => (state.box.edition === 2 ? 'Second edition, 2011' : 'First edition, 2003')

const texts: Record<PromptKind, (asked: QuestionInput) => QuestionWords> = {
  setup: (f) => ({
    title: 'Is the board laid out?',
    note: `${edition(f)}. Follow the list. The app begins with the same position.`,
    task: 'The table lays out the board.',
  }),
  draw: ({ state }) => ({
    title: 'Draw the Westeros cards',
    note:
      state.tracking.decks === 'app'
        ? 'The app draws for you; leave the real decks in the box.'
        : 'Draw the top card of each deck and enter what it is. Winter is shuffled in and replaced.',
    task: 'The table draws three Westeros cards.',
  }),
  resolve: ({ state, question }) => {
    const card = question.params['card']
    const known = WESTEROS_CARDS.find((one) => one === card)
    const deck = state.stage.at === 'card' ? `Deck ${'I'.repeat(state.stage.deck)}: ` : ''
    return {
      title: `${deck}${(known && cards.nameOf(known, state.box)) ?? 'the next card'}`,
      note: known === undefined ? '' : cards.effect(known, state.box),
      task: `The table carries out ${(known && cards.nameOf(known, state.box)) ?? 'the next card'}.`,
    }
  },
  surplus: (f) => ({
    title: ask(f.state, f.role, f.state.tracking.units ? 'which units go?' : 'which armies are left?'),
    note: supplied(f),
    task: does(f.role, 'gives up what it cannot feed'),
  }),
  muster: (f) => {
    const points = f.numbers('points').reduce((sum, n) => sum + n, 0)
    return {
      title: ask(f.state, f.role, 'what do you muster?'),
      note: `You have ${counted(points, 'point')}. What is not used is lost.`,
      task: does(f.role, 'musters'),
    }
  },
  bid: ({ state, role }) => {
    const track = openTrack(state)
    return {
      title: 'How much do you bid?',
      note: `${track === undefined ? '' : `For ${names.trackAcc[track]}. `}Whatever you bid is spent, whether you win or not.`,
      task: does(role, 'chooses its bid'),
    }
  },
  contribution: (f) => ({
    title: 'How much do you give the Watch?',
    note: `The wildlings come with ${f.number('threat') ?? f.state.threat}. Whatever you give is spent.`,
    task: does(f.role, 'chooses what it gives'),
  }),
  tellBids: ({ state }) => {
    const track = openTrack(state)
    return {
      title: track === undefined ? 'What did each house give?' : `What did each house bid for ${names.trackAcc[track]}?`,
      note: 'Everybody opens the hand at the same time. An empty hand is 0.',
      task: 'The table enters what was in the hands.',
    }
  },
  reveal: ({ state }) => ({
    title: 'Everybody has chosen',
    note: `Gather round: ${subject(state)} will be shown to all at once.`,
    task: 'The table reveals what was chosen.',
  }),
  auctionTies: ({ state, role }) => {
    const track = openTrack(state)
    const ties = state.stage.at === 'auctionTies' ? state.stage.ties : []
    const bids = state.stage.at === 'auctionTies' ? state.stage.bids : {}
    const about = track === undefined ? '' : ` for ${names.trackAcc[track]}`
    const tiedPlaces = ties.map((tied) => {
      const [first, last] = sharedPlaces(bids, tied)
      return `${names.houses(tied)} for places ${first} ${last - first === 1 ? 'and' : 'to'} ${last}`
    })
    return {
      title: ask(state, role, 'who takes the higher place?'),
      note: `Equal bids${about}: ${tiedPlaces.join('; ')}. The holder of the Iron Throne decides.`,
      task: does(role, 'decides between equal bids'),
    }
  },
  wildlingTie: (f) => {
    const most = f.text('which') !== 'lowest'
    const firstEdition = most ? 'may take back a card' : 'loses twice as much'
    const consequence = editionOf(f.state).wildlingCards ? 'carries out its part of the wildling card' : firstEdition
    return {
      title: ask(f.state, f.role, most ? 'who counts as the highest?' : 'who counts as the lowest?'),
      note: `Equal: ${names.houses(f.houses('tied'))}. The one you name ${consequence}.`,
      task: does(f.role, 'decides the tie'),
    }
  },
  reward: ({ state, role }) => ({
    title: ask(state, role, 'which House card do you take back?'),
    note: 'The thanks of the Watch: one used card, or none.',
    task: does(role, 'may take back a House card'),
  }),
  losses: (f) => {
    const needed = f.number('needed') ?? f.number('owed') ?? 2
    return {
      title: ask(f.state, f.role, 'choose your losses'),
      note: `Units worth ${counted(needed, 'point')}: a knight is worth 2, a footman or a ship 1.`,
      task: does(f.role, 'loses units to the wildlings'),
    }
  },
  orders: ({ state, role }) => {
    const limit = role === undefined ? 0 : stars(state, role)
    return {
      title: 'Which orders do you give?',
      note: `One for each area with units; ${counted(limit, 'star')}.`,
      task: does(role, 'places its orders'),
    }
  },
  ordersPlaced: () => ({
    title: 'Place your orders',
    note: `Face down, one on each area with units.`,
    task: 'Everybody must place orders on the board.',
  }),
  raven: ({ state, role }) => ({
    title: ask(state, role, 'does the Raven change an order?'),
    note:
      state.settings.ravenAnyOrder || editionOf(state).ravenPlacesAnyOrder
        ? `One order${ofHouse(role)} may become another unused one.`
        : `One order${ofHouse(role)} may become an unused special one, if a star is free.`,
    task: does(role, 'may use the Raven'),
  }),
  raid: (f) => ({
    title: idleTitle(f.state) ?? (f.role === undefined ? 'Which raid comes next?' : ask(f.state, f.role, 'whom do you raid?')),
    note: f.role === undefined ? nextNote(f) : 'It removes a Raid, Support or Consolidate Power beside it.',
    task: does(f.role, 'resolves a raid'),
  }),
  march: (f) => ({
    title: f.role === undefined ? 'Which march comes next?' : ask(f.state, f.role, 'where do you march?'),
    note: f.role === undefined ? nextNote(f) : 'Units may stay, go together or split. Only one defended area can be entered.',
    task: does(f.role, 'resolves a march'),
  }),
  hold: ({ state }) => ({
    title: 'Did areas change hands?',
    note: `Enter it as soon as it happens: ${counted(threshold(state), 'castleArea')} end the game at once.`,
    task: 'The table enters who holds what.',
  }),
  support: (f) => ({
    title: 'Who supports?',
    note: '',
    task: f.question.roles.length === 0 ? 'Support is declared.' : `${names.houses(f.question.roles)} declare support.`,
  }),
  card: (f) => ({
    title: 'Which House card do you play?',
    note: `${battleIn(f)}Both cards are shown together.`,
    task: does(f.role, 'chooses its House card'),
  }),
  cards: (f) => ({
    title: 'Which House cards were played?',
    note: 'Lay both down together, then enter which they are.',
    task: f.question.roles.length === 0 ? 'Both sides play a House card.' : `${names.houses(f.question.roles)} play a House card each.`,
  }),
  ability: (f) => {
    const ability = abilityOf(f.state, f.text('card') ?? '')
    const name = f.houseCard() ?? 'House card'
    return {
      title: ability === undefined ? name : `${name}: ${abilityQuestion(ability.effect)}`,
      note: ability === undefined ? '' : cards.ability(ability, f.state.box),
      task: does(f.role, f.houseCard() === undefined ? 'carries out the text of its card' : `carries out the text of ${name}`),
    }
  },
  blade: ({ state, role }) => {
    const { battle } = state
    const totals = battle === undefined ? undefined : strength(state, battle)
    const mine = battle?.attacker === role ? totals?.attacker.total : totals?.defender.total
    const theirs = battle?.attacker === role ? totals?.defender.total : totals?.attacker.total
    const counts = mine === undefined || theirs === undefined ? '' : `It is ${figure(mine)} to ${figure(theirs)}. `
    return {
      title: ask(state, role, 'do you use the Blade?'),
      note: `${counts}The Blade adds 1, once each round.`,
      task: does(role, 'may use the Valyrian Steel Blade'),
    }
  },
  casualties: (f) => {
    const fall = f.number('number') ?? f.state.battle?.result?.casualties ?? 0
    return {
      title: ask(f.state, f.role, 'who falls?'),
      note: `${fall === 1 ? '1 standing unit falls' : `${fall} standing units fall`}; you choose.`,
      task: does(f.role, 'chooses casualties'),
    }
  },
  retreat: (f) => {
    const [by, loser] = [f.house('by'), f.house('house')]
    if (by !== undefined && loser !== undefined)
      return {
        title: ask(f.state, by, `where does ${house.nom(loser)} retreat?`),
        note: 'You choose among the areas in which the beaten house loses the fewest units.',
        task: does(by, `chooses the retreat of ${house.nom(loser)}`),
      }
    const attacker = f.text('side') === 'attacker'
    return {
      title: ask(f.state, f.role, attacker ? 'which units does your supply not feed?' : 'where do you retreat?'),
      note: attacker
        ? 'A beaten attacker goes back to where the march began.'
        : 'All go to the same area; among those with the fewest losses you choose.',
      task: does(f.role, 'retreats'),
    }
  },
  collect: (f) => {
    if (f.state.tracking.orders === 'table')
      return {
        title: 'Which Consolidate Power orders remain?',
        note: 'Each gives 1 power token and 1 for each crown of its area.',
        task: 'Everybody collects power.',
      }
    const gains = f.numbers('gains')
    const gainsByHouse = f.houses('houses').map((id, index) => `${house.plain(id)} ${gains[index] ?? 0}`)
    return {
      title: 'Who collects power?',
      note: gainsByHouse.length === 0 ? 'Nobody gains power this round.' : `From the power pool: ${gainsByHouse.join(', ')}.`,
      task: 'Everybody collects power.',
    }
  },
  choice: (f) => {
    const card = f.text('card') ?? ''
    const known = WESTEROS_CARDS.find((one) => one === card)
    return {
      title: ask(f.state, f.role, 'what do you choose?'),
      note: known === undefined ? wildlingNote(f) : `${cards.nameOf(known, f.state.box)}: ${cards.effect(known, f.state.box)}`,
      task: does(f.role, 'decides'),
    }
  },
  wildlingCard: ({ state }) => ({
    title: 'Which wildling card comes up?',
    note: state.tracking.decks === 'app' ? 'The app draws the card.' : 'Turn up the top card, enter it, and put it under the deck.',
    task: 'The table turns up a wildling card.',
  }),
  destroy: (f) => ({
    title: ask(f.state, f.role, 'which units are destroyed?'),
    note: wildlingNote(f),
    task: does(f.role, 'destroys units'),
  }),
  replace: (f) => ({
    title: ask(f.state, f.role, f.text('from') === 'footman' ? 'which footmen become knights?' : 'which knights become footmen?'),
    note: wildlingNote(f),
    task: does(f.role, 'replaces units'),
  }),
  discard: (f) => {
    const of = f.house('of')
    const own = of === undefined || of === f.role
    return {
      title: ask(f.state, f.role, own ? 'which card do you discard?' : 'which card of the opponent do you discard?'),
      note: own ? wildlingNote(f) : `${f.houseCard() ?? 'Your House card'}: look at the hand of ${house.nom(of)}.`,
      task: does(f.role, 'may discard a card'),
    }
  },
  ravenLook: (f) => ({
    title: ask(f.state, f.role, 'where does the wildling card go?'),
    note:
      f.state.tracking.decks === 'app'
        ? 'Only you may look at the card. You may speak about it, but not show it.'
        : 'Take the top wildling card and look at it alone. You may speak about it, but not show it.',
    task: does(f.role, 'looks at the top wildling card'),
  }),
  tides: ({ state, question: { roles } }) => ({
    title: state.tracking.decks === 'app' ? 'Tides of Battle' : 'Which Tides of Battle cards were drawn?',
    note:
      state.tracking.decks === 'app'
        ? 'The app shuffles the 24 cards and draws.'
        : 'Shuffle all 24 cards. Each side draws one; the holder of the Blade may use it to draw again. Then turn the cards up.',
    task: roles.length === 0 ? 'Tides of Battle cards are drawn.' : `${names.houses(roles)} draw a Tides of Battle card each.`,
  }),
  tidesLook: (f) => ({
    title: ask(f.state, f.role, 'do you replace your Tides of Battle card?'),
    note: 'Only you may look at your card. To replace it, you use the Blade, which then adds no strength.',
    task: does(f.role, 'looks at its Tides of Battle card'),
  }),
  skull: (f) => ({
    title: ask(f.state, f.role, 'which unit falls by the skull?'),
    note: 'The winner loses it too. Fortifications do not help.',
    task: does(f.role, 'loses a unit by a skull'),
  }),
  anotherCard: (f) => ({
    title: ask(f.state, f.role, 'which other card do you play?'),
    note: `${f.houseCard() ?? 'The first card'} goes back to your hand.`,
    task: does(f.role, 'plays another House card'),
  }),
  portShips: (f) => ({
    title: ask(f.state, f.role, 'how many ships do you keep?'),
    note: `${f.area() ?? 'The port'} is yours now: ships there become your ships, the others are destroyed.`,
    task: does(f.role, 'decides about ships in a port'),
  }),
  consolidate: (f) => ({
    title: f.role === undefined ? 'Does a special order muster?' : ask(f.state, f.role, 'which order comes next?'),
    note: 'A special order in a castle or stronghold area gives power, or musters there.',
    task: does(f.role, 'resolves Consolidate Power'),
  }),
}

/** Returns the name of the wildling card of a question, and its effect on the house that is asked. */
const wildlingNote = (f: Given): string => {
  const { stage, box } = f.state
  if (stage.at !== 'effect') return ''
  const effect = box.wildlings?.[stage.card]?.[stage.part]
  return `${second.wildling[stage.card]}: ${effect === undefined ? '' : second.wildlingEffect(effect)}`
}

const nextNote = (f: Given): string => {
  const next = f.house()
  return next === undefined ? 'Take turns in the order of the Iron Throne track.' : `Next in turn order: ${house.nom(next)}.`
}

/** Returns the English texts of a question. */
export const question = (asked: Question, state: State): QuestionWords =>
  texts[asked.kind]({
    ...given(asked.params, state, asked.rule),
    question: asked,
    role: asked.roles.length === 1 ? asked.roles[0] : undefined,
  })
