import { text } from '#shared/text/text.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { normalisePhone } from '#shared/indonesia/phone.ts'

/**
 * Who will be named as the sender. Both fields are needed, and the phone is stored in the form of every other phone.
 * All mistakes are reported at once.
 */
export function checkSender(
  name: string | null,
  phone: string | null,
): Result<{ dropshipName: string; dropshipPhone: string }> {
  const number = phone === null ? missing('phone') : normalisePhone(phone)
  if (name !== null) return number.ok ? accepted({ dropshipName: name, dropshipPhone: number.value }) : number
  return refused('input_invalid', {}, { name: text.required, ...(number.ok ? {} : number.fields) })
}

const missing = (field: string): Refused => refused('input_invalid', {}, { [field]: text.required })
