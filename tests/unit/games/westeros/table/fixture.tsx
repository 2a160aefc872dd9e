// Renders a game of Westeros with all of its screens. The data is in memory.
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router'
import type { StoreApi } from 'zustand/vanilla'
import FairPage from '../../../../../src/app/fair/FairPage'
import { useFairWords } from '../../../../../src/app/fair/words'
import { GamePage } from '../../../../../src/app/GamePage'
import LinkPage from '../../../../../src/app/link/LinkPage'
import { usePhoneToPhoneWords } from '../../../../../src/app/phone-to-phone/words'
import { useLinkWords } from '../../../../../src/app/link/words'
import { Home } from '../../../../../src/app/Home'
import { ChooseGame } from '../../../../../src/app/choose/ChooseGame'
import { NewGamePage } from '../../../../../src/app/NewGamePage'
import { useWords } from '../../../../../src/app/words'
import { westeros } from '../../../../../src/games/westeros'
import type { WesterosVocabulary } from '../../../../../src/games/westeros/rules/vocabulary'
import { PRINTED_BOX } from '../../../../../src/games/westeros/box/printed'
import { FIRST_EDITION_HOUSES } from '../../../../../src/games/westeros/box/box'
import type { Change, Setup } from '../../../../../src/games/westeros/model/moves'
import { catalogue as onOffer } from '../../../../../src/games/catalogue'
import { screens } from '../../../../../src/games/screens'
import { DEFAULT_SETTINGS, PRESETS } from '../../../../../src/games/westeros/model/settings'
import type { State, Tracking } from '../../../../../src/games/westeros/model/state'
import { useDeferredWords } from '../../../../../src/games/westeros/table/words/deferred'
import { useBoardWords } from '../../../../../src/games/westeros/table/map/words'
import { useMapWords } from '../../../../../src/table/board/words'
import { useHistoryWords } from '../../../../../src/table/history/words'
import { useConsentWords } from '../../../../../src/table/undo/words'
import { useLogWords } from '../../../../../src/table/log/words'
import { useRulesWords } from '../../../../../src/games/westeros/table/house-rules/words'
import { useHouseSetupWords } from '../../../../../src/games/westeros/table/new-game/words'
import { useNewGameWords } from '../../../../../src/table/new-game/words'
import { useSheetWords } from '../../../../../src/games/westeros/table/session-break/words'
import { useSessionBreakWords } from '../../../../../src/table/session-break/words'
import { useQuestionWords } from '../../../../../src/games/westeros/table/words/questions'
import { useScreenWords } from '../../../../../src/games/westeros/table/words'
import { loadWords } from '../../../../../src/games/westeros/words'
import { SessionProvider, createSession, type Play } from '../../../../../src/session'
import { memoryStore } from '../../../../../src/storage'
import type { Store } from '../../../../../src/storage/store/store'
import { useBallotWords } from '../../../../../src/table/ballot/words'
import { useAskingWords } from '../../../../../src/table/question/words'
import { useOutcomeWords } from '../../../../../src/table/outcome/words'
import { useRefusalWords } from '../../../../../src/table/refusal/words'
import { useHouseRulesWords } from '../../../../../src/table/house-rules/words'
import { useCorrectionWords } from '../../../../../src/table/corrections/words'
import { RefusalSheet } from '../../../../../src/games/westeros/table/screens/Table'
import { partsToPreload } from '../../../../../src/table/shell/rooms'
import { useTableWords } from '../../../../../src/table/words'
import { LanguageProvider, type Language } from '../../../../../src/ui/words'

// Loads all code first, so that no test waits for it.
await Promise.all([
  import('../../../../../src/games/westeros/table/screens/game-table').then(({ gameTable }) =>
    Promise.all(partsToPreload(gameTable, gameTable.rooms, RefusalSheet).map((fetch) => fetch())),
  ),
  screens.westeros?.preload('en'),
  import('../../../../../src/games/westeros/table/map/first'),
  import('../../../../../src/games/westeros/table/map/second'),
  import('../../../../../src/table/board/MapView'),
  import('../../../../../src/games/westeros/table/outcome/game-outcomes').then(({ OutcomeView }) => OutcomeView.fetch()),
  import('../../../../../src/games/westeros/table/log/LogPage'),
  import('../../../../../src/games/westeros/table/moment/MomentPage'),
  import('../../../../../src/games/westeros/table/session-break'),
  import('../../../../../src/games/westeros/table/Summary'),
  import('../../../../../src/games/westeros/table/new-game/NewGame').then(({ NEXT }) => Promise.all(NEXT.map((fetch) => fetch()))),
  import('../../../../../src/games/westeros/table/now/game-now').then(({ EndOfGame }) => EndOfGame.fetch()),
  import('../../../../../src/games/westeros/table/house-rules/HouseRulesPage'),
  import('../../../../../src/table/session-break/Notices'),
  useWords.load('en'),
  useTableWords.load('en'),
  useRefusalWords.load('en'),
  useScreenWords.load('en'),
  useDeferredWords.load('en'),
  useCorrectionWords.load('en'),
  useQuestionWords.load('en'),
  useAskingWords.load('en'),
  useBallotWords.load('en'),
  useMapWords.load('en'),
  useBoardWords.load('en'),
  useHistoryWords.load('en'),
  useLogWords.load('en'),
  useConsentWords.load('en'),
  useSheetWords.load('en'),
  useSessionBreakWords.load('en'),
  useHouseSetupWords.load('en'),
  useNewGameWords.load('en'),
  useRulesWords.load('en'),
  useHouseRulesWords.load('en'),
  loadWords('en'),
])

const NAMES = ['Anna', 'Jana', 'Petr', 'Marek', 'Tom']

/** Returns a setup with five players with one house each, in the order of the houses. */
export const setupOf = (tracking: Partial<Tracking> = {}, changes: readonly Change[] = []): Setup => ({
  box: PRINTED_BOX,
  houses: Object.fromEntries(FIRST_EDITION_HOUSES.map((house, k) => [house, `seat-${k + 1}`])),
  seats: FIRST_EDITION_HOUSES.map((_, k) => ({ id: `seat-${k + 1}`, player: `player-${k + 1}` })),
  players: NAMES.map((name, k) => ({ id: `player-${k + 1}`, name })),
  settings: DEFAULT_SETTINGS,
  tracking: { ...PRESETS.referee, ...tracking },
  changes,
})

/** Renders the current address, and a button that acts as the browser's Back button. */
function Address() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return <button type="button" hidden aria-label="Back in the browser" data-address={pathname + search} onClick={() => void navigate(-1)} />
}
const addressBar = () => document.querySelector<HTMLElement>('[data-address]')

const catalogue = onOffer.map((offer) => ({ ...offer, name: { en: 'Westeros', cs: 'Westeros' }, load: () => Promise.resolve(westeros) }))

export interface Options {
  readonly at?: string
  readonly store?: Store
  readonly language?: Language
  /** Setup of the game that `openTable` opens; default: the first edition with five players. */
  readonly setup?: Setup
}

/** Renders the whole app at an address, with data in memory. `go` acts as the address bar. */
export const openApp = async ({ at = '/', store = memoryStore(), language = 'en' }: Options = {}) => {
  const dictionaries = [
    useWords,
    useFairWords,
    useLinkWords,
    usePhoneToPhoneWords,
    useTableWords,
    useScreenWords,
    useSheetWords,
    useSessionBreakWords,
    useHistoryWords,
    useLogWords,
    useQuestionWords,
    useAskingWords,
    useBallotWords,
    useOutcomeWords,
    useDeferredWords,
  ]
  await Promise.all(dictionaries.map((dictionary) => dictionary.load(language)))
  await loadWords(language)
  let clock = 1_800_000_000_000
  const session = createSession({ store, catalogue, now: () => ++clock })
  const play = () => (session.play as unknown as StoreApi<Play<WesterosVocabulary>>).getState()
  const view = (where: string) => (
    <SessionProvider value={session}>
      <LanguageProvider value={language}>
        <MemoryRouter initialEntries={[where]} useTransitions={false}>
          <Address />
          <Suspense>
            <Routes>
              <Route index element={<Home />} />
              <Route path="new" element={<ChooseGame />} />
              <Route path="new/:game/*" element={<NewGamePage />} />
              <Route path="game/:id/*" element={<GamePage />} />
              <Route path="fair/:id" element={<FairPage />} />
              <Route path="link/:id" element={<LinkPage />} />
            </Routes>
          </Suspense>
        </MemoryRouter>
      </LanguageProvider>
    </SessionProvider>
  )
  // If a component suspends, it continues only if the test awaits the rendering.
  const show = (where: string) => act(async () => render(view(where)))
  let rendered = await show(at)
  await settle()
  return {
    session,
    play,
    address: () => addressBar()?.dataset.address ?? '',
    /** Goes back in the browser history. */
    back: async () => {
      await act(async () => addressBar()?.click())
      await settle()
    },
    state: (): State => {
      const state = play().open?.state
      if (state === undefined) throw new Error('no game is open')
      return state
    },
    /** Reloads the page at an address. */
    go: async (where: string) => {
      rendered.unmount()
      rendered = await show(where)
      await settle()
    },
  }
}

/** Opens a game at one of its screens. */
export const openTable = async (place = '', tracking: Partial<Tracking> = {}, changes: readonly Change[] = [], options: Options = {}) => {
  const app = await openApp(options)
  const id = await app.play().createGame({ game: 'westeros', name: 'Friday', setup: options.setup ?? setupOf(tracking, changes) })
  if (id === undefined) throw new Error('not begun')
  const path = (to: string) => (to === '' ? `/game/${id}` : `/game/${id}/${to}`)
  await app.go(path(place))
  return { ...app, id, visit: app.go, go: (to: string) => app.go(path(to)), path }
}

/** Number of running encryptions and decryptions. They are asynchronous and take longer on a busy machine. */
let sealing = 0
const { subtle } = crypto
for (const name of ['generateKey', 'encrypt', 'decrypt'] as const) {
  const real = (subtle[name] as (...given: readonly unknown[]) => Promise<unknown>).bind(subtle)
  const counted = (...given: readonly unknown[]) => {
    sealing++
    return real(...given).finally(() => sealing--)
  }
  Object.assign(subtle, { [name]: counted })
}

/** Waits until the page has loaded, saved and rendered everything. */
export const settle = async () => {
  for (let quiet = 0; quiet < 4; quiet = sealing > 0 ? 0 : quiet + 1) await act(() => new Promise((done) => setTimeout(done)))
}

export const press = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await settle()
}
