import { useState } from 'react'
import { PairOfCounts } from '../../../../table/balance/TwoSides'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { Asked } from '../../../../table/question/Asked'
import { Several } from '../../../../table/question/entry/Several'
import { Options } from '../../../../table/question/Options'
import { Select } from '../../../../ui/Field'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { isZone, neighboursOf } from '../../box/board'
import { areAllied, POWERS, type Power } from '../../box/powers'
import { costOf, fightersIn, fights, isAir, isSea, isTroop, profilesOf, UNITS, type Army, type Unit } from '../../box/units'
import type { CombatMove } from '../../model/moves'
import type { State } from '../../model/state'
import { useKeys } from '../asking/key-words'
import { damaged, UNIT_ICONS } from '../parts/icons'
import { useTexts } from '../parts/words'
import { Forces } from './Forces'
import { beforeIt, begunBy, OddsLine, together } from './odds'
import { useAsked } from './shared'
import { useFightWords } from './words'

type Move = Extract<CombatMove, { readonly do: 'battle' }>
type Kind = Unit | 'hurt'

/** More of one kind than any space holds. */
const MOST = 99
/** Ships that bombard a shore. */
const GUNS = ['bb', 'dd'] as const

/** An army with so many of a kind; of battleships no more are damaged than there are. */
const withCount = (army: Army, kind: Kind, n: number): Army => {
  const { [kind]: _before, ...rest } = army
  const next: Army = n === 0 ? rest : { ...rest, [kind]: n }
  const { hurt = 0, ...whole } = next
  const most = Math.min(hurt, next.bb ?? 0)
  return most === 0 ? whole : { ...whole, hurt: most }
}

/** Which battle begins, and who fights on both sides; where units are told the app knows that. */
export function Battle({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const { state, answer, offered, become, back, finish } = useAsked(question, 'battle')
  const only = offered.length === 1 ? offered[0] : undefined
  const empty = (move: Move): Move => (state.settings.armiesTold ? move : { ...move, attack: {}, defend: {} })
  const move = answer ?? (only && empty(only))
  const isKnown = state.settings.armiesTold
  const isWhole = move !== undefined && fightersIn(move.attack) > 0
  const battle = isWhole ? begunBy(state, move) : undefined
  const fits = move !== undefined && isWhole ? finish(move) : finish(undefined)
  return (
    <Asked
      question={question}
      back={back}
      choosing
      {...(only !== undefined && { note: texts.spaceName(only.at) })}
      finish={{ label: keys.openFire, answer: fits, ...(!isWhole && { missing: move === undefined ? keys.whichBattle : keys.both }) }}
    >
      {only === undefined && (
        <Options
          label={keys.whichBattle}
          options={offered.map(({ at, from }) => ({
            value: at,
            title: texts.spaceName(at),
            note: from === undefined ? undefined : texts.spaceName(from),
          }))}
          value={move?.at}
          onChange={(at) => {
            const chosen = offered.find((one) => one.at === at)
            if (chosen !== undefined) become(empty(chosen))
          }}
        />
      )}
      {move !== undefined && !isKnown && <Armies move={move} state={state} onChange={become} />}
      {isKnown && battle !== undefined && <Forces battle={battle} profiles={profilesOf(state.numbers)} />}
      {battle !== undefined && <OddsLine question={beforeIt(battle, state)} />}
      {move !== undefined && !isKnown && <More move={move} onChange={become} />}
    </Asked>
  )
}

interface PartProps {
  readonly move: Move
  readonly onChange: (move: Move) => void
}

/** The armies of both sides, the kind in the middle; several powers may defend together. */
function Armies({ move, state, onChange }: PartProps & { readonly state: State }) {
  const texts = useTexts()
  const keys = useKeys()
  const words = useFightWords()
  const by = state.power
  const enemies = POWERS.filter((power) => !areAllied(power, by))
  const [shown, show] = useState<Power>(state.territories[move.at]?.controller ?? enemies[0] ?? 'germany')
  const kinds = UNITS.filter((unit) => fights(unit) && (isAir(unit) || (move.place === 'sea' ? isSea(unit) : isTroop(unit))))
  const theirs = move.defend[shown] ?? {}
  const profiles = profilesOf(state.numbers)
  const attacks = (kind: Kind, n: number) => onChange({ ...move, attack: withCount(move.attack, kind, n) })
  const defends = (kind: Kind, n: number) => {
    const army = withCount(theirs, kind, n)
    const { [shown]: _before, ...others } = move.defend
    onChange({ ...move, defend: Object.keys(army).length === 0 ? others : { ...others, [shown]: army } })
  }
  const pair = (kind: Kind, title: string, icon: string, most: (army: Army) => number) => (
    <PairOfCounts
      key={kind}
      icon={icon}
      title={title}
      sides={[
        {
          label: `${texts.powers[by]}: ${title}`,
          value: move.attack[kind] ?? 0,
          max: most(move.attack),
          onChange: (n) => attacks(kind, n),
        },
        { label: `${texts.powers[shown]}: ${title}`, value: theirs[kind] ?? 0, max: most(theirs), onChange: (n) => defends(kind, n) },
      ]}
    />
  )
  const all = together(move.defend)
  const has = (army: Army) => (army.bb ?? 0) > 0
  return (
    <>
      <SegmentedChoice
        label={keys.defends}
        options={enemies.map((power) => ({ value: power, label: texts.powers[power] }))}
        value={shown}
        onChange={show}
      />
      <p className="note">{`${words.attacks(texts.powers[by])} · ${words.defends(texts.powers[shown])}`}</p>
      <ul className="card list">
        {kinds.map((kind) => pair(kind, texts.unit(kind), UNIT_ICONS[kind], () => MOST))}
        {(has(move.attack) || has(theirs)) && pair('hurt', words.hurt, damaged, ({ bb = 0 }) => bb)}
      </ul>
      <p className="note">{[move.attack, all].map((army) => words.worthAll(fightersIn(army), costOf(bare(army), profiles))).join(' : ')}</p>
    </>
  )
}

const bare = ({ hurt: _hurt, ...units }: Army) => units

/** A landing with its ships off shore, and the spaces from which attackers came: they may retreat there. */
function More({ move, onChange }: PartProps) {
  const texts = useTexts()
  const words = useFightWords()
  const around = [...neighboursOf(move.at)]
  const zones = around.filter(isZone)
  const spaces = move.spaces ?? {}
  const { from: _from, amphibious: _amphibious, bombard: _bombard, ...plain } = move
  const setFrom = (from: string) => onChange(from === '' ? plain : { ...plain, amphibious: true, from })
  const setGuns = (unit: (typeof GUNS)[number], n: number) => {
    const { [unit]: _before, ...rest } = move.bombard ?? {}
    onChange({ ...move, bombard: n === 0 ? rest : { ...rest, [unit]: n } })
  }
  return (
    <details className="more">
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
          {GUNS.map((unit) => (
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
        options={around.map((space) => ({ value: space, title: texts.spaceName(space) }))}
        chosen={around.filter((space) => spaces[space]?.origin === true)}
        onChange={(chosen) => {
          const ways = Object.fromEntries(chosen.map((space) => [space, { friendly: true, origin: true }]))
          onChange({ ...move, spaces: ways })
        }}
      />
    </details>
  )
}
