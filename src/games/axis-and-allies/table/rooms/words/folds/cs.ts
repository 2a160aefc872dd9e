import type { FoldTexts } from './en'

const cs: FoldTexts = {
  bought: (units) => `Nakoupeno: ${units}`,
  moved: (units, to) => `${units} → ${to}`,
  aboard: (units, zone) => `na palubě, ${zone}: ${units}`,
  placed: (list) => `Umístěno: ${list}`,
  at: (units, at) => `${at}: ${units}`,
  lost: (list) => `Ztráty: ${list}`,
  of: (power, units) => `${power} ${units}`,
  income: (n) => `Příjem ${n}`,
}
export default cs
