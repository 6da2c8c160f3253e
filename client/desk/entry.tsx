import { Button } from '#client/kit/base/button.tsx'

interface EntryProps {
  /** The link that was opened; null: none. */
  pass: string | null
  message: string | null
  /** What was typed in a form when the session had ended. */
  typed: readonly string[]
}

/** The way in: by a link that the owner has made, or by a passkey. */
export function Entry({ pass, message, typed }: EntryProps) {
  return (
    <div className="card desk-card mx-auto max-w-sm">
      {message ? (
        <p role="alert" className="rounded-sm bg-warn-soft p-3 text-base text-warn-ink">
          {message}
        </p>
      ) : null}
      {typed.length > 0 ? <p className="text-base">Yang belum tersimpan: {typed.join(' · ')}</p> : null}
      {pass === null ? (
        <p className="text-base">
          Buka dengan tautan dari pemilik toko, atau dengan passkey yang sudah Anda buat di sini.
        </p>
      ) : (
        <form method="post" action={`/kelola/masuk/${encodeURIComponent(pass)}`}>
          <Button full size="lg">
            Masuk
          </Button>
        </form>
      )}
      <p role="status" id="passkey-answer" className="text-base text-danger" />
      <Button type="button" variant="outline" full id="passkey-enter" hidden>
        Masuk dengan passkey
      </Button>
      <a href="/kelola" className="desk-link">
        Saya sudah masuk
      </a>
    </div>
  )
}
