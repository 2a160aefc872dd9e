import { useState } from 'react'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswersAlso } from '../../../../table/now/OtherQuestions'
import { ActionTiles } from '../../../../table/question/ActionTiles'
import { useTicks } from '../../../../table/question/answering'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Several } from '../../../../table/question/entry/Several'
import { useSendAll } from '../../../../table/question/answering'
import { EnteredList } from '../../../../table/question/EnteredList'
import { useTable } from '../../../../table/hook'
import { Button } from '../../../../ui/Button'
import { Check } from '../../../../ui/Field'
import { Icon } from '../../../../ui/Icon'
import { isZone, neighboursOf, territoryOf, ZONE_IDS } from '../../box/board'
import { areAllied } from '../../box/powers'
import type { OwnMove } from '../../rules/moves'
import type { Announced, State } from '../../model/state'
import { REGIONS, TILES, type Region } from '../parts/chart'
import { bomb, destroyer, infantry, transport } from '../parts/icons'
import { Plate } from '../parts/Plate'
import { useTexts } from '../parts/words'
import { numberOf } from '../parts/zones'
import { ZoneFacts, ZoneGrid } from '../parts/ZoneGrid'
import { nextPhase } from '../asking/phases'
import { AT_SEA, AtSea } from './AtSea'
import { RegionChoice } from './RegionChoice'
import { remoteness } from './shared'
import { FIGHTS, useFightWords, type Fight } from './words'

const ICONS: Readonly<Record<Fight, string>> = { land: infantry, sea: destroyer, landing: transport, raid: bomb }

/** Converts a battle or raid to a string, as stored in the unfinished answer, e.g. "land karelia" or "land norway sz6". */
const noted = ({ kind, at, from }: Announced): string => [kind, at, ...(from === undefined ? [] : [from])].join(' ')
const readNote = (note: string): Announced => {
  const [kind = '', at = '', from] = note.split(' ')
  return { kind: kind === 'raid' || kind === 'sea' ? kind : 'land', at, ...(from !== undefined && { from }) }
}
const fightOf = ({ kind, from }: Announced): Fight => (from === undefined ? kind : 'landing')

const titleIn = ({ at, from }: Announced, nameOf: (space: string) => string): string =>
  from === undefined ? nameOf(at) : `${nameOf(at)} ← ${nameOf(from)}`

const isEnemys = ({ territories, power }: State, at: string): boolean => !areAllied(territories[at]?.controller ?? power, power)
const zonesBeside = (at: string): readonly string[] => [...neighboursOf(at)].filter(isZone)

/**
 * Component that asks where the active power will fight. The user selects battles and raids, and the submit button announces all of them
 * and begins combat.
 */
export function Announce({ question }: QuestionProps) {
  const texts = useTexts()
  const words = useFightWords()
  const state = useTable((open) => open.state) as State
  const [ticked, tick] = useTicks(question)
  // If the app does not track battles, players announce only raids.
  const kinds = state.settings.battlesTold ? FIGHTS : FIGHTS.filter((one) => one === 'raid')
  const [fight, setFight] = useState<Fight>(state.settings.battlesTold ? 'land' : 'raid')
  const sendAll = useSendAll()
  useAnswersAlso('goOn', ...AT_SEA)
  const drafted = ticked.map(readNote)
  const { announced } = state.turn
  const all = [...announced, ...drafted]
  const lastZone = drafted.findLast(({ kind }) => kind === 'sea')
  const raids = all.filter(({ kind }) => kind === 'raid').length
  const { power } = state
  const titleOf = (one: Announced) => titleIn(one, texts.spaceName)
  const zone = fight === 'landing' && !state.settings.armiesTold ? drafted.findLast(({ from }) => from !== undefined)?.from : undefined
  const drop = (key: string) => {
    const known = announced.find((one) => noted(one) === key)
    if (known !== undefined) void sendAll([{ do: 'callOffLanding', at: known.at }])
    else tick(ticked.filter((one) => one !== key))
  }
  const go = (): readonly OwnMove[] =>
    all.length === 0
      ? [{ do: 'phase', power, to: nextPhase(state) }]
      : [...drafted.map((battle): OwnMove => ({ do: 'announce', battle })), { do: 'phase', power, to: 4 }]
  return (
    <QuestionFrame
      question={question}
      choosing
      answer={
        <>
          {zone !== undefined && (
            <ul className="card list">
              <Check
                title={words.enemyShips(numberOf(zone))}
                note={words.seaFirst}
                on={all.some(({ kind, at }) => kind === 'sea' && at === zone)}
                onChange={(on) => {
                  const battle = noted({ kind: 'sea', at: zone })
                  tick([...(on ? [battle] : []), ...ticked.filter((one) => one !== battle)])
                }}
              />
            </ul>
          )}
          {fight === 'sea' && lastZone !== undefined && <ZoneFacts state={state} zone={lastZone.at} />}
          <Button kind={all.length === 0 ? 'alt' : 'do'} onClick={() => void sendAll(go())}>
            {all.length === 0 ? (state.settings.battlesTold ? words.noAttack : words.noRaid) : words.toCombat(all.length - raids, raids)}
          </Button>
        </>
      }
    >
      <AtSea />
      <EnteredList
        label={words.announced}
        items={all.map((one) => ({
          key: noted(one),
          lead: <Icon of={ICONS[fightOf(one)]} />,
          title: titleOf(one),
          note: words.fight[fightOf(one)][0],
          drop: words.drop(titleOf(one)),
        }))}
        onDrop={drop}
      />
      {kinds.length > 1 && (
        <ActionTiles
          label={words.kinds}
          tiles={kinds.map((one) => ({
            id: one,
            icon: ICONS[one],
            title: words.fight[one][0],
            note: words.fight[one][1],
            isChosen: one === fight,
            onPress: () => setFight(one),
          }))}
        />
      )}
      <Places state={state} fight={fight} ticked={ticked} onChange={tick} />
    </QuestionFrame>
  )
}

interface PlacesProps {
  readonly state: State
  readonly fight: Fight
  readonly ticked: readonly string[]
  readonly onChange: (ticked: readonly string[]) => void
}

/**
 * Component that lists the spaces in which one kind of battle or raid is possible: industrial complexes, territories of a region, or sea
 * zones. Territories beside own ones come first.
 */
function Places({ state, fight, ticked, onChange }: PlacesProps) {
  const texts = useTexts()
  const words = useFightWords()
  const [region, setRegion] = useState<Region>('europe')
  const { territories, turn } = state
  const isFree = (at: string) => !turn.announced.some((one) => one.at === at) && !turn.fought.includes(at)
  const options = placesOf(state, fight, region)
    .filter(({ at }) => isFree(at))
    .toSorted((one, other) => remoteness(state, one.at) - remoteness(state, other.at))
    .map((battle) => {
      const holding = territories[battle.at]
      const about =
        holding &&
        (fight === 'raid' ? words.cap(holding.income) : words.worth(holding.income, texts.cityName(territoryOf(battle.at)?.city ?? '')))
      return {
        value: noted(battle),
        title: titleIn(battle, texts.spaceName),
        note: about,
        ...(holding !== undefined && { lead: <Plate role={holding.controller} size={28} /> }),
      }
    })
  const shown = new Set(options.map(({ value }) => value))
  // Each space allows one battle or raid, so a new selection replaces the previous selection in the same space.
  const put = (chosen: readonly string[]) => {
    const added = chosen.filter((one) => !ticked.includes(one))
    const taken = new Set(added.map((one) => readNote(one).at))
    const kept = ticked.filter((one) => (!shown.has(one) || chosen.includes(one)) && !taken.has(readNote(one).at))
    onChange([...kept, ...added])
  }
  if (fight === 'sea') {
    const at = ticked.map((one) => readNote(one).at)
    return (
      <ZoneGrid
        state={state}
        label={words.zones}
        zones={options.map(({ value }) => readNote(value).at)}
        chosen={at}
        onPress={(zone) => {
          const note = noted({ kind: 'sea', at: zone })
          put(ticked.filter((one) => shown.has(one) && one !== note).concat(ticked.includes(note) ? [] : [note]))
        }}
      />
    )
  }
  const label = fight === 'raid' ? words.complexes : words.regions[region]
  return (
    <>
      {(fight === 'land' || fight === 'landing') && <RegionChoice value={region} onChange={setRegion} />}
      <Several label={label} options={options} chosen={ticked.filter((one) => shown.has(one))} onChange={put} />
    </>
  )
}

const placesOf = (state: State, fight: Fight, region: Region): readonly Announced[] => {
  if (fight === 'sea') return ZONE_IDS.map((at) => ({ kind: 'sea', at }))
  const enemies = REGIONS.flatMap((one) => (fight === 'raid' || one === region ? TILES[one] : [])).filter(({ id }) => isEnemys(state, id))
  if (fight === 'raid') return enemies.filter(({ id }) => state.territories[id]?.ic === true).map(({ id }) => ({ kind: 'raid', at: id }))
  if (fight === 'land') return enemies.map(({ id }) => ({ kind: 'land', at: id }))
  return enemies.flatMap(({ id }) => zonesBeside(id).map((from): Announced => ({ kind: 'land', at: id, from })))
}
