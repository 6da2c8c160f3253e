/** Enough to read a receipt by: the longer side in pixels, and how good its JPEG is. */
const longestPx = 1_600
const quality = 0.85

/** A photo that was chosen is sent no larger than it needs to be. What this browser cannot read is sent as it is, and the server has the last word. */
export async function shrinkPhoto(input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0]
  if (!file?.type.startsWith('image/')) return
  try {
    const photo = await createImageBitmap(file)
    const scale = Math.min(1, longestPx / Math.max(photo.width, photo.height))
    const canvas = Object.assign(document.createElement('canvas'), { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) })
    canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height)
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    // Meanwhile another file may have been chosen.
    if (!small || small.size >= file.size || input.files?.[0] !== file) return
    const files = new DataTransfer()
    files.items.add(new File([small], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }))
    input.files = files.files
  } catch {
    // No picture this browser knows, or no way to put another one into the field.
  }
}
