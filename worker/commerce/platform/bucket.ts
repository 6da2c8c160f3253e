import { assert } from '#shared/assert.ts'

/** Where a private file lies. The shop's own name is the prefix: no file of another shop can be named. */
export const privateKey = (objectName: string, id: string): string => `${objectName}/private/${id}`

/**
 * Where a file the shop sells lies: apart from what shoppers send, because there what nobody refers to is cleared away.
 */
export const goodsKey = (objectName: string, id: string): string => `${objectName}/goods/${id}`

/** A shop's private files as they lie in the bucket. */
export interface Bucket {
  /** The second time there is nothing left to remove. */
  remove(id: string): Promise<void>
}

/** One shop's part of the bucket, by the name its object has in the Directory. Nothing outside it can be named. */
export function createBucket(bucket: R2Bucket, objectName: string | undefined): Bucket {
  return {
    async remove(id) {
      assert(objectName, 'a Shop knows its files by its own name: reach it by shopOf')
      await bucket.delete(privateKey(objectName, id))
    },
  }
}
