import { agreeing } from '../../../../ui/grammar/czech'
import { useLanguage } from '../../../../ui/words'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of rolls and their results, in battles and raids. */
export interface BattleWords {
  /** AA fire in a raid with at least one surviving bomber. */
  readonly cameThrough: (faces: readonly number[], through: number, down: number) => string
  /** Roll with its consequence. */
  readonly followedBy: (hits: string, next: string) => string
  readonly nowRolls: (powers: readonly string[]) => string
  readonly chooseLosses: string
  /** All losses of both sides in a cycle. */
  readonly offBoard: (losses: string) => string
  readonly takeOff: string
  readonly falls: (units: string, n: number) => string
}

const listed = (faces: readonly number[], and: string): string =>
  faces.length < 2 ? faces.join('') : `${faces.slice(0, -1).join(', ')} ${and} ${faces.at(-1)}`

const en: BattleWords = {
  cameThrough: (faces, through, down) => {
    const fate =
      down > 0
        ? `${down} shot down, ${through} came through`
        : through === 1
          ? 'the bomber came through'
          : through === 2
            ? 'both came through'
            : `all ${through} came through`
    return `AA fire ${listed(faces, 'and')}: ${fate}.`
  },
  followedBy: (hits, next) => `${hits}: ${next}`,
  nowRolls: (powers) => `now ${powers.join(' and ')} ${powers.length > 1 ? 'roll' : 'rolls'}`,
  chooseLosses: 'choose the losses',
  offBoard: (losses) => `Off the board: ${losses}.`,
  takeOff: 'take off the losses',
  falls: (units, n) => `${units} ${n === 1 ? 'falls' : 'fall'}`,
}

const cs: BattleWords = {
  cameThrough: (faces, through, down) => {
    const all = agreeing(through, 'bombardér prošel', `všechny ${through} prošly`, `všech ${through} prošlo`)
    const fate = down > 0 ? `sestřeleno ${down}, prošlo ${through}` : through === 2 ? 'oba prošly' : all
    return `Protiletadlová palba ${listed(faces, 'a')}: ${fate}.`
  },
  followedBy: (hits, next) => `${hits}: ${next}`,
  nowRolls: (powers) => `teď hází ${powers.join(' a ')}`,
  chooseLosses: 'vybrat ztráty',
  offBoard: (losses) => `Z plánu: ${losses}.`,
  takeOff: 'odebrat ztráty',
  falls: (units, n) => `${n > 1 && n < 5 ? 'padají' : 'padá'} ${units}`,
}

export const battleWordsIn = byLanguage<BattleWords>({ en, cs })
/** Hook: returns the texts in the current language. */
export const useBattleWords = (): BattleWords => battleWordsIn(useLanguage())
