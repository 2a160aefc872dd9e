import './parts/colours.css'
import { toldNumbers } from '../../../session/environment/told-numbers'
import type { PlainGame } from '../../../table/plain/plain-game'
import { plainScreens } from '../../../table/plain/screens'
import * as icons from '../../../table/icons'
import type { ElCapitan } from '..'
import { COLOURS } from '../box/board'
import { isOverrulable } from '../model/refusals'
import type { State } from '../model/state'
import { finalSums } from '../rules/end'
import { CorrectPage } from './corrections/CorrectPage'
import { Coasts, CoastsPage } from './parts/Coasts'
import { End } from './End'
import { IfPaydayPage } from './parts/PaydaySheet'
import { Merchants, MerchantsPage } from './parts/Merchants'
import { Pennon } from './parts/Pennon'
import { Act } from './questions/Act'
import { Hand } from './questions/Hand'
import { Payday } from './questions/Payday'
import { Row } from './questions/Row'
import { Sail } from './questions/Sail'
import { Settle } from './questions/Settle'
import { FRESH, isSettled, SetUp, type Settled } from './SetUp'
import { cs, en } from './texts'
import { textsIn } from './parts/words'

const settledIn = ({ settings, players }: State): Settled => ({
  way: !settings.turnsTold ? 'light' : settings.moneyTold ? 'referee' : 'moneyless',
  cardsTold: settings.cardsTold,
  neutral: {
    ...FRESH.neutral,
    ...Object.fromEntries(players.flatMap(({ colour, neutral }) => (neutral === undefined ? [] : [[colour, neutral]]))),
  },
})

const game: PlainGame<ElCapitan> = {
  id: 'el-capitan',
  roles: COLOURS,
  numbers: [2, 3, 4, 5],
  texts: { en, cs },
  rolled: [],
  sealed: {},
  decided: [],
  setup: ({ seating, names, settled }) => {
    const { way, cardsTold, neutral } = isSettled(settled) ? settled : FRESH
    return {
      players: seating.map((colour) => {
        const other = seating.length === 2 ? neutral[colour] : undefined
        return { colour, name: names[colour] ?? '', ...(other && { neutral: other }) }
      }),
      settings: { cardsTold: cardsTold && way !== 'light', turnsTold: way !== 'light', moneyTold: way === 'referee' },
      numbers: toldNumbers.getState().told['el-capitan'] ?? {},
    }
  },
  facts: (state) => ({
    round: state.rounds + 1,
    names: Object.fromEntries(state.players.map(({ colour, name }) => [colour, name])),
    playing: state.players.map(({ colour }) => colour),
    points: state.stage === 'over' ? finalSums(state) : undefined,
  }),
  isOverrulable,
  own: {
    questions: { act: Act, sail: Sail, row: Row, hand: Hand, settle: Settle, payday: Payday },
    Badge: Pennon,
    Board: Coasts,
    Lying: Merchants,
    End,
    screens: { correct: CorrectPage, coasts: CoastsPage, merchants: MerchantsPage, payday: IfPaydayPage },
    where: ({ phase, turns, stage, settings }, language) => {
      const { lie, payday } = textsIn(language)
      const step = stage !== 'turns' ? payday.title(phase) : settings.turnsTold ? lie.round(turns.round) : ''
      return { round: lie.phase(phase), step: stage === 'firstPlayer' || step === '' ? 'El Capitan' : step }
    },
    places: (language) => {
      const texts = textsIn(language)
      return {
        places: [
          { to: 'coasts', label: texts.coasts, icon: icons.castellan },
          { to: 'merchants', label: texts.merchants, icon: icons.users },
        ],
        menu: [
          { group: 'table', to: 'payday', icon: icons.trophy, title: texts.ifPayday },
          { group: 'table', to: 'correct', icon: icons.adjust, title: texts.correct.title },
        ],
      }
    },
    settling: {
      fresh: FRESH,
      isWhole: isSettled,
      of: settledIn,
      label: { en: textsIn('en').setUp.step, cs: textsIn('cs').setUp.step },
      Step: SetUp,
    },
  },
}

/** Everything that the game brings to the app. */
export const screens = plainScreens(game)
