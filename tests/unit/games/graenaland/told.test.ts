import { describe, expect, test } from 'vitest'
import { graenaland, type State } from '../../../../src/games/graenaland'
import { armyOf, placesOf } from '../../../../src/games/graenaland/model/board'
import type { Event } from '../../../../src/games/graenaland/model/events'
import { allChanges, type Telling } from '../../../../src/games/graenaland/table/rooms/changes'
import { headlineOf } from '../../../../src/games/graenaland/table/rooms/headline'
import { eventsIn as czech } from '../../../../src/games/graenaland/words/cs/events'
import { eventsIn as english } from '../../../../src/games/graenaland/words/en/events'
import { gameOutcomes } from '../../../../src/games/graenaland/table/rooms/game-outcomes'
import { outcomeTextsIn } from '../../../../src/games/graenaland/table/rooms/words'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { countOf } from '../../../../src/kit/vote'
import { verdictOn } from '../../../../src/games/graenaland/table/questions/voices'
import { questionTextsIn } from '../../../../src/games/graenaland/table/questions/words'
import { drawsUpTo } from '../../../../src/games/graenaland/views/draws'
import { outcomesToShow } from '../../../../src/table/outcome/seen'
import { clanMoments, type Played } from '../../../gallery/graenaland'

/** Random games of every kind: by goals and by cards, each number of players, orders secret and open, a free start. */
const GAMES: readonly Played[] = [
  { players: 5, way: 'referee' },
  { players: 4, way: 'referee', settings: { vpCards: true, goalsSealed: false } },
  { players: 4, way: 'referee', settings: { vpCards: true, goalsSealed: false, announceSealed: true, freeStart: true } },
  { players: 3, way: 'light', settings: { vpCards: true } },
  { players: 5, way: 'light' },
]
const moments = GAMES.flatMap((game) => [1, 2, 3].flatMap((seed) => clanMoments(game, seed)))
type OneMoment = (typeof moments)[number]
const eventsOf = ({ entry }: OneMoment): readonly Event[] => entry.events.filter((event): event is Event => event.e !== 'rewound')
const toldMoments = moments.filter((moment) => gameOutcomes.hasOutcome(moment))
const telling = (moment: OneMoment, language: 'en' | 'cs'): Telling => ({
  moment,
  texts: textsIn(language),
  outcomeTexts: outcomeTextsIn(language),
})
const textsOf = (moment: OneMoment, language: 'en' | 'cs'): readonly string[] => {
  const about = telling(moment, language)
  const { title, note } = headlineOf(about)
  return [title, note, ...allChanges(about).flatMap((one) => [one.title, one.note])].filter((text) => text !== undefined)
}
/**
 * Returns positions whose last entry contains an event of this kind, with the event. Some of these positions have no screen of their own.
 */
const withEvent = <E extends Event['e']>(e: E) =>
  moments.flatMap((moment) =>
    eventsOf(moment).flatMap((event) => (event.e === e ? [{ moment, event: event as Extract<Event, { readonly e: E }> }] : [])),
  )
const first = <T>(all: readonly T[]): T => {
  const [one] = all
  if (one === undefined) throw new Error('no random game comes there')
  return one
}

const OUTCOMES = [
  'startChosen',
  'settled',
  'anchored',
  'allPlaced',
  'moved',
  'entered',
  'supplyTaken',
  'built',
  'offered',
  'dropped',
  'finalBegun',
  'proved',
  'announcementFailed',
  'roundEnded',
] as const satisfies readonly Event['e'][]

describe('what follows from a move', () => {
  test.each(OUTCOMES)('%s is told in both languages', (e) => {
    const all = moments.filter((moment) => moment.parent !== undefined && eventsOf(moment).some((event) => event.e === e))
    expect(all.length).toBeGreaterThan(0)
    for (const moment of all) {
      // Nothing is to be moved if all heroes stay.
      const events = eventsOf(moment)
      const isStill = events.every((event) => event.e !== 'moved' || event.results.every(({ result }) => result === 'stays'))
      const allStay = e === 'moved' && isStill && !events.some((event) => event.e === 'entered')
      // The screen of the turn lists constructions and the supply card. A new hero and a palisade fee need a screen of their own.
      const isListed = events.every(
        (event) =>
          event.e === 'supplyTaken' || (event.e === 'built' && event.what !== 'church' && event.what !== 'hall' && event.fee.length === 0),
      )
      // Points of a card on paper change nothing on the board, unless the announcement fails.
      const isOnPaper =
        events.some((event) => event.e === 'proved' && typeof event.card === 'number') &&
        events.every((event) => event.e !== 'announcementFailed')
      expect(gameOutcomes.hasOutcome(moment)).toBe(!allStay && !isListed && !isOnPaper)
      expect(headlineOf(telling(moment, 'en')).title ?? '').not.toBe('')
    }
  })

  test.each(['constructionEnded', 'finalEnded', 'voteClosed'] as const)(
    '%s has a screen only if something is to be moved or was missed',
    (e) => {
      const all = moments.filter(
        (moment) => eventsOf(moment).some((event) => event.e === e) && eventsOf(moment).every((event) => event.e === e),
      )
      const closed = moments.filter((moment) => e === 'voteClosed' && eventsOf(moment).some((event) => event.e === e))
      expect(all.length + closed.length).toBeGreaterThan(0)
      for (const moment of [...all, ...closed]) {
        // The screen of the vote already shows its result and who receives which cards, so a closed vote has no screen of its own.
        const isNeeded = eventsOf(moment).some((event) => event.e === 'constructionEnded' && event.supplyMissed)
        expect(gameOutcomes.hasOutcome(moment)).toBe(isNeeded)
        const isRejected = eventsOf(moment).some((event) => event.e === 'voteClosed' && !event.adopted)
        expect(isRejected || (headlineOf(telling(moment, 'en')).title ?? '') !== '').toBe(true)
      }
    },
  )

  test('cards laid out at once are on the screen that is answered, and are not told again', () => {
    const drawn = moments.filter(({ entry }) => entry.move.do === 'drawAll')
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.filter(gameOutcomes.hasOutcome)).toEqual([])
  })

  test('a production without a card to turn, and a round in which nobody announces victory, have no screen of their own', () => {
    const ends = (stage: State['stage']) => moments.filter(({ parent, state }) => parent?.state.stage === stage && state.stage !== stage)
    const produced = ends('production').filter(
      ({ entry }) => entry.move.do !== 'drawAll' && entry.events.every(({ e }) => e !== 'corrected'),
    )
    const hasTurned = (moment: OneMoment) => drawsUpTo(moment).some(({ kept, card }) => kept && card === 'down')
    expect(new Set(produced.map(hasTurned))).toEqual(new Set([true, false]))
    for (const moment of produced) expect(gameOutcomes.hasOutcome(moment)).toBe(hasTurned(moment))
    const silent = ends('announce').filter((moment) => eventsOf(moment).some(({ e }) => e === 'constructionBegun'))
    expect(silent.length).toBeGreaterThan(0)
    expect(silent.filter(gameOutcomes.hasOutcome)).toEqual([])
  })

  test('no text has a hole, a key or a colour where a name is known', () => {
    for (const moment of toldMoments)
      for (const language of ['en', 'cs'] as const)
        for (const text of textsOf(moment, language)) {
          expect(text).not.toMatch(/undefined|NaN|\{|\[object/)
          expect(text).not.toMatch(/\b(Red|White|Purple|Blue|Yellow|Červený|Bílý|Fialový|Modrý|Žlutý)\b/)
        }
  })

  test('the rows of an entry have ids of their own', () => {
    for (const moment of toldMoments) {
      const ids = allChanges(telling(moment, 'en')).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test('a vote is told with its figures, and every card that was handed out once', () => {
    for (const { moment, event } of withEvent('voteClosed').filter((one) => one.event.adopted)) {
      const { title = '', note = '' } = headlineOf(telling(moment, 'en'))
      expect(title).toMatch(/^Adopted/)
      expect(title).toContain(`${event.yes}\u00a0of\u00a0`)
      expect(note).toContain(`${event.vote.needed} vote`)
      const takers = new Set(event.proposal.split?.filter((clan) => clan !== null))
      const rows = allChanges(telling(moment, 'en'))
      const handedOut = event.proposal.split === undefined ? 1 : takers.size
      expect(rows).toHaveLength(handedOut)
    }
    expect(textsOf(first(withEvent('voteClosed').filter(({ event }) => event.adopted)).moment, 'cs')[0]).toMatch(/^Schváleno/)
  })

  test('the end of a round names only the four supply cards that lie open then', () => {
    const taken = withEvent('supplyTaken').map(({ moment }) => moment)
    const notes = (moment: OneMoment, endsRound: boolean) => allChanges(telling(moment, 'en'), endsRound).map(({ note }) => note ?? '')
    expect(taken.length).toBeGreaterThan(0)
    for (const moment of taken) {
      expect(notes(moment, false).join()).toContain('Three lie open')
      expect(notes(moment, true).join()).not.toContain('Three lie open')
    }
  })

  test('the screen of a vote says that a proposal is rejected, and that exactly half is not enough', () => {
    const rejected = withEvent('voteClosed').filter(({ event }) => !event.adopted)
    const verdicts = rejected.map(({ event: { vote, yes, proposal } }) => {
      const count = countOf(vote)
      const verdict = verdictOn(questionTextsIn('en'), textsIn('en').place(proposal.at), { ...count, yes, adopted: false })
      expect(verdict).toMatch(yes * 2 === count.total ? /rejected: .* is exactly half$/ : /, rejected: /)
      return verdict
    })
    expect(verdicts.some((verdict) => verdict.includes('exactly half'))).toBe(true)
  })

  test('each order is told: who goes, who changes places, who stays and why', () => {
    for (const { moment, event } of withEvent('moved')) {
      const rows = allChanges(telling(moment, 'en'))
      // A swap moves two pieces, and each piece has a row.
      const expected = event.results.flatMap(({ result }) => (result === 'swapped' ? (['swapped', 'moved'] as const) : [result]))
      for (const [n, result] of expected.entries()) {
        expect(rows[n]?.byApp ?? false).toBe(result === 'stays' || result === 'invalid')
        const why = { invalid: /^Order: [a-z- ]+\. It leads to no territory\.$/, swapped: 'change places', moved: '', stays: '' }[result]
        expect(rows[n]?.note ?? '').toMatch(why)
      }
      const moving = expected.filter((result) => result === 'moved' || result === 'swapped').length
      expect(headlineOf(telling(moment, 'en')).title).toMatch(moving === 0 ? /^All heroes stay$/ : new RegExp(`^${moving} hero`))
      const waiting = moment.state.waiting.length
      expect(rows.filter(({ id }) => id.startsWith('waiting'))).toHaveLength(waiting)
    }
    const results = new Set(withEvent('moved').flatMap(({ event }) => event.results.map(({ result }) => result)))
    expect([...results].toSorted()).toEqual(['invalid', 'moved', 'stays', 'swapped'])
  })

  test('production is told once it is over: how many cards lie at each territory', () => {
    const over = toldMoments.filter((moment) => eventsOf(moment).some(({ e }) => e === 'ordersAsked'))
    const drew = over.filter((moment) => moment.parent?.state.stage === 'production')
    expect(drew.length).toBeGreaterThan(3)
    for (const moment of drew) {
      const rows = allChanges(telling(moment, 'en')).filter(({ from, to }) => from !== undefined && to !== undefined)
      const state: State = moment.state
      for (const at of placesOf(state)) {
        const row = rows.find(({ title }) => title === textsIn('en').place(at) || title.startsWith(`${textsIn('en').place(at)}:`))
        const lying = state.cards[at]?.length ?? 0
        expect(row?.to ?? lying).toBe(lying)
      }
      expect(rows.some(({ from, to }) => from !== to)).toBe(true)
    }
  })

  test('what is built is told with what is left, what is paid and what is owed', () => {
    for (const { moment, event } of withEvent('built')) {
      const rows = allChanges(telling(moment, 'en'))
      const [stands] = rows
      const isArmy = event.what === 'army'
      expect(stands?.to).toBe(isArmy ? armyOf(moment.state, event.by) : undefined)
      expect(stands?.note ?? '').toMatch(isArmy ? /^$/ : / left/)
      expect(rows.filter(({ title }) => title.includes(' gives ') && title.endsWith('1 resource card'))).toHaveLength(event.fee.length)
      expect(rows.filter(({ title }) => title.includes(' pays '))).not.toHaveLength(0)
      expect(rows.filter(({ title }) => title.startsWith('Market at'))).toHaveLength(event.markets.length)
    }
  })

  test('a supply card goes to the discard pile of the supply cards, resource cards to theirs', () => {
    const paid = withEvent('built').filter(({ event }) => (event.pay?.supplies?.length ?? 0) > 0 && event.joint !== true)
    expect(paid.length).toBeGreaterThan(0)
    for (const { moment } of paid) {
      const rows = allChanges(telling(moment, 'en')).filter(({ title }) => title.includes(' pays '))
      expect(rows.filter(({ title }) => title.includes('a supply card')).map(({ note }) => note)).toEqual([
        'To the discard pile of the supply cards',
      ])
      for (const { note } of rows.filter(({ title }) => !title.includes('a supply card')))
        expect(note).toBe('To the discard piles, by their backs')
    }
  })

  test('a failed announcement is taken back piece by piece', () => {
    const failed = withEvent('announcementFailed')
    const changed = failed.filter(({ moment, event }) => {
      const { parent } = moment
      return parent !== undefined && JSON.stringify(parent.state.settlements) !== JSON.stringify(event.board.settlements)
    })
    for (const { moment } of changed) {
      const rows = allChanges(telling(moment, 'en'))
      expect(rows.some(({ title }) => title.includes(' off '))).toBe(true)
      expect(rows.some(({ title }) => /takes back(:| the cards) /.test(title))).toBe(true)
      expect(headlineOf(telling(moment, 'en')).note).toMatch(/ builds\.$| announces victory/)
    }
    expect(changed.length).toBeGreaterThan(0)
    // The players entered the payments of these games, so the list names the cards.
    const titles = changed.flatMap(({ moment }) => allChanges(telling(moment, 'en')).map(({ title }) => title))
    expect(titles.some((title) => /takes back: .*(grain|cattle|wood|ore|gold)/.test(title))).toBe(true)
  })

  test('a failed announcement without constructions gives nothing back', () => {
    const { moment, event } = first(withEvent('announcementFailed'))
    const { settlements, army } = event.board
    const { parent } = moment
    if (parent === undefined) throw new Error('no position before')
    const still: OneMoment = { ...moment, parent: { ...parent, state: { ...parent.state, settlements, army } } }
    expect(headlineOf(telling(still, 'en')).note).toMatch(/^The card stays open\. /)
    expect(headlineOf(telling(still, 'cs')).note).toMatch(/^Karta zůstává odkrytá\. /)
    const built = { ...parent.state, army: { ...army, [event.by]: 9 } }
    const names = { red: 'Cy', blue: 'Cy', yellow: 'Cy', white: 'Cy', purple: 'Cy' } as const
    expect(english(names).announcementFailed(event, { ...parent.state, settlements, army })).not.toContain('take back')
    expect(english(names).announcementFailed(event, built)).toContain('take back what was built')
    expect(czech(names).announcementFailed(event, { ...parent.state, settlements, army })).not.toContain('stavby')
    expect(czech(names).announcementFailed(event, built)).toContain('stavby se vracejí')
  })

  test('nothing is told of what only opens a question', () => {
    const quiet = moments.filter((moment) => eventsOf(moment).every(({ e }) => e === 'proposed' || e === 'voted'))
    for (const moment of quiet) expect(gameOutcomes.hasOutcome(moment)).toBe(moment.parent === undefined)
    expect(graenaland.prompts(first(quiet).state).length).toBeGreaterThan(0)
  })
})

test('an answer of several moves tells what each of them changes', () => {
  const { moment } = first(
    withEvent('constructionEnded').filter(({ moment: { parent } }) => parent?.entry.events.some(({ e }) => e === 'supplyTaken')),
  )
  const taken = moment.parent === undefined ? [] : textsOf(moment.parent, 'en').filter((text) => text.includes(' in hand'))
  expect(taken).not.toEqual([])
  expect(textsOf(moment, 'en')).not.toEqual(expect.arrayContaining(taken))
  const asOne: OneMoment = { ...moment, entry: { ...moment.entry, continues: true } }
  expect(textsOf(asOne, 'en')).toEqual(expect.arrayContaining(taken))
  const ids = allChanges(telling(asOne, 'en')).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an answer of several moves is shown on one screen, so that no card is taken twice', () => {
  /** Joins the last moves of a turn to one answer, back to the move that took the supply card. */
  const joined = (moment: OneMoment, depth = 6): OneMoment | undefined => {
    if (eventsOf(moment).some(({ e }) => e === 'supplyTaken')) return moment
    const parent = moment.parent === undefined || depth === 0 ? undefined : joined(moment.parent, depth - 1)
    return parent && { ...moment, parent, entry: { ...moment.entry, continues: true } }
  }
  const asOne = first(withEvent('roundEnded').flatMap(({ moment }) => joined(moment) ?? []))
  expect(outcomesToShow(asOne as never, gameOutcomes as never)).toHaveLength(1)
  expect(textsOf(asOne, 'en').some((text) => text.includes('supply card'))).toBe(true)
})

test('the set-up lists the decks to shuffle, the army track, and the deal of victory point cards', () => {
  for (const { moment } of withEvent('startChosen'))
    expect(textsOf(moment, 'en')).toEqual(
      expect.arrayContaining([
        'Shuffle the supply deck and, separately, the four resource decks',
        'Each player puts one house on space 1 of the army track',
      ]),
    )
  const deals = 'Deal three victory point cards to each player, face down'
  for (const { moment } of withEvent('allPlaced')) expect(textsOf(moment, 'en').includes(deals)).toBe(moment.state.settings.vpCards)
})

test('if the cards are chosen at the table, the placement ends with the choice and with the basic card in the box', () => {
  const chosen = ['Each keeps one of them secretly and puts two away, face down', 'The basic victory card goes into the box']
  const ends = withEvent('allPlaced').filter(({ moment }) => !moment.state.settings.goalsSealed)
  const atTable = ends.filter(({ moment }) => moment.state.settings.vpCards)
  expect(atTable.length).toBeGreaterThan(0)
  for (const { moment } of atTable) expect(textsOf(moment, 'en')).toEqual(expect.arrayContaining(chosen))
  const byGoals = ends.filter(({ moment }) => !moment.state.settings.vpCards)
  for (const { moment } of byGoals) expect(textsOf(moment, 'en')).not.toContain(chosen[1])
})

test('each round of a game without tracked supply cards ends with a supply card to take and one to turn up', () => {
  const ends = withEvent('roundEnded').filter(({ moment }) => !moment.state.settings.paymentsTold)
  expect(ends.length).toBeGreaterThan(0)
  for (const { moment } of ends) expect(textsOf(moment, 'en')).toContain('Turn up 1 supply card: four lie open')
  for (const { moment } of ends) expect(textsOf(moment, 'en').some((text) => text.endsWith('takes 1 supply card in hand'))).toBe(true)
})

test('an announcement of victory names the other announcements, and a failed one names its player', () => {
  const { moment, event } = first(withEvent('finalBegun').filter((one) => one.event.points !== undefined))
  const other = moment.state.players.map(({ clan }) => clan).find((clan) => clan !== event.announcer) ?? event.announcer
  const alone = { ...moment, state: { ...moment.state, announced: { [event.announcer]: 7 } } } as OneMoment
  const both = { ...moment, state: { ...moment.state, announced: { [event.announcer]: 7, [other]: 5 } } } as OneMoment
  expect(headlineOf(telling(alone, 'en')).note).not.toContain('Also announced')
  expect(headlineOf(telling(both, 'en')).note).toMatch(/^Also announced: \S+\u00a05\./)
  for (const failed of withEvent('announcementFailed')) expect(headlineOf(telling(failed.moment, 'en')).title).toMatch(/^\S+ shows only /)
})

test('a result that names a new round has the new round in its header', () => {
  const titled = withEvent('roundEnded').filter(({ moment }) => /^Round \d/.test(headlineOf(telling(moment, 'en')).title ?? ''))
  expect(titled.length).toBeGreaterThan(0)
  for (const { moment } of titled) expect(headlineOf(telling(moment, 'en')).isBeginning).toBe(true)
})
