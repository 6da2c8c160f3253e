/** Gives up when nothing has moved for so long: no part of a body was taken and no answer came. */
export async function withIdleTimeout<T>(ms: number, ask: (onProgress: () => void) => Promise<T>): Promise<T> {
  const { promise: idle, reject } = Promise.withResolvers<never>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const onProgress = () => {
    clearTimeout(timer)
    timer = setTimeout(() => reject(new Error(`commerce said nothing for ${ms} ms`)), ms)
  }
  onProgress()
  return Promise.race([ask(onProgress), idle]).finally(() => clearTimeout(timer))
}

/**
 * The same body; `onProgress` is called for each part that passes, so that a slow connection is not taken for silence.
 */
export function reporting(body: ReadableStream<Uint8Array> | null, onProgress: () => void) {
  return (
    body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, out) {
          onProgress()
          out.enqueue(part)
        },
      }),
    ) ?? null
  )
}
