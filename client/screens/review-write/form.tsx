import type { ReactNode } from 'react'
import { type Bought, sizeFits } from '#shared/api/goods/review.ts'
import { fitWords } from '#client/kit/product/fit-words.ts'
import { limits } from '#shared/limits.ts'
import { joinIds, splitIds } from '#shared/web/id.ts'
import { formatDate } from '#shared/format/dates.ts'
import { groupDigits } from '#shared/format/money.ts'
import type { Frame, Refusal } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { TextArea, FieldError } from '#client/kit/form/field.tsx'
import { errorOf, faulty } from '#client/kit/form/faulty.ts'
import { FileField, FileForm } from '#client/kit/form/file-form.tsx'
import { RefusalNote } from '#client/kit/form/form.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { Thumbnail } from '#client/kit/base/thumbnail.tsx'

/** The line that the review is about. */
export function BoughtLine({ line: { name, variant, image, boughtAt }, whole = false }: BoughtLineProps) {
  return (
    <div className="flex gap-3">
      <Thumbnail src={image} name={name} large />
      <span className="min-w-0 flex-1">
        <span className={`${whole ? 'block' : 'line-clamp-3 pb-1'} text-base font-medium wrap-anywhere`}>{name}</span>
        {variant ? <span className="block text-sm wrap-anywhere text-muted">{variant}</span> : null}
        {boughtAt ? <span className="block text-sm text-muted">Dibeli {formatDate(boughtAt)}</span> : null}
      </span>
    </div>
  )
}

interface BoughtLineProps {
  line: Omit<Bought, 'sized'>
  /** Where it is the only thing to be sure of, its name is not cut. */
  whole?: boolean
}

interface ToReviewProps {
  name: string
  /** The form with that many stars chosen. */
  to: (stars: string) => string
}

/** As many stars as there are to give, each of which opens the form with that number chosen. */
export const ToReview = ({ name, to }: ToReviewProps) => (
  <>
    <p className="mt-3 text-sm text-muted">Beri bintang untuk menulis ulasan</p>
    <Stars>
      {words.map((word, place) => (
        <a
          key={word}
          href={to(String(place + 1))}
          aria-label={`${place + 1} bintang, ${word}: ${name}`}
          className="flex min-h-11 items-center justify-center"
        >
          <Icon name="star" size={28} />
        </a>
      ))}
    </Stars>
  </>
)

/** One scale wherever stars are given: side by side, and what its ends mean. */
const Stars = ({ children }: { children: ReactNode }) => (
  <div className="max-w-60">
    {/* The first star begins where the words above it do. */}
    <div className="star-choice -ml-2 grid grid-cols-5">{children}</div>
    <p aria-hidden="true" className="-ml-2 grid grid-cols-5 text-center text-xs whitespace-nowrap text-muted">
      {words.map((word, place) => (
        <span key={word}>{place === 0 || place === words.length - 1 ? word : null}</span>
      ))}
    </p>
  </div>
)

/** What was given. */
export const Given = ({ stars }: { stars: number }) => (
  <span role="img" aria-label={`${stars} bintang`} className="flex text-star">
    {words.map((word, place) => (
      <Icon key={word} name="star" size={18} className={place < stars ? '' : 'text-edge'} />
    ))}
  </span>
)

const words = ['Buruk', 'Kurang', 'Cukup', 'Baik', 'Sangat baik'] as const

interface ReviewFormProps {
  line: Bought
  /** How many stars were tapped in the list; null: none. */
  stars: string | null
  frame: Frame
}
export function ReviewForm({ line, stars, frame: { path, refusal } }: ReviewFormProps) {
  const { fields = {}, values = {} } = refusal ?? {}
  const kept = splitIds(values['fileIds'] ?? '')
  return (
    <div className="wrap grid grid-cols-1 gap-3 py-3 lg:py-6">
      <Card>
        <BoughtLine line={line} whole />
      </Card>
      <Card>
        <FileForm path={path} action="send" className="space-y-4">
          {refusal ? <RefusalNote {...refusal} /> : null}
          <StarChoice chosen={values['stars'] ?? stars ?? undefined} fields={fields} />
          {line.sized ? <FitChoice chosen={values['fit']} /> : null}
          <TextArea
            name="text"
            label="Ulasan"
            rows={4}
            maxLength={limits.reviewTypedMax}
            hint={`Ceritakan kualitasnya dan pengalaman Anda, ${limits.reviewTypedMin} sampai ${groupDigits(limits.reviewTypedMax)} karakter, tanpa nomor HP atau alamat.`}
            error={fields['text']}
            defaultValue={values['text']}
          />
          <input type="hidden" name="fileIds" value={joinIds(kept)} />
          <FileField
            name="files"
            multiple
            optional
            accept="image/jpeg,image/png,image/webp"
            label={kept.length > 0 ? 'Ganti Foto' : 'Foto'}
            hint={kept.length > 0 ? `Tersimpan: ${kept.length} foto` : undefined}
            error={fields['files']}
            allowed={`Maksimal ${limits.reviewPhotos} foto, tiap foto 5\u00a0MB.`}
          />
          <p className="text-sm text-muted">
            Ulasan tampil di halaman produk dengan nama yang disamarkan dan tidak dapat diubah.
          </p>
          <Button size="lg" full>
            Kirim Ulasan
          </Button>
        </FileForm>
      </Card>
    </div>
  )
}

/** How the size turned out: the next person who chooses one decides by it. */
const FitChoice = ({ chosen }: { chosen: string | undefined }) => (
  <fieldset>
    <legend className="mb-1 text-sm text-hint">
      <span className="font-medium text-muted">Ukurannya</span> (opsional)
    </legend>
    <div className="grid grid-cols-2 gap-2 lg:flex">
      {/* A radio button cannot be taken back, so what says nothing is one, too. */}
      {([...sizeFits, ''] as const).map((fit) => (
        <label key={fit}>
          <input type="radio" name="fit" value={fit} defaultChecked={chosen === fit} className="sr-only" />
          <span className="chip w-full">{fit === '' ? 'Tidak tahu' : fitWords[fit]}</span>
        </label>
      ))}
    </div>
  </fieldset>
)

function StarChoice({ chosen, fields }: { chosen: string | undefined; fields: Refusal['fields'] }) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium text-muted">Penilaian</legend>
      <Stars>
        {words.map((word, place) => (
          <label key={word} className="relative flex min-h-11 cursor-pointer items-center justify-center">
            <input
              type="radio"
              name="stars"
              value={place + 1}
              defaultChecked={chosen === String(place + 1)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-sm border-transparent"
              aria-label={`${place + 1} bintang, ${word}`}
              {...faulty('stars', fields)}
            />
            <Icon name="star" size={28} />
          </label>
        ))}
      </Stars>
      <FieldError id={errorOf('stars')} words={fields['stars'] && 'Pilih 1 sampai 5 bintang.'} />
    </fieldset>
  )
}
