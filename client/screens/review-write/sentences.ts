import { limits } from '#shared/limits.ts'
import { groupDigits } from '#shared/format/money.ts'

/** What is wrong with a photo, and with the words. */
export const wrongKind = 'Format file tidak didukung. Gunakan foto JPG, PNG, atau WebP.'
export const wrongLength = `Tulis ${limits.reviewTypedMin} sampai ${groupDigits(limits.reviewTypedMax)} karakter.`
