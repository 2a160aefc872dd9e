import { areaViewUnder } from '../../../../table/question/area-view'

/** How the place of the areas shows them: at first on the map. */
export const areasView = areaViewUnder('castellan.westeros.areas-as', 'map')
/** How questions let areas be chosen: at first from a list. */
export const choiceView = areaViewUnder('castellan.westeros.choose-on', 'list')
