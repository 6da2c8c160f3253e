/** Enough to read a receipt by: the longer side in pixels, and how good its JPEG is. */
const longestPx = 1_600
const quality = 0.85

/**
 * Photos that were chosen are sent no larger than they need to be. What this browser cannot read is sent as it is, and
 * the server has the last word.
 */
export async function shrinkPhoto(input: HTMLInputElement): Promise<void> {
  const chosen = [...(input.files ?? [])]
  const small: File[] = []
  // One after the other: a phone holds few opened photos at once.
  for (const file of chosen) small.push(await shrunk(file))
  // Meanwhile others may have been chosen.
  if (
    small.every((file, place) => file === chosen[place]) ||
    chosen.some((file, place) => input.files?.[place] !== file)
  )
    return
  const files = new DataTransfer()
  for (const file of small) files.items.add(file)
  input.files = files.files
}

async function shrunk(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file
  try {
    const photo = await createImageBitmap(file)
    const scale = Math.min(1, longestPx / Math.max(photo.width, photo.height))
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.round(photo.width * scale),
      height: Math.round(photo.height * scale),
    })
    canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height)
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    return !small || small.size >= file.size
      ? file
      : new File([small], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
  } catch {
    // No picture this browser knows.
    return file
  }
}
