import { Form } from '#client/kit/form/form.tsx'
import { Button } from '#client/kit/base/button.tsx'
import { href } from '#shared/web/routes.ts'
import { liteForm } from '#shared/web/lite-form.ts'

/** The page is the same for everybody, so it offers to switch it on; a light page comes with the other words. */
export const LiteSwitch = () => (
  <Form path={href('info')} action="lite" className="card p-4 text-base text-muted">
    <h2 className="text-md text-ink">Mode hemat data</h2>
    <p className="mt-2 mb-3">
      Foto lebih kecil, dan halaman lain tidak dimuat sebelum Anda membukanya. Aktif sendiri saat browser menghemat data
      atau sinyal lambat.
    </p>
    <input type="hidden" name={liteForm.name} value={liteForm.on.value} />
    <Button variant="outline" full>
      {liteForm.on.words}
    </Button>
  </Form>
)
