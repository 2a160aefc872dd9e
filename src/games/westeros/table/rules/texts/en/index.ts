import type { RuleTexts } from '../shape'
import { action } from './action'
import { battle } from './battle'
import { ending } from './ending'
import { referee } from './referee'
import { round } from './round'
import { rulings } from './rulings'
import { setup } from './setup'
import { westeros } from './westeros'

/** The rules reference. */
const en: RuleTexts = { ...setup, ...round, ...westeros, ...action, ...battle, ...ending, ...rulings, ...referee }

export default en
