import { Image, largestFile } from '#client/app/image.tsx'
import { Select, TextArea } from '#client/kit/form/field.tsx'
import { hiddenSaid, hiddenWords } from '#client/kit/product/hidden-words.ts'
import { hiddenReasons } from '#shared/api/goods/review.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import { Reviews, type DeskReview } from './answers.ts'
import { ageOf, Cards, More, Nothing, Pages, PressForm } from './parts.tsx'
import { type DeskFrame, type DeskScreen, pageOf } from './screen.ts'

const path = '/kelola/ulasan'
const hiddenPath = `${path}?tersembunyi=1`

/** What buyers said and nobody has answered; with `tersembunyi=1` what the shop has hidden. */
export const reviews: DeskScreen = async (ask, query) => {
  const index = pageOf(query)
  const ofHidden = query.get('tersembunyi') === '1'
  const { reviews: rows } = await ask(Reviews, `/reviews?page=${index}${ofHidden ? '&answered=hidden' : ''}`)
  const total = index * limits.pageSize + rows.length + (rows.length === limits.pageSize ? 1 : 0)
  const ofPage = { title: 'Tidak ada ulasan di halaman ini', text: 'Yang tersisa ada di halaman sebelumnya.' }
  const ofAll = ofHidden
    ? { title: 'Tidak ada ulasan tersembunyi', text: 'Ulasan yang disembunyikan muncul di sini.' }
    : { title: 'Semua ulasan sudah dijawab', text: 'Ulasan baru muncul di sini.' }
  const empty = index > 0 ? ofPage : ofAll
  const others = ofHidden
    ? { to: path, words: 'Ulasan yang belum dijawab' }
    : { to: hiddenPath, words: 'Ulasan tersembunyi' }
  return (frame) => (
    <>
      {rows.length === 0 ? (
        <Nothing {...empty} />
      ) : (
        <Cards>
          {rows.map((review) => (
            <ReviewCard key={review.id} {...{ frame, review }} />
          ))}
        </Cards>
      )}
      <Pages frame={frame} total={total} />
      <a href={others.to} className="desk-link">
        {others.words}
      </a>
    </>
  )
}

interface ReviewCardProps {
  frame: DeskFrame
  review: DeskReview
}
function ReviewCard({ frame, review }: ReviewCardProps) {
  const { id, slug, product, stars, author, text, photos, hidden, at } = review
  return (
    <article className="card desk-card" aria-label={`Ulasan ${product}`}>
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
      {hidden ? (
        <>
          <p className="text-sm text-muted">{hiddenSaid(hidden)}</p>
          <PressForm frame={frame} press="showReview" id={id} label="Tampilkan lagi" variant="outline" />
        </>
      ) : (
        <>
          <AnswerForm {...{ frame, id }} />
          <HideForm {...{ frame, id }} />
        </>
      )}
    </article>
  )
}

interface FormProps {
  frame: DeskFrame
  id: string
}
const AnswerForm = ({ frame, id }: FormProps) => (
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
)

const HideForm = ({ frame, id }: FormProps) => (
  <More frame={frame} label="Sembunyikan isinya" presses={['hideReview']} id={id}>
    <p className="text-sm text-muted">
      Tulisan dan fotonya tidak tampil lagi; alasannya tampil di tempatnya. Bintangnya tetap dihitung.
    </p>
    <PressForm frame={frame} press="hideReview" id={id} label="Sembunyikan" variant="outline">
      {({ fields, values }) => (
        <Select
          name="why"
          label="Alasan"
          placeholder="Pilih alasan"
          options={hiddenReasons.map((why) => ({ code: why, name: hiddenWords[why] }))}
          error={fields['why']}
          defaultValue={values['why']}
        />
      )}
    </PressForm>
  </More>
)
