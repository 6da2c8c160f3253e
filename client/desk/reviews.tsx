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

/** The lists of reviews, each with what its address says. */
const lists = [
  {
    ...{ key: null, asked: '', words: 'Ulasan yang belum dijawab' },
    nothing: { title: 'Semua ulasan sudah dijawab', text: 'Ulasan baru muncul di sini.' },
  },
  {
    ...{ key: 'dijawab', asked: '&answered=done', words: 'Ulasan yang sudah dijawab' },
    nothing: { title: 'Belum ada ulasan yang dijawab', text: 'Ulasan yang dijawab muncul di sini.' },
  },
  {
    ...{ key: 'tersembunyi', asked: '&answered=hidden', words: 'Ulasan tersembunyi' },
    nothing: { title: 'Tidak ada ulasan tersembunyi', text: 'Ulasan yang disembunyikan muncul di sini.' },
  },
] as const

/** What buyers said and nobody has answered; with `dijawab=1` what is answered, with `tersembunyi=1` what is hidden. */
export const reviews: DeskScreen = async (ask, query) => {
  const index = pageOf(query)
  const list = lists.find(({ key }) => key !== null && query.get(key) === '1') ?? lists[0]
  const { reviews: rows } = await ask(Reviews, `/reviews?page=${index}${list.asked}`)
  const total = index * limits.pageSize + rows.length + (rows.length === limits.pageSize ? 1 : 0)
  const ofPage = { title: 'Tidak ada ulasan di halaman ini', text: 'Yang tersisa ada di halaman sebelumnya.' }
  return (frame) => (
    <>
      {rows.length === 0 ? (
        <Nothing {...(index > 0 ? ofPage : list.nothing)} />
      ) : (
        <Cards>
          {rows.map((review) => (
            <ReviewCard key={review.id} {...{ frame, review }} />
          ))}
        </Cards>
      )}
      <Pages frame={frame} total={total} />
      <p className="flex flex-wrap gap-x-4">
        {lists
          .filter((one) => one !== list)
          .map(({ key, words }) => (
            <a key={words} href={key === null ? path : `${path}?${key}=1`} className="desk-link">
              {words}
            </a>
          ))}
      </p>
    </>
  )
}

interface ReviewCardProps {
  frame: DeskFrame
  review: DeskReview
}
function ReviewCard({ frame, review }: ReviewCardProps) {
  const { id, slug, product, stars, author, text, photos, reply, hidden, at } = review
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
          <AnswerForm {...{ frame, id, reply }} />
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
const AnswerForm = ({ frame, id, reply }: FormProps & Pick<DeskReview, 'reply'>) => (
  <PressForm frame={frame} press="answerReview" id={id} label={reply === null ? 'Kirim jawaban' : 'Ubah jawaban'}>
    {({ fields, values }) => (
      <>
        <input type="hidden" name="was" value={reply ?? ''} />
        {fields['reply'] && reply ? <p className="text-base wrap-anywhere">Jawaban sekarang: {reply}</p> : null}
        <TextArea
          name="reply"
          label="Jawaban, tampil di bawah ulasan"
          rows={3}
          maxLength={limits.reviewTypedMax}
          error={fields['reply']}
          defaultValue={values['reply'] ?? reply ?? ''}
        />
      </>
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
