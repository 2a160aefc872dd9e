/** Storage buckets: parts of a page's storage with files of their own. Browsers whose database is not Chromium's have none. */
interface Buckets {
  keys(): Promise<readonly string[]>
  open(name: string, options: { readonly durability: 'relaxed' | 'strict' }): Promise<{ readonly indexedDB: IDBFactory }>
}

/** The bucket of the second database. */
export const MIRROR = 'mirror'

/** The page's buckets; undefined where the browser has none. */
export const buckets = (): Buckets | undefined => (navigator as { readonly storageBuckets?: Buckets }).storageBuckets
