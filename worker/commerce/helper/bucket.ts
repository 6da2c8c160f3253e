import { assert } from '#shared/assert.ts'

/** Where a private file lies. The shop's own name is the prefix: no file of another shop can be named. */
export const privateKey = (objectName: string, id: string): string => `${objectName}/private/${id}`

/** Where a file the shop sells lies: apart from what shoppers send, because there what nobody refers to is cleared away. */
export const goodsKey = (objectName: string, id: string): string => `${objectName}/goods/${id}`

/** A shop's private files as they lie in the bucket, whether or not a row knows of them. */
export interface Bucket {
  /** By id, beginning behind `after`; `more`: there are others behind the last one. */
  list(after: string, limit: number): Promise<{ files: readonly { id: string; at: Date }[]; more: boolean }>
  remove(ids: readonly string[]): Promise<void>
}

/** One shop's part of the bucket, by the name its object has in the Directory. Nothing outside it can be named. */
export function createBucket(bucket: R2Bucket, objectName: string | undefined): Bucket {
  const prefixOf = () => {
    assert(objectName, 'a Shop knows its files by its own name: reach it by shopOf')
    return privateKey(objectName, '')
  }
  return {
    async list(after, limit) {
      const prefix = prefixOf()
      const { objects, truncated } = await bucket.list({ prefix, limit, ...(after === '' ? {} : { startAfter: prefix + after }) })
      return { files: objects.map(({ key, uploaded }) => ({ id: key.slice(prefix.length), at: uploaded })), more: truncated }
    },
    async remove(ids) {
      if (ids.length > 0) await bucket.delete(ids.map((id) => prefixOf() + id))
    },
  }
}
