import { useMemo, useState } from 'react'
import { PairOfCounts } from '../../../../table/balance/TwoSides'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Several } from '../../../../table/question/entry/Several'
import { Options } from '../../../../table/question/Options'
import { useTable } from '../../../../table/hook'
import { Select } from '../../../../ui/Field'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { Chip } from '../../../../ui/Tag'
import { isZone, neighboursOf } from '../../box/board'
import { areAllied, POWERS, type Power } from '../../box/powers'
import { costOf, fightersIn, fights, isAir, isSea, isTroop, profilesOf, UNITS, withCount, type Unit, type Units } from '../../box/units'
import { attackersAt, landingZones, toFight, waysOf } from '../../model/battlefield'
import type { Battle as Fought } from '../../model/battle'
import type { OwnMove } from '../../rules/moves'
import { unitsOf } from '../../model/pieces'
import type { State } from '../../model/state'
import { shipsOffShore } from '../../rules/battles'
import { awaiting } from '../../rules/conduct-combat'
import { usualWaysBack, waysBack } from '../../views/ways-back'
import { attackersSeen, defendersSeen, lastSeen, type Seen } from '../../views/last-seen'
import { useKeys } from '../asking/words'
import { UNIT_ICONS } from '../parts/icons'
import { Plate } from '../parts/Plate'
import { useTexts } from '../parts/words'
import { Forces } from './Forces'
import { LastRoll } from '../results/LastRoll'
import { beforeIt, begunBy, OddsLine, together } from './odds'
import { useAsked, useSendAndRoll } from './shared'
import { useFightWords } from './words'

type Move = Extract<OwnMove, { readonly do: 'battle' }>

/** Maximum number of units of one type that the user can enter. */
const MOST = 99
/** Types of ships that can bombard. */
const GUNS = ['bb', 'dd'] as const

/** Returns the most likely defender of a battle: the controller of the territory, or a power whose ships were last seen in the sea zone. */
const likelyDefender = (move: Move, territories: State['territories']): Power | undefined =>
  territories[move.at]?.controller ?? POWERS.find((power) => move.defend[power] !== undefined)

/** Creates the suggested start of a battle with the last known armies and all usual retreat spaces. The players correct the suggestion. */
const presetBattle = (state: State, seen: Seen, move: Move): Move => {
  if (state.settings.armiesTold) return move
  const attack = attackersSeen(seen, state, move.at)
  return { ...move, attack, defend: defendersSeen(seen, state, move.at), spaces: usualWaysBack(state, move) }
}

/** Returns the battle to show first. A sea battle comes before other announced battles, because landings must wait for it. */
const firstOf = (state: State, offered: readonly Move[]): Move | undefined => {
  const isAnnounced = toFight(state).some(({ kind }) => kind !== 'raid')
  if (!isAnnounced) return offered.length === 1 ? offered[0] : undefined
  return offered.find(({ place }) => place === 'sea') ?? offered[0]
}

/** Component that asks which battle begins and which units fight. If the app tracks units, it already knows the armies. */
export function Battle({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const ledger = useTable((open) => open.ledger)
  const seen = useMemo(() => lastSeen(ledger), [ledger])
  const { state, answer, offered, setDraft, back, finish } = useAsked(question, 'battle')
  const first = firstOf(state, offered)
  const move = answer ?? (first && presetBattle(state, seen, first))
  const sendAndRoll = useSendAndRoll()
  const isKnown = state.settings.armiesTold
  const isWhole = move !== undefined && fightersIn(move.attack) > 0
  const battle = isWhole ? begunBy(state, move) : undefined
  const fits = move !== undefined && isWhole ? finish(move) : finish(undefined)
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      {...(move !== undefined && !isKnown && offered.length > 1 && { title: keys.whoFights(texts.spaceName(move.at)) })}
      {...(battle !== undefined && { aboveSubmit: <Before battle={battle} state={state} /> })}
      finish={{
        label: keys.openFire,
        play: sendAndRoll,
        answer: fits,
        ...(!isWhole && { missing: move === undefined ? keys.whichBattle : keys.both }),
      }}
    >
      <LastRoll />
      {offered.length > 1 && (
        <Fights offered={offered} value={move?.at} onChange={(chosen) => setDraft(presetBattle(state, seen, chosen))} />
      )}
      {move !== undefined && !isKnown && (
        <Armies key={move.at} seen={attackersSeen(seen, state, move.at)} {...{ move, state }} onChange={setDraft} />
      )}
      {isKnown && battle !== undefined && <Forces battle={battle} profiles={profilesOf(state.numbers)} />}
      {isKnown && move !== undefined && <MayJoin move={move} state={state} onChange={setDraft} />}
      {move !== undefined && !isKnown && <More key={`more ${move.at}`} move={move} state={state} onChange={setDraft} />}
    </QuestionFrame>
  )
}

/** Component that shows, above the submit button, the odds of the battle, and whether the AA gun of the defender fires first (R36). */
function Before({ battle, state }: { readonly battle: Fought; readonly state: State }) {
  const texts = useTexts()
  const words = useFightWords()
  const first = awaiting(battle, waysOf(state))
  const gunner = POWERS.find((power) => (battle.defend[power]?.aa ?? 0) > 0)
  return (
    <>
      {gunner !== undefined && first?.what === 'roll' && first.stage === 'aa' && (
        <p className="note" role="status">
          {words.gunFirst(texts.powers[gunner])}
        </p>
      )}
      <OddsLine question={beforeIt(battle, state)} />
    </>
  )
}

/** Maximum number of battles for which buttons are shown. If there are more battles, a list is shown instead. */
const MOST_KEYS = 3

interface FightsProps {
  readonly offered: readonly Move[]
  readonly value: string | undefined
  readonly onChange: (move: Move) => void
}

/** Component in which the user chooses a battle that can be fought now. A few battles are shown as buttons, more battles as a list. */
function Fights({ offered, value, onChange }: FightsProps) {
  const texts = useTexts()
  const keys = useKeys()
  const choose = (at: string) => {
    const chosen = offered.find((one) => one.at === at)
    if (chosen !== undefined) onChange(chosen)
  }
  const titled = offered.map(({ at, from }) => ({
    value: at,
    label: texts.spaceName(at),
    title: texts.spaceName(at),
    note: from === undefined ? undefined : texts.spaceName(from),
  }))
  return offered.length <= MOST_KEYS ? (
    <SegmentedChoice label={keys.whichBattle} labelHidden options={titled} value={value} onChange={choose} />
  ) : (
    <Options label={keys.whichBattle} labelHidden options={titled} value={value} onChange={choose} />
  )
}

/** Component in which the user chooses, if the app tracks units, which fighters fight or stay aboard and which ships bombard. */
function MayJoin({ move, state, onChange }: PartProps & { readonly state: State }) {
  const texts = useTexts()
  const words = useFightWords()
  const { must, may } = attackersAt(state, move.at)
  const [least, most] = [unitsOf(must), unitsOf([...must, ...may])]
  const kinds = UNITS.filter((unit) => (most[unit] ?? 0) > (least[unit] ?? 0))
  const zones = landingZones(state, move.at)
  const guns = Object.entries(shipsOffShore(state, zones)) as readonly (readonly [Unit, number])[]
  const row = (unit: Unit, label: string, value: number, max: number, put: (n: number) => void) => (
    <PairOfCounts
      key={unit}
      icon={UNIT_ICONS[unit]}
      title={texts.unit(unit)}
      sides={[{ label: `${label}: ${texts.unit(unit)}`, value, max, onChange: put }, undefined]}
    />
  )
  const joining = (unit: Unit, n: number) => onChange({ ...move, attack: withCount(move.attack, unit, (least[unit] ?? 0) + n) })
  const firing = (unit: Unit, n: number) => onChange({ ...move, bombard: withCount(move.bombard ?? {}, unit, n) })
  return (
    <>
      {kinds.length > 0 && (
        <section aria-label={words.mayJoin}>
          <h2 className="label mb-1 px-1">{words.mayJoin}</h2>
          <ul className="card list">
            {kinds.map((unit) => {
              const extra = (move.attack[unit] ?? 0) - (least[unit] ?? 0)
              return row(unit, words.mayJoin, extra, (most[unit] ?? 0) - (least[unit] ?? 0), (n) => joining(unit, n))
            })}
          </ul>
        </section>
      )}
      {guns.length > 0 && (
        <section aria-label={words.bombarding}>
          <h2 className="label mb-1 px-1">{words.bombarding}</h2>
          <ul className="card list">
            {guns.map(([unit, count]) => row(unit, words.bombarding, move.bombard?.[unit] ?? 0, count, (n) => firing(unit, n)))}
          </ul>
        </section>
      )}
    </>
  )
}

interface PartProps {
  readonly move: Move
  readonly onChange: (move: Move) => void
}

/** Component in which the user enters the armies of both sides by type of unit. The controller defends, and its allies may join. */
function Armies({ move, state, seen, onChange }: PartProps & { readonly state: State; readonly seen: Units }) {
  const texts = useTexts()
  const keys = useKeys()
  const words = useFightWords()
  const by = state.power
  const enemies = POWERS.filter((power) => !areAllied(power, by))
  const likely = likelyDefender(move, state.territories)
  const [shown, show] = useState<Power>(likely ?? enemies[0] ?? 'germany')
  const kinds = UNITS.filter((unit) => fights(unit) && (isAir(unit) || (move.place === 'sea' ? isSea(unit) : isTroop(unit))))
  const theirs = move.defend[shown] ?? {}
  const profiles = profilesOf(state.numbers)
  const attacks = (kind: Unit, n: number) => onChange({ ...move, attack: withCount(move.attack, kind, n) })
  const defends = (kind: Unit, n: number) => {
    const army = withCount(theirs, kind, n)
    const { [shown]: _before, ...others } = move.defend
    onChange({ ...move, defend: Object.keys(army).length === 0 ? others : { ...others, [shown]: army } })
  }
  const sideOf = (power: Power, kind: Unit) => `${texts.powers[power]}: ${texts.unit(kind)}`
  const all = together(move.defend)
  const worths = [move.attack, all].map((army) => words.worthAll(fightersIn(army), costOf(army, profiles)))
  return (
    <>
      <div className="axis-sides flex justify-between gap-3 px-1 py-0">
        {[by, shown].map((power) => (
          <p key={power}>
            <Plate role={power} size={28} />
            {power === by ? words.attacks(texts.powers[power]) : words.defends(texts.powers[power])}
          </p>
        ))}
      </div>
      {fightersIn(seen) > 0 && (
        <div className="flex gap-2" role="group" aria-label={words.attacks(texts.powers[by])}>
          <Chip on={fightersIn(move.attack) === 0} onPress={() => onChange({ ...move, attack: {} })}>
            {words.noneSent}
          </Chip>
          <Chip
            on={UNITS.every((unit) => (move.attack[unit] ?? 0) === (seen[unit] ?? 0))}
            onPress={() => onChange({ ...move, attack: seen })}
          >
            {words.allSent}
          </Chip>
        </div>
      )}
      <ul className="card list">
        {kinds.map((kind) => (
          <PairOfCounts
            key={kind}
            icon={UNIT_ICONS[kind]}
            title={texts.unit(kind)}
            sides={[
              { label: sideOf(by, kind), value: move.attack[kind] ?? 0, max: MOST, onChange: (n) => attacks(kind, n) },
              { label: sideOf(shown, kind), value: theirs[kind] ?? 0, max: MOST, onChange: (n) => defends(kind, n) },
            ]}
          />
        ))}
      </ul>
      <p className="note">{`${worths.join(' : ')}. ${words.lastSeen}`}</p>
      <details className="more" open={likely === undefined || Object.keys(move.defend).length > 1}>
        <summary>{words.otherDefender}</summary>
        <SegmentedChoice
          label={keys.defends}
          labelHidden
          options={enemies.map((power) => ({ value: power, label: texts.powers[power] }))}
          value={shown}
          onChange={show}
        />
      </details>
    </>
  )
}

/**
 * Component in which the user enters the ships that bombard before a landing, and the spaces from which attackers came and to which they
 * may retreat.
 */
function More({ move, state, onChange }: PartProps & { readonly state: State }) {
  const texts = useTexts()
  const words = useFightWords()
  const zones = [...neighboursOf(move.at)].filter(isZone)
  const { developments, power } = state
  const spacesBack = waysBack(state, move)
  const guns = GUNS.filter((unit) => unit === 'bb' || developments[power].includes('combinedBombardment'))
  const spaces = move.spaces ?? {}
  const { from: _from, amphibious: _amphibious, bombard: _bombard, ...plain } = move
  const setFrom = (from: string) => onChange(from === '' ? plain : { ...plain, amphibious: true, from })
  const setGuns = (unit: (typeof GUNS)[number], n: number) => {
    const { [unit]: _before, ...rest } = move.bombard ?? {}
    onChange({ ...move, bombard: n === 0 ? rest : { ...rest, [unit]: n } })
  }
  return (
    <details className="more" open={move.amphibious === true}>
      <summary>{words.more}</summary>
      {move.place === 'land' && zones.length > 0 && (
        <Select
          label={words.seaZone}
          options={[{ value: '', label: words.none }, ...zones.map((zone) => ({ value: zone, label: texts.spaceName(zone) }))]}
          value={move.from ?? ''}
          onChange={setFrom}
        />
      )}
      {move.amphibious === true && (
        <ul className="card list" aria-label={words.offShore}>
          {guns.map((unit) => (
            <PairOfCounts
              key={unit}
              icon={UNIT_ICONS[unit]}
              title={texts.unit(unit)}
              sides={[
                {
                  label: `${words.offShore}: ${texts.unit(unit)}`,
                  value: move.bombard?.[unit] ?? 0,
                  max: MOST,
                  onChange: (n) => setGuns(unit, n),
                },
                undefined,
              ]}
            />
          ))}
        </ul>
      )}
      <h2 className="label my-2 px-1">{words.from}</h2>
      <Several
        label={words.from}
        options={spacesBack.map((space) => ({ value: space, title: texts.spaceName(space) }))}
        chosen={spacesBack.filter((space) => spaces[space]?.origin === true)}
        onChange={(chosen) => {
          const origins = Object.fromEntries(chosen.map((space) => [space, { friendly: true, origin: true }]))
          onChange({ ...move, spaces: origins })
        }}
      />
    </details>
  )
}
