import {
  atChance,
  callOffChance,
  chanceAfter,
  chanceAgain,
  chanceInLog,
  coveredChance,
  openedChance,
  ownChance,
  sealedByAll,
} from './chance'
import { inLeftHand, longAsked, pause, tableSettings } from './session-preferences'
import { CAPITAN, type CapitanName } from './el-capitan'
import { CLANS_ASKED, CLANS_TOLD, type ClansName } from './graenaland'
import { AXIS, type AxisName } from './axis-and-allies'
import { MAFIA, type MafiaName } from './mafia-city'
import { SECOND, type SecondName } from './second-edition'
import { POSITIONS, type PositionName } from './positions'
import {
  batteryLow,
  castAll,
  castOne,
  chooseOnMap,
  daysLater,
  fill,
  goOn,
  lookAt,
  more,
  onMap,
  openNext,
  openRule,
  ownPhonesLost,
  replacedBid,
  seatPeople,
  takeBackByHand,
  takeInSeveral,
  toArchive,
} from './playing'
import { keepRules, knowPeople, openPoint } from './house-rules'
import {
  linkAnswer,
  linkFollowers,
  linkMark,
  linkOffer,
  linkScan,
  linkUnable,
  noCamera,
  ownPhone,
  ownPhoneAt,
  sealedPhoneLost,
  readGame,
  showGame,
} from './phone-to-phone'
import { practise, practiseEnd, practiseFolded, practiseMarch, practiseSealed } from './practice'
import type { PictureStage } from './playwright'
import type { SceneWords, Stage } from './stage'

interface Prepared {
  /** Name of the scene and of its picture files. */
  readonly name: string
  /** Position in which the scene starts. If undefined, the phone has no game. */
  readonly position?: PositionName
  /** Whether the scene shows the result that appears before the next question. */
  readonly tells?: true
  /**
   * Whether the device must have no data of other scenes before this scene. The scene lists all stored data, or makes changes that would
   * appear in other scenes.
   */
  readonly alone: boolean
}
/** Scene that both Playwright and the page of the development server can play. */
interface PlayedAnywhere extends Prepared {
  /** Steps of the scene. If omitted, the scene is the main screen of the position. */
  readonly play?: (stage: Stage) => Promise<void>
  readonly onlyPicture?: undefined
}
/** Scene that only Playwright can play. */
interface OnlyPicture extends Prepared {
  readonly play: (stage: PictureStage) => Promise<void>
  /** Device that the scene needs and the page of the development server does not have. */
  readonly onlyPicture: 'a camera' | 'a second device'
}
/** Scene of the gallery: name, position, and steps. */
export type Scene = PlayedAnywhere | OnlyPicture

const scene = (name: string, position?: PositionName, play?: PlayedAnywhere['play'], alone = position === undefined): PlayedAnywhere => ({
  name,
  ...(position === undefined ? {} : { position }),
  ...(play === undefined ? {} : { play }),
  alone,
})
/** Creates a scene for a device without stored data, e.g. a scene that changes the game or shows the list of games. */
const alone = (name: string, position: PositionName, play: PlayedAnywhere['play']): Scene => scene(name, position, play, true)

/** Creates a scene that only Playwright can play, so it is available only as a picture. */
const picture = (
  name: string,
  onlyPicture: OnlyPicture['onlyPicture'],
  position: PositionName | undefined,
  play: OnlyPicture['play'],
): Scene => ({ name, ...(position === undefined ? {} : { position }), play, alone: true, onlyPicture })

/** Creates a scene that shows the result before the next question. */
const telling = (name: string, position: PositionName): Scene => ({ ...scene(name, position, undefined, true), tells: true })

const visiting =
  (place: string): PlayedAnywhere['play'] =>
  (stage) =>
    stage.visit(place)

/** Returns steps that open a section of the corrections screen. */
const corrections = (section: keyof SceneWords['table']['correct']['sections'], position: PositionName = 'late'): Scene =>
  scene(`correct-${section}`, position, async (stage) => {
    await stage.visit('correct')
    await stage.press(new RegExp(`^${stage.words.table.correct.sections[section]}`))
  })

/** Positions whose question appears after the result of a tie is closed. */
const behindAResult: readonly PositionName[] = ['orders', 'losses']
/** Positions whose scene needs no steps after the position is opened. */
const asked: readonly PositionName[] = [
  'begun',
  'begun-light',
  'taken-up',
  'draw',
  'draw-told',
  'card-supply',
  'card-mustering',
  'card-clash-of-kings',
  'card-game-of-thrones',
  'card-wildling-attack',
  'in-force-sea-of-storms',
  'in-force-storm-of-swords',
  'in-force-feast-for-crows',
  'in-force-rains-of-autumn',
  'in-force-last-days-of-summer',
  'card-supply-light',
  'surplus',
  'surplus-light',
  'muster',
  'muster-light',
  'bid-ironThrone',
  'bid-fiefdoms',
  'bid-kingsCourt',
  'bids-told',
  'bids-shown',
  'court-shown',
  'auction-ties',
  'contribution',
  'contribution-light',
  'wall-stands',
  'wall-falls',
  'wildling-tie-most',
  'wildling-tie-least',
  'losses',
  'losses-light',
  'orders',
  'orders-on-board',
  'orders-shown',
  'raven-told',
  'raid',
  'raid-told',
  'march',
  'march-told',
  'hold',
  'support',
  'support-told',
  'card',
  'cards-told',
  'cards-shown',
  'ability',
  'ability-choice',
  'ability-told',
  'blade',
  'casualties',
  'retreat',
  'collect',
  'collect-told',
  'won-suddenly',
  'won-last',
]

/** Scenes of El Capitan: questions, results, and the secondary screens. */
const capitanAsked = [
  'capitan-first',
  'capitan-act',
  'capitan-sail',
  'capitan-sail-cards',
  'capitan-asked',
  'capitan-end-turn',
  'capitan-two',
  'capitan-narrow',
  'capitan-wide',
  'capitan-read',
  'capitan-number',
  'capitan-payday',
  'capitan-settle',
  'capitan-start',
  'capitan-over',
  'capitan-last-piece',
  'capitan-row',
  'capitan-hand',
  'capitan-light-payday',
] as const satisfies readonly CapitanName[]
const capitanRooms = [
  'coasts',
  'merchants',
  'payday',
  'correct',
  'check',
  'house-rules',
  'options',
  'who',
  'pack',
  'pack/unpack',
  'charts',
  'table',
  'log',
  'rules',
]
const inCapitan: readonly Scene[] = [
  ...capitanAsked.map((name) => scene(name, name)),
  ...(['capitan-shut', 'capitan-last', 'capitan-begins'] as const).map((name) => telling(name, name)),
  ...capitanRooms.map((place) => scene(`capitan-room-${place.replace('/', '-')}`, 'capitan-act', visiting(place))),
  scene('capitan-room-charts-end', 'capitan-over', visiting('charts')),
  scene('capitan-room-film', 'capitan-over', visiting('film')),
  scene('capitan-check-merchants', 'capitan-act', visiting('check?by=merchants')),
  scene('capitan-check-city', 'capitan-act', async (stage) => {
    await stage.visit('check?at=marseille')
    await stage.press(/^(?:Site|Políčko) 3,/)
  }),
  alone('capitan-check-changed', 'capitan-act', async (stage) => {
    await stage.visit('check?at=venezia')
    await stage.press(/^(?:Site|Políčko) 3,/)
    await stage.press(/^(?:Add|Přidat:) Petr/)
  }),
  ...(['capitan-narrow', 'capitan-wide'] as const).map((name) =>
    scene(`${name}-check`, name, async (stage) => {
      await stage.visit('check?at=venezia')
      await stage.press(/^(?:Site|Políčko) 3,/)
    }),
  ),
  scene('capitan-wide-list', 'capitan-wide', async (stage) => {
    await stage.visit('check?by=board')
    await stage.press(/^Venezia/)
  }),
  scene('capitan-rule-split', 'capitan-act', async (stage) => {
    await stage.visit('house-rules')
    await stage.page.getByText(/^(?:The whole board|Celý plán)$/).click()
    await stage.press(/^(?:How the track lies|Jak vede U-řada)/)
  }),
  scene('capitan-check-beside', 'capitan-act', visiting('check?at=beside')),
  scene('capitan-check-list', 'capitan-act', visiting('check?by=board')),
  scene('capitan-check-two', 'capitan-two', async (stage) => {
    await stage.visit('check?at=valencia')
    await stage.press(/^(?:Shut-down warehouses, on|Uzavřené sklady, na)/)
  }),
  scene('capitan-rule', 'capitan-act', visiting('rules/R32')),
  scene('capitan-statement', 'capitan-settle', async (stage) => {
    await stage.visit('log')
    await stage.page
      .getByRole('link', { name: /(?:Paid|Vyplaceno): / })
      .first()
      .click()
  }),
  alone('capitan-payday-open', 'capitan-payday', (stage) => stage.press(/: (?:reasons|důvody)$/)),
  alone('capitan-row-begun', 'capitan-row-first', async (stage) => {
    await stage.press(/^(?:Add|Přidat:) Anna/)
    await stage.press(/^(?:Add|Přidat:) Petr/)
  }),
  alone('capitan-fortress-price', 'capitan-read', async (stage) => {
    await stage.press(/^(?:Only what is needed now|Jen to, co je teď potřeba)$/)
    await stage.press(/^(?:Fortress|Pevnost)/)
  }),
  alone('capitan-voyage-two', 'capitan-voyage', async (stage) => {
    await stage.press(/^Napoli/)
    await stage.press(/^(?:One more card|Ještě jedna karta)$/)
  }),
  alone('capitan-voyage', 'capitan-voyage', (stage) => stage.press(/^Napoli/)),
  alone('capitan-act-build', 'capitan-shutting', (stage) => stage.press(/^Warehouse|^Sklad/)),
  alone('capitan-act-loan', 'capitan-shutting', (stage) => stage.press(/^Bank loan|^Úvěr/)),
  alone('capitan-refused', 'capitan-four', async (stage) => {
    await stage.press(/^Warehouse|^Sklad/)
    await stage.page.getByRole('dialog').waitFor()
  }),
  alone('capitan-act-two', 'capitan-two', (stage) => stage.press(/^Warehouse|^Sklad/)),
  alone('capitan-home', 'capitan-act', visiting('/')),
  scene('capitan-new', undefined, visiting('/new/el-capitan')),
  scene('capitan-new-way', undefined, async (stage) => {
    await stage.visit('/new/el-capitan')
    for (const seat of [0, 1]) await stage.page.locator('.role-strip').nth(seat).getByRole('button').nth(seat).click()
    await stage.page.locator('.do').click()
  }),
  scene('capitan-practice', undefined, visiting('/game/practice-el-capitan')),
  alone('choose-game', 'capitan-act', visiting('/new')),
  scene('choose-practice', undefined, visiting('/practice')),
]

/** Scenes of Axis & Allies: questions, and the secondary screens. */
const axisAsked = Object.keys(AXIS) as readonly AxisName[]
/** Shows the board as a map, whatever view the previous scene selected. */
const onAxisMap = async (stage: Stage) => {
  await stage.visit('board')
  await stage.page.getByRole('radio', { name: /^(?:Map|Mapa)$/ }).check({ force: true })
}
const toVoyage = (stage: Stage) => stage.press(/^(?:Transports, landings|Transporty a výsadky)$/)
/** Scrolls back to the question after a button near the bottom of the screen was pressed. */
const toQuestion = (stage: Stage) => stage.page.getByRole('heading', { level: 1 }).first().scrollIntoViewIfNeeded()
const zoneKey = (number: number) => new RegExp(`^(?:Sea zone|Mořská zóna) ${number}\\b`)
const axisRooms = ['board', 'powers', 'powers/germany', 'table']
const onAxisBoard: readonly Scene[] = [
  ...axisAsked
    .filter((name) => name !== 'axis-research' && name !== 'axis-promise' && name !== 'axis-landed')
    .map((name) => scene(name, name)),
  alone('axis-promise', 'axis-promise', async (stage) => {
    await stage.press(/^(?:Promise a carrier|Slíbit letadlovou loď)$/)
    await stage.press(/^(?:Sea zone|Mořská zóna) \d/)
  }),
  alone('axis-sea-battle', 'axis-announce', async (stage) => {
    await stage.press(/^Sea battle|^Na moři/)
    await stage.press(/^(?:Sea zone|Mořská zóna) 15\b/)
  }),
  scene('axis-voyage-begin', 'axis-announce', toVoyage),
  alone('axis-voyage-canal', 'axis-announce', async (stage) => {
    await toVoyage(stage)
    await stage.press(zoneKey(15))
    await stage.pressOn('radio', /^(?:yes|ano)$/)
    await toQuestion(stage)
  }),
  alone('axis-voyage', 'axis-announce', async (stage) => {
    await toVoyage(stage)
    for (const zone of [10, 11, 12]) await stage.press(zoneKey(zone))
  }),
  alone('axis-voyage-landing', 'axis-announce', async (stage) => {
    await toVoyage(stage)
    await stage.press(zoneKey(10))
    const shore = stage.page.getByRole('group', { name: /: (?:Infantry|Pěchota)$/ }).first()
    for (let units = 0; units < 2; units++) await shore.getByRole('button').last().click()
    for (const zone of [11, 12]) await stage.press(zoneKey(zone))
    await stage.press(/(?:Algeria ?hostile|Alžírsko ?nepřátelské)/)
  }),
  alone('axis-march', 'axis-told-move', async (stage) => {
    await stage.press(/^Alaska|^Aljaška/)
    await stage.press(/^Western Canada|^Západní Kanada/)
    await stage.waitUntilStill()
  }),
  alone('axis-attack', 'axis-told-move', async (stage) => {
    await stage.page.getByRole('radio', { name: /^(?:Asia|Asie)$/ }).check({ force: true })
    await stage.press(/^(?:Manchuria|Mandžusko)/)
    await stage.press(/^(?:All|Vše)$/)
    await stage.waitUntilStill()
  }),
  alone('axis-landed', 'axis-landed', async (stage) => {
    await stage.press(zoneKey(12))
    await toQuestion(stage)
  }),
  alone('axis-check-move', 'axis-announce', async (stage) => {
    await stage.press(/[Mm]ay this unit go there\?$|[Ss]mí tam tahle jednotka\?$/)
    for (const radio of [/^tank$/i, /^(?:Asia|Asie)$/]) await stage.page.getByRole('radio', { name: radio }).check({ force: true })
    for (const place of [/^(?:China|Čína),/, /^Kwantung/]) await stage.press(place)
    await toQuestion(stage)
  }),
  scene('axis-told-voyage', 'axis-told-move', toVoyage),
  scene('axis-research', 'axis-research', (stage) => stage.press(/^Develop a weapon$|^Vyvíjet zbraň$/)),
  ...axisRooms.map((place) => scene(`axis-room-${place.replace('/', '-')}`, 'axis-battle', visiting(place))),
  scene('axis-board-chosen', 'axis-battle', async (stage) => {
    await onAxisMap(stage)
    await stage.press(/^Germany,|^Německo,/)
  }),
  ...(['Americas|Amerika', 'Africa|Afrika', 'Asia|Asie', 'Pacific|Tichomoří'] as const).map((region) =>
    scene(`axis-board-${region.split('|')[0]?.toLowerCase()}`, 'axis-battle', async (stage) => {
      await onAxisMap(stage)
      await stage.page.getByRole('radio', { name: new RegExp(`^(?:${region})$`) }).check({ force: true })
    }),
  ),
  scene('axis-told-power', 'axis-told', visiting('powers/japan')),
  scene('axis-board-list', 'axis-told', async (stage) => {
    await stage.visit('board')
    await stage.page.getByRole('radio', { name: /^(?:List|Seznam)$/ }).check({ force: true })
    await stage.press(/^(?:Western Europe|Západní Evropa)/)
  }),
  scene('axis-board-zone', 'axis-told', async (stage) => {
    await onAxisMap(stage)
    await stage.press(/^(?:Sea zone|Mořská zóna) 15/)
  }),
]
/** Returns steps that open a section of the corrections and its first row. */
const axisPart =
  (part: RegExp) =>
  async (stage: Stage): Promise<void> => {
    await stage.visit('correct')
    await stage.press(part)
    await stage.page.locator('summary').first().click()
  }
const inAxis: readonly Scene[] = [
  ...['correct', 'check', 'house-rules', 'options', 'pack', 'pack/unpack', 'charts', 'who'].map((place) =>
    scene(`axis-room-${place.replace('/', '-')}`, 'axis-mobilize', visiting(place)),
  ),
  ...['check', 'check?by=powers', 'check?by=beside', 'pack'].map((place) =>
    scene(`axis-told-${place.replace('?by=', '-')}`, 'axis-told', visiting(place)),
  ),
  scene('axis-who-battle', 'axis-lose', visiting('who')),
  scene('axis-practice', undefined, visiting('/game/practice-axis-and-allies')),
  scene('axis-room-charts-end', 'axis-over', visiting('charts')),
  scene('axis-room-film', 'axis-over', visiting('film')),
  scene('axis-room-table-battle', 'axis-press', visiting('table')),
  scene('axis-room-table-units', 'axis-told', visiting('table')),
  scene('axis-check-space', 'axis-told', async (stage) => {
    await stage.visit('check')
    await stage.page.locator('.compare-row > button').nth(1).click()
  }),
  scene('axis-correct-units', 'axis-told', async (stage) => {
    await stage.visit('correct')
    await stage.press(/^Where units|^Kde stojí/)
  }),
  scene('axis-new-way', undefined, async (stage) => {
    await stage.visit('/new/axis-and-allies')
    await stage.press(/^Way of playing|^Způsob hry/)
  }),
  scene('axis-house-rule', 'axis-mobilize', async (stage) => {
    await stage.visit('house-rules')
    await stage.page
      .locator('summary')
      .filter({ hasText: /^Aircraft|^Letadla/ })
      .click()
    await stage.press(/^Who needs a place|^Kdo musí mít/)
  }),
  scene('axis-house-numbers', 'axis-mobilize', async (stage) => {
    await stage.visit('house-rules')
    await stage.page
      .locator('summary')
      .filter({ hasText: /aircraft$|: letadla$/ })
      .click()
  }),
  scene('axis-options-units', 'axis-mobilize', async (stage) => {
    await stage.visit('options')
    await stage.page.getByRole('radio').nth(1).press(' ')
  }),
  scene('axis-correct-powers', 'axis-mobilize', axisPart(/^Powers|^Mocnosti/)),
  scene('axis-correct-seats', 'axis-mobilize', async (stage) => {
    await stage.visit('correct')
    await stage.press(/^Powers|^Mocnosti/)
    await stage.page
      .locator('summary')
      .filter({ hasText: /^Who plays|^Kdo hraje/ })
      .click()
  }),
  scene('axis-correct-board', 'axis-mobilize', axisPart(/^Territories|^Území/)),
  scene('axis-correct-numbers', 'axis-mobilize', axisPart(/^Printed|^Vytištěná/)),
  scene('axis-correct-rules', 'axis-mobilize', axisPart(/^Rules and|^Pravidla a/)),
  scene('axis-correct-turn', 'axis-battle', async (stage) => {
    await stage.visit('correct')
    await stage.press(/^Round|^Kolo/)
  }),
]

/** Scenes of Mafia City: questions, and the secondary screens. */
const mafiaAsked = Object.keys(MAFIA) as readonly MafiaName[]
const mafiaRooms = [
  'city',
  'families',
  'correct',
  'check',
  'house-rules',
  'options',
  'who',
  'pack',
  'pack/unpack',
  'charts',
  'table',
  'log',
  'rules',
]
const inMafia: readonly Scene[] = [
  ...mafiaAsked.map((name) => scene(name, name)),
  ...mafiaRooms.map((place) => scene(`mafia-room-${place.replace('/', '-')}`, 'mafia-act', visiting(place))),
  ...['correct', 'check', 'options', 'pack', 'charts', 'table'].map((place) =>
    scene(`mafia-light-${place}`, 'mafia-light', visiting(place)),
  ),
  scene('mafia-room-charts-end', 'mafia-over', visiting('charts')),
  scene('mafia-room-film', 'mafia-over', visiting('film')),
  scene('mafia-room-table-five', 'mafia-act-five', visiting('table')),
  scene('mafia-room-table-locations', 'mafia-deals', visiting('table')),
  scene('clans-room-table-vote', 'clans-vote', visiting('table')),
  scene('clans-room-table-vote-cards', 'clans-vote-cards', visiting('table')),
  scene('clans-room-table-draw', 'clans-draw', visiting('table')),
  scene('clans-room-table-four', 'clans-announce-secret', visiting('table')),
  scene('clans-room-table-over', 'clans-over-cards', visiting('table')),
  scene('mafia-correct-stack', 'mafia-act', async (stage) => {
    await stage.visit('correct')
    await stage.press(/^City and figures|^Město a figurky/)
    await stage.page.locator('summary').first().click()
    await stage.page.locator('.mafioso').first().click()
  }),
  scene('mafia-correct-families', 'mafia-act', async (stage) => {
    await stage.visit('correct')
    await stage.press(/^Families|^Klany/)
    await stage.page.locator('summary').first().click()
  }),
  scene('mafia-practice', undefined, visiting('/game/practice-mafia-city')),
]

const clansRooms = ['island', 'clans', 'options', 'check', 'house-rules', 'pack', 'pack/unpack', 'charts', 'table', 'who', 'log']
const namesOf = (positions: Readonly<Partial<Record<ClansName, unknown>>>) => Object.keys(positions) as readonly ClansName[]
/** Scenes of Graenaland: questions, results, and the map of the island. */
const inGraenaland: readonly Scene[] = [
  ...namesOf(CLANS_ASKED).map((name) => scene(name, name)),
  ...namesOf(CLANS_TOLD).map((name) => telling(name, name)),
  {
    ...alone('clans-vote-full', 'clans-vote', async (stage) => {
      for (const voter of [0, 1, 2])
        await stage.page
          .getByRole('radio')
          .nth(2 * voter)
          .check({ force: true })
      await stage.page.locator('.do:not([aria-disabled])').waitFor()
    }),
    tells: true,
  },
  ...(['order', 'crowd'] as const).map((name) =>
    alone(`clans-${name}-open`, `clans-${name}`, async (stage) => {
      await stage.press(/^Hand the phone to|^Předat telefon/)
      await stage.hold(stage.words.secret.ballot.hold)
    }),
  ),
  scene('clans-crowd-island', 'clans-crowd', visiting('island')),
  alone('clans-propose-shared', 'clans-propose', async (stage) => {
    await stage.press(/^(Coast|Pobřeží) 4\b/)
    await stage.press(/^Evenly|^Rovným/)
  }),
  alone('clans-offer-whom', 'clans-offer', (stage) => stage.press(/^Offer|^Nabíd/)),
  alone('clans-build-place', 'clans-build', (stage) => stage.press(/^Village|^Osada/)),
  alone('clans-build-pay', 'clans-build', async (stage) => {
    await stage.press(/^Village|^Osada/)
    await stage.page.locator('.isle-tile:not([data-closed])').first().click()
    for (const key of [0, 1, 2]) await stage.page.locator('.pay-key').nth(key).click()
  }),
  scene('clans-practice', undefined, visiting('/game/practice-graenaland')),
  scene('clans-correct', 'clans-build', async (stage) => {
    await stage.visit('correct')
    await stage.press(/^Territories|^Území/)
    await stage.page.locator('summary').first().click()
  }),
  ...clansRooms.map((place) => scene(`clans-room-${place.replace('/', '-')}`, 'clans-build', visiting(place))),
  scene('clans-room-charts-end', 'clans-over', visiting('charts')),
  scene('clans-room-film', 'clans-over', visiting('film')),
  scene('clans-final-pack', 'clans-final', visiting('pack')),
  scene('clans-price', 'clans-build', async (stage) => {
    await stage.visit('house-rules')
    const { search } = stage.words.houseRules
    await stage.page.getByRole('textbox', { name: search }).fill(search === 'Search' ? 'fort' : 'tvrz')
    await stage.press(/fort: ore|tvrze: ruda/)
  }),
]

/** Scenes of the second edition of Westeros: the questions that the first edition does not have, and rooms with its own pieces. */
const inSecondEdition: readonly Scene[] = [
  ...(Object.keys(SECOND) as readonly SecondName[]).map((name) => scene(name, name)),
  ...['areas', 'houses', 'check', 'table', 'house-rules', 'pack', 'rules'].map((place) =>
    scene(`second-room-${place}`, 'second-closed', visiting(place)),
  ),
]

export const SCENES: readonly Scene[] = [
  ...inSecondEdition,
  ...inMafia,
  ...onAxisBoard,
  ...inAxis,
  ...inCapitan,
  ...inGraenaland,
  scene('home'),
  alone('home-games', 'late', async (stage) => {
    await stage.visit('/')
    // Waits until the summary of the game is visible, because the app computes the summary from the ledger.
    await stage.page.getByText(stage.words.game.names.round(stage.state().round, stage.state().box.rounds)).waitFor()
  }),
  alone('home-game-sheet', 'late', async (stage) => {
    await stage.visit('/')
    await stage.press(fill(stage.words.app.home.more, { name: 'Friday, late' }))
    await stage.over().waitFor()
  }),
  scene('settings', undefined, visiting('/settings')),
  scene('settings-table', undefined, tableSettings),
  alone('clock', 'march', longAsked),
  alone('clock-paused', 'muster', pause),
  alone('left-hand', 'march', inLeftHand),
  alone('left-hand-support', 'support', inLeftHand),
  scene('help', undefined, visiting('/help')),
  scene('new-people', undefined, visiting('/new/westeros')),
  scene('new-people-seated', undefined, seatPeople),
  scene('new-counting', undefined, visiting('/new/westeros/counting')),
  scene('new-box', undefined, async (stage) => {
    await seatPeople(stage)
    await stage.visit('/new/westeros/box')
  }),
  scene('new-board', undefined, async (stage) => {
    await seatPeople(stage)
    await stage.visit('/new/westeros/box')
    await stage.press(stage.words.game.newGame.asItLies)
  }),

  scene('new-rules', undefined, visiting('/new/westeros/rules')),
  scene(
    'new-rules-start',
    undefined,
    openPoint('/new/westeros/rules', ({ words }) => words.houseRules.titles.startingPower),
  ),
  scene('new-counting-own', undefined, async (stage) => {
    await keepRules(stage)
    await stage.visit('/new/westeros/counting')
  }),
  scene('new-people-known', undefined, knowPeople),
  scene('new-people-names', undefined, async (stage) => {
    await knowPeople(stage)
    await stage.press(stage.words.newGame.names)
  }),
  alone('rematch', 'won-last', (stage) => stage.press(stage.words.everyTable.now.again)),
  scene('house-rules', 'late', visiting('house-rules')),
  scene('house-rules-found', 'late', async (stage) => {
    await stage.visit('house-rules')
    await stage.page.getByRole('textbox', { name: stage.words.houseRules.search }).fill('Oldtown')
  }),
  scene(
    'house-rules-setting',
    'late',
    openPoint('house-rules', ({ words }) => words.game.settings.options.ravenAnyOrder.title.slice(0, 20)),
  ),
  scene(
    'house-rules-card',
    'late',
    openPoint('house-rules', () => 'Lannister: Tywin Lannister'),
  ),

  ...asked.map((position) => (behindAResult.includes(position) ? alone(position, position, goOn) : scene(position, position))),

  alone('cover', 'bid-ironThrone', (stage) => openNext(stage, 'cover')),
  alone('pad', 'bid-ironThrone', (stage) => openNext(stage)),
  alone('pad-contribution', 'contribution', (stage) => openNext(stage)),
  alone('choose-orders', 'orders', async (stage) => {
    await goOn(stage)
    await openNext(stage)
  }),
  alone('own-phones-lost', 'orders', async (stage) => {
    await goOn(stage)
    await ownPhonesLost(stage)
  }),
  picture('sealed-phone-lost', 'a second device', 'orders', sealedPhoneLost),
  alone('choose-card', 'card', (stage) => openNext(stage)),
  alone('cover-second', 'bid-ironThrone', (stage) => castOne(stage)),
  alone('some-sealed', 'bid-ironThrone', async (stage) => {
    await castOne(stage)
    await stage.press(stage.words.secret.ballot.backToTable)
  }),
  alone('all-sealed', 'bid-ironThrone', (stage) => castAll(stage)),
  alone('all-contributed', 'contribution', (stage) => castAll(stage)),
  alone('bids-turned-up', 'bid-ironThrone', async (stage) => {
    await castAll(stage)
    await stage.press(stage.words.game.ballots.reveal.bid)
  }),
  alone('choose-anew', 'bid-ironThrone', async (stage) => {
    await castOne(stage)
    await stage.press(stage.words.secret.ballot.backToTable)
    await stage.press(stage.words.secret.anew.button)
  }),
  alone('looks-again', 'bid-ironThrone', replacedBid),
  alone('look-cover', 'bid-ironThrone', (stage) => lookAt(stage, 0, 'cover')),
  alone('look-replaced', 'bid-ironThrone', (stage) => lookAt(stage, 0)),
  alone('look-stands', 'bid-ironThrone', (stage) => lookAt(stage, 1)),
  alone('receipts', 'bid-ironThrone', async (stage) => {
    await castAll(stage)
    await stage.page.locator('.receipts > summary').click()
    await stage.page.locator('.fingerprint span:nth-child(8)').first().waitFor()
    await stage.page.locator('.fingerprint').last().scrollIntoViewIfNeeded()
  }),
  alone('call-off', 'bid-ironThrone', async (stage) => {
    await castOne(stage)
    await stage.press(stage.words.secret.ballot.backToTable)
    await stage.press(stage.words.secret.callOff.button)
  }),
  scene('by-hand', 'bid-ironThrone', (stage) => stage.press(stage.words.secret.ballot.byHand)),

  scene('menu', 'late', (stage) => stage.press(stage.words.everyTable.menu.open)),
  alone('raven', 'orders-shown', goOn),
  alone('reward', 'reward', goOn),
  alone('undo-consent', 'orders-shown', async (stage) => {
    await goOn(stage)
    await stage.page.locator('button.undo').click()
  }),
  scene('rule', 'collect-told', openRule),
  scene('card-sheet', 'muster', (stage) => stage.page.getByRole('button', { name: /II/ }).first().click()),
  alone('refusal', 'losses', async (stage) => {
    await goOn(stage)
    await more(stage)
    await stage.press(stage.words.questions.allTheSame)
  }),
  alone('refusal-supply', 'surplus', async (stage) => {
    await more(stage)
    await stage.press(stage.words.questions.allTheSame)
  }),
  alone('march-map', 'march', onMap),
  alone('raid-map', 'raid', onMap),
  alone('support-map', 'support', onMap),
  alone('support-told-map', 'support-told', onMap),
  alone('retreat-map', 'retreat', onMap),
  alone('muster-map', 'muster', onMap),
  ...(['march', 'raid', 'support', 'retreat', 'muster'] as const).map((position) => alone(`${position}-map-chosen`, position, chooseOnMap)),
  scene('map', 'late', visiting('areas')),
  scene('map-referee', 'late-referee', visiting('areas')),
  scene('area-list', 'late', async (stage) => {
    await stage.visit('areas')
    await stage.pressOn('radio', stage.words.everyTable.areas.list)
  }),
  scene('area', 'late', visiting('areas/winterfell')),
  scene('area-sea', 'late', visiting('areas/ironmans-bay')),
  scene('houses', 'late', visiting('houses')),
  scene('houses-light', 'late-light', visiting('houses')),
  scene('house', 'late', visiting('houses/stark')),
  scene('house-light', 'late-light', visiting('houses/lannister')),
  scene('log', 'late', visiting('log')),
  scene('log-referee', 'late-referee', visiting('log')),
  scene('log-house', 'late', async (stage) => {
    await stage.visit('log')
    await stage.press(stage.words.log.filters)
    await stage.press('Baratheon')
  }),
  alone('log-taken-back', 'late', async (stage) => {
    await takeBackByHand(stage)
    await stage.visit('log')
    await stage.press(stage.words.log.filters)
    await stage.press(stage.words.log.kinds.takenBack)
  }),
  alone('log-by-hand', 'late', async (stage) => {
    await takeBackByHand(stage)
    await stage.visit('log')
  }),
  ...(['map', 'houses', 'inWords'] as const).map((view) =>
    scene(`moment-${view}`, 'late', async (stage) => {
      await stage.visit('moment/200')
      if (view !== 'map') await stage.pressOn('radio', view === 'houses' ? stage.words.table.houses.title : stage.words.moment.inWords)
    }),
  ),
  alone('moment-taken-back', 'late', async (stage) => {
    await takeBackByHand(stage)
    await stage.visit('log')
    await stage.press(stage.words.log.filters)
    await stage.press(stage.words.log.kinds.takenBack)
    await stage.page.locator('[data-taken] a').first().click()
  }),
  scene('options', 'late', visiting('options')),
  scene('people', 'late', visiting('people')),
  scene('calculator', 'late', visiting('calculator')),
  scene('check', 'late', visiting('check')),
  ...(['houses', 'beside'] as const).map((way) =>
    scene(`check-${way}`, 'late', async (stage) => {
      await stage.visit('check')
      const { byHouse, modes } = stage.words.check
      await stage.pressOn('radio', way === 'houses' ? byHouse : modes.beside)
    }),
  ),
  scene('check-area', 'late', async (stage) => {
    await stage.visit('check')
    await stage.page.getByText('Winterfell').first().click()
  }),
  scene('pack', 'late', visiting('pack')),
  scene('pack-sealed', 'orders', visiting('pack')),
  scene('unpack', 'late', visiting('pack/unpack')),
  scene('unpack-light', 'late-light', visiting('pack/unpack')),
  alone('paused', 'late', daysLater),
  alone('battery', 'late', batteryLow),
  scene('phone', undefined, visiting('/phone')),
  scene('show-game', 'late', showGame),
  picture('read-game', 'a camera', undefined, readGame),
  scene('no-camera', undefined, noCamera),
  scene('link-offer', 'late', linkOffer),
  picture('link-scan', 'a camera', 'late', linkScan),
  alone('link-unable', 'late', linkUnable),
  picture('link-answer', 'a camera', undefined, linkAnswer),
  picture('link-followers', 'a second device', 'late', linkFollowers),
  picture('link-mark', 'a second device', 'late', linkMark),
  picture('own-phone-chooses', 'a second device', undefined, ownPhone('chooses')),
  picture('own-phone-chosen', 'a second device', undefined, ownPhone('chosen')),
  picture('own-phone-awaited', 'a second device', undefined, ownPhone('awaited')),
  picture('own-phone-orders', 'a second device', undefined, ownPhoneAt('orders')),
  picture('own-phone-map', 'a second device', undefined, ownPhoneAt('hold')),
  scene('import', undefined, (stage) => takeInSeveral(stage, ['late', 'begun', 'draw'])),
  scene('table', 'late', visiting('table')),
  scene('table-bids', 'bid-ironThrone', visiting('table')),
  ...(['support', 'card', 'blade'] as const).map((part) =>
    scene(`calculator-${part}`, 'retreat', async (stage) => {
      await stage.visit('calculator')
      await stage.pressOn('radio', stage.words.table.calculator.parts[part])
    }),
  ),
  scene('tell-battle', 'hold', async (stage) => {
    await stage.press(stage.words.game.buttons.hold.tellBattle)
    await stage.over().waitFor()
  }),
  scene('told-battle', 'hold', async (stage) => {
    await stage.press(stage.words.game.buttons.hold.tellBattle)
    for (const part of ['order', 'support', 'card', 'blade'] as const)
      await stage.press(fill(stage.words.table.calculator.next, { part: stage.words.table.calculator.parts[part] }))
    await stage.press(stage.words.game.buttons.hold.fought)
  }),
  telling('cards-ask-nothing', 'cards-ask-nothing'),
  telling('battle-won', 'retreat'),
  telling('battle-over', 'battle-over'),
  telling('round-over', 'round-over'),
  scene('retreat-open', 'retreat', async ({ page }) => page.locator('summary').first().click()),
  scene('correct', 'late', visiting('correct')),
  ...(['areas', 'houses', 'tracks', 'round', 'decks', 'people', 'settings', 'tracking', 'box'] as const).map((section) =>
    corrections(section),
  ),
  corrections('battle', 'blade'),
  scene('film', 'won-last', visiting('film')),
  scene('film-late', 'late', async (stage) => {
    await stage.visit('film')
    await stage.press(stage.words.film.next)
  }),
  scene('charts', 'won-last', visiting('charts')),
  scene('charts-so-far', 'late', visiting('charts')),
  scene('charts-tables', 'won-last', async (stage) => {
    await stage.visit('charts')
    for (const button of await stage.page.getByRole('button', { name: /^(Table|Tabulka): / }).all()) await button.click()
  }),
  scene('archive', undefined, (stage) => toArchive(stage)),
  scene('archive-player', undefined, async (stage) => {
    await toArchive(stage)
    await stage.page.locator('summary').first().click()
  }),
  scene('practice', undefined, practise),
  scene('practice-sealed', undefined, practiseSealed),
  scene('practice-march', undefined, practiseMarch),
  scene('practice-folded', undefined, practiseFolded),
  scene('practice-end', undefined, practiseEnd),
  ...(['rules', 'rules/R10.4', 'rules/R3.3', 'rules/A28', 'rules/H', 'rules/S'] as const).map((place) =>
    scene(place.toLowerCase().replace('/', '-').replace('.', '-'), 'in-force-storm-of-swords', visiting(place)),
  ),
  scene('rules-found', 'late', (stage) => stage.visit(`rules?q=${stage.words.game.names.orderKind.raid}`)),
  scene('rules-not-found', 'late', visiting('rules?q=xyz')),
  scene('rules-book', undefined, visiting('/rules/westeros/R8.2')),
  ...(['march', 'bid-ironThrone', 'in-force-rains-of-autumn', 'late-light'] as const).map((position) =>
    scene(`who-${position}`, position, visiting('who')),
  ),
  scene('fair', 'late', async (stage) => {
    await stage.press(stage.words.everyTable.menu.open)
    await stage.press(new RegExp(`^${stage.words.everyTable.menu.fair}`))
  }),
  scene('chance', 'begun', atChance),
  alone('chance-cover', 'begun', coveredChance),
  alone('chance-own', 'begun', ownChance),
  alone('chance-going', 'begun', (stage) => chanceAfter(stage, 2)),
  alone('chance-call-off', 'begun', callOffChance),
  alone('chance-all', 'begun', sealedByAll),
  alone('chance-opened', 'begun', openedChance),
  alone('chance-again', 'begun', chanceAgain),
  alone('chance-log', 'begun', chanceInLog),
  scene('fair-report', 'won-last', async (stage) => {
    await stage.press(stage.words.everyTable.menu.open)
    await stage.press(new RegExp(`^${stage.words.everyTable.menu.fair}`))
    await stage.press(stage.words.fair.verify)
    await stage.page.getByText(stage.words.fair.what.entry).waitFor()
  }),
]

/** Returns the names of the positions that no scene uses. */
export const unseen = (): readonly string[] =>
  Object.keys({ ...POSITIONS, ...CAPITAN, ...CLANS_ASKED, ...CLANS_TOLD }).filter(
    (name) => !SCENES.some(({ position }) => position === name),
  )
