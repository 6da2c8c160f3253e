import { assert } from '#shared/assert.ts'

/** The key of a private file. The shop's own name is the prefix, so that no file of another shop can be named. */
export const privateKey = (objectName: string, id: string): string => `${objectName}/private/${id}`

/**
 * The key of a file that the shop sells. It is kept apart from what shoppers send, because unused files there are
 * deleted.
 */
export const goodsKey = (objectName: string, id: string): string => `${objectName}/goods/${id}`

/** A shop's private files in the bucket. */
export interface Bucket {
  /** Removing a file twice does no harm. */
  remove(id: string): Promise<void>
}

/**
 * One shop's part of the bucket, by the name that its object has in the Directory. Keys outside of it cannot be
 * reached.
 */
export function createBucket(bucket: R2Bucket, objectName: string | undefined): Bucket {
  return {
    async remove(id) {
      assert(objectName, 'a Shop knows its files by its own name: reach it by shopOf')
      await bucket.delete(privateKey(objectName, id))
    },
  }
}
