// Renders the questions of a game of Westeros, whose data is in memory.
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { expect } from 'vitest'
import type { StoreApi } from 'zustand/vanilla'
import { westeros } from '../../../../../../src/games/westeros'
import type { WesterosVocabulary } from '../../../../../../src/games/westeros/rules/vocabulary'
import type { HouseId } from '../../../../../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../../../../../src/games/westeros/box/printed'
import type { Change, Choice, Setup } from '../../../../../../src/games/westeros/model/moves'
import type { Move } from '../../../../../../src/games/westeros/rules/moves'
import { DEFAULT_SETTINGS, PRESETS } from '../../../../../../src/games/westeros/model/settings'
import type { State, Tracking } from '../../../../../../src/games/westeros/model/state'
import { gameTable } from '../../../../../../src/games/westeros/table/screens/game-table'
import { useTable } from '../../../../../../src/games/westeros/table/hook'
import { useCorrectionWords } from '../../../../../../src/table/corrections/words'
import { useDeferredWords } from '../../../../../../src/games/westeros/table/words/deferred'
import { RefusalSheet } from '../../../../../../src/games/westeros/table/refusal/RefusalSheet'
import { QUESTION_PARTS } from '../../../../../../src/games/westeros/table/questions/components'
import { useQuestionWords } from '../../../../../../src/games/westeros/table/words/questions'
import { useScreenWords } from '../../../../../../src/games/westeros/table/words'
import { loadWords } from '../../../../../../src/games/westeros/words'
import { SessionProvider, createSession, type Play } from '../../../../../../src/session'
import { memoryStore } from '../../../../../../src/storage'
import type { Store } from '../../../../../../src/storage/store/store'
import { GameTableProvider } from '../../../../../../src/table/context'
import { inSeatOrder } from '../../../../../../src/table/ballot/round'
import { useBallotWords } from '../../../../../../src/table/ballot/words'
import { QuestionView, questionsToShow } from '../../../../../../src/table/now/QuestionView'
import { useAskingWords } from '../../../../../../src/table/question/words'
import { useOutcomeWords } from '../../../../../../src/table/outcome/words'
import { useRefusalWords } from '../../../../../../src/table/refusal/words'
import { useTableWords } from '../../../../../../src/table/words'
import { LanguageProvider, type Language } from '../../../../../../src/ui/words'
import { setupFor } from '../../../../../playout/setups'

export interface TableOptions {
  readonly tracking?: Partial<Tracking>
  readonly changes?: readonly Change[]
  readonly language?: Language
  readonly store?: Store
  /** Setup of the game; default: a game of the first edition with five players. */
  readonly setup?: Setup
}

const fixed = () => 0.5

const setupOf = ({ tracking, changes, setup }: TableOptions): Setup =>
  setup ?? {
    ...setupFor({ players: 5, preset: 'referee' }, fixed, changes),
    box: PRINTED_BOX,
    settings: DEFAULT_SETTINGS,
    tracking: { ...PRESETS.referee, ...tracking },
  }

/** Renders every open question, like the main screen. */
function Questions() {
  const prompts = useTable((open) => open.prompts)
  return questionsToShow(prompts, 'reveal').map((question) => <QuestionView key={question.key} question={question} />)
}

/** Starts a game and renders its questions. */
export const askOnScreen = async (options: TableOptions = {}) => {
  const { language = 'en', store: disk = memoryStore() } = options
  await Promise.all([
    useTableWords.load(language),
    useOutcomeWords.load(language),
    useRefusalWords.load(language),
    useScreenWords.load(language),
    useDeferredWords.load(language),
    useCorrectionWords.load(language),
    useQuestionWords.load(language),
    useAskingWords.load(language),
    useBallotWords.load(language),
    loadWords(language),
  ])
  await Promise.all(QUESTION_PARTS.map(({ fetch }) => fetch()))
  let clock = 1_800_000_000_000
  const catalogue = [{ id: 'westeros', name: { en: 'Westeros', cs: 'Westeros' }, load: () => Promise.resolve(westeros) }]
  const session = createSession({ store: disk, catalogue, now: () => ++clock })
  const store = session.play as unknown as StoreApi<Play<WesterosVocabulary>>
  const play = () => store.getState()
  const id = await play().createGame({ game: 'westeros', name: 'Friday', setup: setupOf(options) })
  if (id === undefined) throw new Error(`not begun: ${JSON.stringify(play().refused)}`)
  const pageWith = (content: ReactNode) => (
    <SessionProvider value={session}>
      <LanguageProvider value={language}>
        <MemoryRouter>
          <GameTableProvider value={gameTable}>
            <Suspense>
              {content}
              <RefusalSheet />
            </Suspense>
          </GameTableProvider>
        </MemoryRouter>
      </LanguageProvider>
    </SessionProvider>
  )
  const show = (content: ReactNode = <Questions />) => act(async () => render(pageWith(content)))
  const view = await show()
  const open = () => {
    const now = play().open
    if (now === undefined) throw new Error('not open')
    return now
  }
  return {
    view,
    /** Renders the questions again, or other content, after a test called `view.unmount()` or `cleanup()`. */
    show,
    play,
    store,
    open,
    state: (): State => open().state,
    /** Makes a move directly, not through the screen. */
    move: (move: Move) =>
      act(async () => {
        const outcome = await play().play(move)
        if (outcome.how !== 'done') throw new Error(`${move.do}: ${JSON.stringify(outcome)}`)
      }),
    cast: (house: Parameters<Play<WesterosVocabulary>['cast']>[0], choice: Choice) => act(() => play().cast(house, choice)),
    reveal: () => act(async () => void (await play().reveal())),
    /** Simulates a reloaded page: deletes the information which seat has changed its secret choice. */
    forgetChanges: () => act(() => store.setState({ lastRounds: [] })),
    draw: () => act(async () => void (await play().drawByChance())),
  }
}

/** Opens the screen that hides a secret choice, with the keyboard: presses its button twice. */
export const openCover = async () => {
  const hold = await screen.findByRole('button', { name: 'Hold to open' })
  const cover = within(await screen.findByRole('dialog'))
  // The screen that hides the choice focuses its heading when it becomes visible.
  await waitFor(() => expect(document.activeElement).toBe(cover.getByRole('heading', { level: 1 })))
  hold.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
}

/** Replaces text that differs between equal games: React ids and digests. */
export const alike = (html: string): string => html.replaceAll(/_r_\w+_/g, '…').replaceAll(/[\da-f]{32,}/g, '…')

/**
 * Opens a game just before the reveal of the bids for the Iron Throne. The first house has bid 0, the second 1, and so on.
 * @param isFirstElsewhere if true, the first house has bid on its own phone
 */
export const sealedBids = async (isFirstElsewhere = false) => {
  const table = await askOnScreen({
    tracking: { decks: 'table' },
    changes: [
      { set: 'round', round: 2 },
      { set: 'stage', at: 'draw' },
    ],
  })
  await table.move({ do: 'ready' })
  await table.move({ do: 'draw', how: 'table', turned: { 1: ['last-days-of-summer*'], 2: ['clash-of-kings'], 3: ['sea-of-storms*'] } })
  for (let { stage } = table.state(); stage.at === 'card' && table.open().prompts[0]?.kind === 'resolve'; { stage } = table.state())
    await table.move({ do: 'resolve', deck: stage.deck })
  const { ballot } = table.state()
  // Houses in the order in which the phone is passed round.
  const roles = ballot === undefined ? [] : (inSeatOrder(table.open().game.seats(table.state()), ballot) as readonly HouseId[])
  for (const [tokens, house] of roles.entries()) {
    if (tokens > 0 || !isFirstElsewhere) await table.cast(house, tokens)
    else {
      const { castFrom, linkPhone } = table.play()
      const { id } = table.open()
      act(() => void linkPhone({ game: id, roles: [house], open: () => Promise.resolve(undefined) }))
      await act(async () => expect(await castFrom(id, house, ballot?.id ?? '', '0'.repeat(64), false)).toBe(true))
    }
  }
  const castAnew = (house: (typeof roles)[number], choice: Choice) =>
    act(async () => expect(await table.play().castAnew(house, choice)).toEqual({ how: 'done' }))
  return { table, roles, castAnew }
}
export type SealedBids = Awaited<ReturnType<typeof sealedBids>>
