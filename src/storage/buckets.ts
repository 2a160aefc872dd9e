/** The Storage Buckets API: parts of an origin's storage with separate files. Only Chromium-based browsers support it. */
interface Buckets {
  keys(): Promise<readonly string[]>
  open(name: string, options: { readonly durability: 'relaxed' | 'strict' }): Promise<{ readonly indexedDB: IDBFactory }>
}

/** Name of the bucket that contains the second database. */
export const MIRROR = 'mirror'

/** Returns the Storage Buckets API; undefined if the browser does not support it. */
export const buckets = (): Buckets | undefined => (navigator as { readonly storageBuckets?: Buckets }).storageBuckets
