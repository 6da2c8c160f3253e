/** Gives up when nothing has moved for so long: no part of a body was taken and no answer came. */
export async function beforeSilence<T>(ms: number, ask: (heard: () => void) => Promise<T>): Promise<T> {
  const { promise: silent, reject } = Promise.withResolvers<never>()
  let timer: ReturnType<typeof setTimeout> | null = null
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => reject(new Error(`commerce said nothing for ${ms} ms`)), ms)
  }
  heard()
  return Promise.race([ask(heard), silent]).finally(() => clearTimeout(timer))
}

/** The same body; `heard` is called for each part that passes, so that a slow connection is not taken for silence. */
export function watched(body: ReadableStream<Uint8Array> | null, heard: () => void) {
  return (
    body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, out) {
          heard()
          out.enqueue(part)
        },
      }),
    ) ?? null
  )
}
