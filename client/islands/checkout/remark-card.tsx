import { limits } from '#shared/limits.ts'
import { TextArea } from '../../ui/field.tsx'
import { Card } from '../../ui/card.tsx'

export function RemarkCard({ remark, form }: { remark: string; form: string }) {
  return (
    <Card>
      <TextArea name="remark" form={form} label="Catatan untuk penjual" optional maxLength={limits.remarkChars} defaultValue={remark} />
    </Card>
  )
}
