// Where the switch of the map still looks for it.
export * from './local-storage'
