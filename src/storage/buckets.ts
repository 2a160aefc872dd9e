/** Storage Buckets API, which divides the storage of an origin into separate files. Only Chromium-based browsers support it. */
interface Buckets {
  keys(): Promise<readonly string[]>
  open(name: string, options: { readonly durability: 'relaxed' | 'strict' }): Promise<{ readonly indexedDB: IDBFactory }>
}

/** Name of the storage bucket that contains the mirror database. */
export const MIRROR = 'mirror'

/** Returns the Storage Buckets API; undefined if the browser does not support it. */
export const buckets = (): Buckets | undefined => (navigator as { readonly storageBuckets?: Buckets }).storageBuckets
