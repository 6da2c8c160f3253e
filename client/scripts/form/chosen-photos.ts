/**
 * Photos that were chosen and are not sent yet. Enough to read a receipt: the longer side in pixels, and the quality of
 * the JPEG. Pictures of goods are smaller, because every shopper loads them (client/desk/pictures.ts).
 */
const receiptPx = 1_600
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
    input.files?.length !== chosen.length ||
    chosen.some((file, place) => input.files?.[place] !== file)
  )
    return
  putFiles(input, small)
}

/** Makes these the files of the field. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  input.files = chosen.files
}

/** The photo no larger than it needs to be, or the file itself. */
export async function shrunk(file: File, longestPx = receiptPx): Promise<File> {
  if (!file.type.startsWith('image/')) return file
  try {
    const photo = await createImageBitmap(file)
    const scale = Math.min(1, longestPx / Math.max(photo.width, photo.height))
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.round(photo.width * scale),
      height: Math.round(photo.height * scale),
    })
    const paper = canvas.getContext('2d')
    if (paper) {
      // A JPEG has no transparency: without a ground of its own, goods that were cut out stand on black.
      paper.fillStyle = '#fff'
      paper.fillRect(0, 0, canvas.width, canvas.height)
      paper.drawImage(photo, 0, 0, canvas.width, canvas.height)
    }
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

/** A photo as itself, as a square; null: a video, a PDF, or no image that this browser can read. */
export async function lookOf(file: File, sidePx: number, label: string): Promise<HTMLCanvasElement | null> {
  try {
    const photo = await createImageBitmap(file)
    const side = Math.min(photo.width, photo.height)
    const [left, top] = [(photo.width - side) / 2, (photo.height - side) / 2]
    const canvas = Object.assign(document.createElement('canvas'), { width: sidePx, height: sidePx })
    canvas.setAttribute('role', 'img')
    canvas.setAttribute('aria-label', label)
    canvas.getContext('2d')?.drawImage(photo, left, top, side, side, 0, 0, sidePx, sidePx)
    photo.close()
    return canvas
  } catch {
    return null
  }
}
