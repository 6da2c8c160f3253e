import { assert } from '#shared/assert.ts'

/** The key of a private file. The shop's own name is the prefix, so that no file of another shop can be named. */
export const privateKey = (objectName: string, id: string): string => `${objectName}/private/${id}`

/**
 * The key of a file that the shop sells. It is kept apart from what shoppers send, because unused files there are
 * deleted.
 */
export const goodsKey = (objectName: string, id: string): string => `${objectName}/goods/${id}`

/** The key of a file of a picture that the shop shows; see shared/web/media.ts for its name. */
export const mediaKey = (objectName: string, name: string): string => `${objectName}/media/${name}`

/** The key of a part of a nightly export. */
export const backupKey = (objectName: string, name: string): string => `${objectName}/backup/${name}`

/** A shop's private files in the bucket, and its exports. */
export interface Bucket {
  /** Removing a file twice does no harm. */
  remove(id: string): Promise<void>
  /** A file that the shop sold. */
  removeGoods(id: string): Promise<void>
  /** A page of the names of its pictures' files, after those of a picture; `whole`: there are no more. */
  listMedia(after: string): Promise<{ names: string[]; whole: boolean }>
  /** How many files of a picture are there. */
  countMedia(id: string): Promise<number>
  /** All files of a picture of the shop. */
  removeMedia(id: string): Promise<void>
  /** The exports by their names, which begin with the night: `2026-11-22/…`. */
  putBackup(name: string, bytes: ArrayBuffer | Uint8Array): Promise<void>
  listBackups(): Promise<string[]>
  removeBackups(names: readonly string[]): Promise<void>
  /** The shop's files, without its own prefix: `private/…`, `goods/…` and `media/…`. */
  listFiles(): Promise<StoredFile[]>
}

export interface StoredFile {
  name: string
  md5: string
}

/** R2 deletes so many keys with one call, and lists as many. */
const deletedAtOnce = 1_000

/**
 * One shop's part of the bucket, by the name that its object has in the Directory. Keys outside of it cannot be
 * reached.
 */
export function createBucket(bucket: R2Bucket, objectName: string | undefined): Bucket {
  function own(): string {
    assert(objectName, 'a Shop knows its files by its own name: reach it by shopOf')
    return objectName
  }
  const list = async (prefix: string) => (await listBelow(bucket, prefix)).map(({ name }) => name)
  return {
    async remove(id) {
      await bucket.delete(privateKey(own(), id))
    },
    async removeGoods(id) {
      await bucket.delete(goodsKey(own(), id))
    },
    async listMedia(after) {
      const prefix = mediaKey(own(), '')
      // '~' comes after '-', with which its names go on.
      const page = await bucket.list({ prefix, ...(after === '' ? {} : { startAfter: `${prefix}${after}~` }) })
      return { names: page.objects.map(({ key }) => key.slice(prefix.length)), whole: !page.truncated }
    },
    countMedia: async (id) => (await list(mediaKey(own(), `${id}-`))).length,
    async removeMedia(id) {
      const names = await list(mediaKey(own(), `${id}-`))
      if (names.length > 0) await bucket.delete(names.map((name) => mediaKey(own(), `${id}-${name}`)))
    },
    async putBackup(name, bytes) {
      await bucket.put(backupKey(own(), name), bytes)
    },
    listBackups: () => list(backupKey(own(), '')),
    async removeBackups(names) {
      for (let at = 0; at < names.length; at += deletedAtOnce)
        await bucket.delete(names.slice(at, at + deletedAtOnce).map((name) => backupKey(own(), name)))
    },
    listFiles: () => listShopFiles(bucket, own()),
  }
}

async function listBelow(bucket: R2Bucket, prefix: string): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  let cursor: string | undefined
  do {
    const page = await bucket.list({ prefix, ...(cursor === undefined ? {} : { cursor }) })
    // Each is put whole, and the tag of such a file is its MD5.
    files.push(...page.objects.map(({ key, etag }) => ({ name: key.slice(prefix.length), md5: etag })))
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
  return files
}

/** What shoppers sent, what is sold and what is shown. */
export async function listShopFiles(bucket: R2Bucket, objectName: string): Promise<StoredFile[]> {
  const found: StoredFile[] = []
  for (const key of [privateKey, goodsKey, mediaKey]) {
    const prefix = key(objectName, '')
    const folder = prefix.slice(objectName.length + 1)
    for (const { name, md5 } of await listBelow(bucket, prefix)) found.push({ name: folder + name, md5 })
  }
  return found
}

/** Removes everything below a shop's prefix, whatever it is, and answers how much that was. */
export async function removeShopFiles(bucket: R2Bucket, objectName: string): Promise<number> {
  for (let removed = 0; ;) {
    // From the beginning each time: what is listed is gone.
    const { objects } = await bucket.list({ prefix: `${objectName}/`, limit: deletedAtOnce })
    if (objects.length === 0) return removed
    await bucket.delete(objects.map(({ key }) => key))
    removed += objects.length
  }
}
