/** What lies on disk. Screens reach it only through `src/play`. */
export * from './database'
export * from './disk'
export * from './file'
export * from './memory'
export * from './mirrored'
export * from './shapes'
export * from './standby'
export * from './store'
