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
  /** A page of their names, after one of them. */
  listBackups(after: string): Promise<{ names: string[]; whole: boolean }>
  /** At most a page of them. */
  removeBackups(names: readonly string[]): Promise<void>
  /** See `listShopFiles`. */
  listFiles(after: string): Promise<StoredFile[]>
}

export interface StoredFile {
  name: string
  md5: string
}

/** R2 deletes so many keys with one call, and lists as many. */
export const keysAtOnce = 1_000

/**
 * One shop's part of the bucket, by the name that its object has in the Directory. Keys outside of it cannot be
 * reached.
 */
export function createBucket(bucket: R2Bucket, objectName: string | undefined): Bucket {
  function own(): string {
    assert(objectName, 'a Shop knows its files by its own name: reach it by shopOf')
    return objectName
  }
  async function list(prefix: string, after = '') {
    const page = await bucket.list({ prefix, ...(after === '' ? {} : { startAfter: prefix + after }) })
    return { names: page.objects.map(({ key }) => key.slice(prefix.length)), whole: !page.truncated }
  }
  /** The files of one picture fit into a page by far. */
  const listPicture = async (id: string) => (await list(mediaKey(own(), `${id}-`))).names
  return {
    async remove(id) {
      await bucket.delete(privateKey(own(), id))
    },
    async removeGoods(id) {
      await bucket.delete(goodsKey(own(), id))
    },
    // '~' comes after '-', with which its names go on.
    listMedia: (after) => list(mediaKey(own(), ''), after && `${after}~`),
    countMedia: async (id) => (await listPicture(id)).length,
    async removeMedia(id) {
      const names = await listPicture(id)
      if (names.length > 0) await bucket.delete(names.map((name) => mediaKey(own(), `${id}-${name}`)))
    },
    async putBackup(name, bytes) {
      await bucket.put(backupKey(own(), name), bytes)
    },
    listBackups: (after) => list(backupKey(own(), ''), after),
    async removeBackups(names) {
      if (names.length > 0) await bucket.delete(names.map((name) => backupKey(own(), name)))
    },
    listFiles: (after) => listShopFiles(bucket, own(), after),
  }
}

/**
 * A page of what shoppers sent, what is sold and what is shown, after one of them; none: that was the last. Their names
 * are without the shop's prefix: `goods/…`, `media/…` and `private/…`, which come after its exports.
 */
async function listShopFiles(bucket: R2Bucket, objectName: string, after: string): Promise<StoredFile[]> {
  const prefix = `${objectName}/`
  const { objects } = await bucket.list({ prefix, startAfter: prefix + (after || 'backup/~') })
  // Each is put whole, and the tag of such a file is its MD5.
  return objects.map(({ key, etag }) => ({ name: key.slice(prefix.length), md5: etag }))
}

/** Which of these files the shop has, with their MD5; they come in the order of their names. */
export async function findShopFiles(
  bucket: R2Bucket,
  objectName: string,
  files: readonly StoredFile[],
): Promise<Map<string, string>> {
  const wanted = new Set(files.map(({ name }) => name))
  const found = new Map<string, string>()
  const last = files.at(-1)?.name ?? ''
  // From just before the first.
  for (let after = files[0]?.name.slice(0, -1) ?? last; after < last;) {
    const page = await listShopFiles(bucket, objectName, after)
    for (const { name, md5 } of page) if (wanted.has(name)) found.set(name, md5)
    after = page.at(-1)?.name ?? last
  }
  return found
}

/** Removes everything below a shop's prefix, whatever it is, and answers how much that was. */
export async function removeShopFiles(bucket: R2Bucket, objectName: string): Promise<number> {
  for (let removed = 0; ;) {
    // From the beginning each time: what is listed is gone.
    const { objects } = await bucket.list({ prefix: `${objectName}/`, limit: keysAtOnce })
    if (objects.length === 0) return removed
    await bucket.delete(objects.map(({ key }) => key))
    removed += objects.length
  }
}
