declare module 'dexie/dist/modern/dexie.min.mjs' {
  export * from 'dexie'
}
