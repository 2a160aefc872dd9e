import type { ActionForms } from './en'

const cs: ActionForms = { owned: (what) => what, alone: (what) => what }
export default cs
