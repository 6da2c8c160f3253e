import { Image, largestFile } from '#client/app/image.tsx'
import { PageLinks } from '#client/kit/base/page-links.tsx'
import { TextArea } from '#client/kit/form/field.tsx'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import { Reviews } from './answers.ts'
import { ageOf, Cards, Nothing, PressForm } from './parts.tsx'
import { type DeskScreen, pageOf } from './screen.ts'

/** What buyers said and nobody has answered. */
export const reviews: DeskScreen = async (ask, query) => {
  const index = pageOf(query)
  const { reviews: rows } = await ask(Reviews, `/reviews?page=${index}`)
  const total = index * limits.pageSize + rows.length + (rows.length === limits.pageSize ? 1 : 0)
  return (frame) =>
    rows.length === 0 ? (
      <Nothing title="Semua ulasan sudah dijawab" text="Ulasan baru muncul di sini." />
    ) : (
      <>
        <Cards>
          {rows.map(({ id, slug, product, stars, author, text, photos, at }) => (
            <article key={id} className="card desk-card" aria-label={`Ulasan ${product}`}>
              <div className="wrap-anywhere">
                <a href={href('product', { slug })} className="desk-link">
                  {product}
                </a>
                <p className="text-sm text-muted">{`${stars} dari 5 · ${author || 'Pembeli'} · ${ageOf(at, frame.now)}`}</p>
              </div>
              <p className="text-base wrap-anywhere">{text}</p>
              {photos.length > 0 ? (
                <p className="flex flex-wrap gap-2">
                  {photos.map((photo, place) => (
                    <a key={photo} href={largestFile(photo)} className="desk-photo">
                      <Image src={photo} alt={`Foto ${place + 1}`} size={80} />
                    </a>
                  ))}
                </p>
              ) : null}
              <PressForm frame={frame} press="answerReview" id={id} label="Kirim jawaban">
                {({ fields, values }) => (
                  <TextArea
                    name="reply"
                    label="Jawaban, tampil di bawah ulasan"
                    rows={3}
                    maxLength={limits.reviewTypedMax}
                    error={fields['reply']}
                    defaultValue={values['reply']}
                  />
                )}
              </PressForm>
            </article>
          ))}
        </Cards>
        <PageLinks index={index} size={limits.pageSize} total={total} to={(page) => `/kelola/ulasan?hal=${page}`} />
      </>
    )
}
