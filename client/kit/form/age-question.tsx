import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Illustration } from '#client/kit/base/empty-state.tsx'
import { Form } from './form.tsx'
import { href } from '#shared/web/routes.ts'

/** Before goods that are sold from 21 years on alone are shown, or are paid. Its page has the action `confirmAge`. */
export const AgeQuestion = ({ path }: { path: string }) => (
  <div className="wrap max-w-md! py-3 sm:py-10">
    <section className="card grid gap-3 p-4 text-center sm:p-8">
      <Illustration drawing="lock" className="mx-auto" />
      <h1 className="text-lg font-bold text-balance">Apakah Anda sudah berusia 21 tahun?</h1>
      <p className="text-base text-pretty text-muted">
        Produk ini hanya dijual kepada pembeli berusia 21{'\u00a0'}tahun ke atas. Jawaban ini diingat sampai browser
        ditutup.
      </p>
      <Form path={path} action="confirmAge" className="mt-2">
        <Button full size="lg">
          Ya, saya sudah 21 tahun
        </Button>
      </Form>
      <ButtonLink variant="outline" full size="lg" href={href('home')}>
        Belum, kembali ke Beranda
      </ButtonLink>
    </section>
  </div>
)
