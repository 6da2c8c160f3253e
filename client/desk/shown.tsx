import { FieldError } from '#client/kit/form/field.tsx'
import { More, PressForm } from './parts.tsx'
import type { DeskFrame } from './screen.ts'

interface ShownProps {
  frame: DeskFrame
  slug: string
  published: boolean
}

/** Whether shoppers find a product. */
export const Shown = ({ frame, slug, published }: ShownProps) =>
  published ? (
    <More frame={frame} label="Sembunyikan dari toko" presses={['hide']} id={slug}>
      <p className="text-base text-muted">
        Pembeli tidak menemukannya lagi, juga di keranjang. Pesanan yang sudah dibuat tetap berjalan.
      </p>
      <PressForm frame={frame} press="hide" id={slug} label="Sembunyikan" variant="outline" />
    </More>
  ) : (
    <PressForm frame={frame} press="show" id={slug} label="Tampilkan di toko" variant="outline">
      {({ fields }) => <FieldError words={fields['category']} />}
    </PressForm>
  )
