/** Enough to read a receipt: the longer side in pixels, and the quality of the JPEG. */
const longestPx = 1_600
const quality = 0.85

/**
 * Makes chosen photos no larger than they need to be. A file that this browser cannot read is sent as it is, and the
 * server decides.
 */
export async function shrinkPhoto(input: HTMLInputElement): Promise<void> {
  const chosen = [...(input.files ?? [])]
  const small: File[] = []
  // One after the other, because a phone has memory for few decoded photos.
  for (const file of chosen) small.push(await shrunk(file))
  // Other files may have been chosen in the meantime.
  if (
    small.every((file, place) => file === chosen[place]) ||
    chosen.some((file, place) => input.files?.[place] !== file)
  )
    return
  const files = new DataTransfer()
  for (const file of small) files.items.add(file)
  input.files = files.files
}

/** The photo no larger than it needs to be, or the file itself. */
export async function shrunk(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file
  try {
    const photo = await createImageBitmap(file)
    const scale = Math.min(1, longestPx / Math.max(photo.width, photo.height))
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.round(photo.width * scale),
      height: Math.round(photo.height * scale),
    })
    canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height)
    photo.close()
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    return !small || small.size >= file.size
      ? file
      : new File([small], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
  } catch {
    // Not an image that this browser can read.
    return file
  }
}
