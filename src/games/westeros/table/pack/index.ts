/** Packing up for tonight and laying the board out again: loaded when somebody opens one of them. */
export { PackPage } from './PackPage'
export { UnpackPage } from './UnpackPage'
