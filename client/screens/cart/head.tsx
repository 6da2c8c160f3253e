import { type FormEvent, type MouseEvent, useRef } from 'react'
import { copyText } from '#client/app/clipboard.ts'
import { Button } from '#client/kit/button.tsx'
import { Form } from '#client/kit/form.tsx'
import { Icon } from '#client/kit/icon.tsx'

interface CartHeadProps {
  path: string
  offered: number
  ticked: number
  awake: boolean
  /** The address of a cart with the ticked lines; null when it has none. */
  link: string | null
  onAll: (on: boolean) => void
  onEmpty: () => void
}

/** 'Pilih Semua' needs a script and keeps its place without one; with one, emptying is asked about first. */
export function CartHead({ path, offered, ticked, awake, link, onAll, onEmpty }: CartHeadProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const askFirst = (event: FormEvent) => {
    event.preventDefault()
    if (dialog.current) dialog.current.returnValue = ''
    dialog.current?.showModal()
  }
  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    void shareLink(event.currentTarget.href)
  }
  return (
    <div className="card flex min-h-12 items-center justify-between pr-2">
      <label
        className={`flex min-h-11 shrink-0 items-center gap-3 px-3 whitespace-nowrap text-base font-medium ${awake && offered > 0 ? '' : 'invisible'}`}
      >
        <input
          type="checkbox"
          className="size-5"
          checked={ticked === offered}
          onChange={(event) => onAll(event.currentTarget.checked)}
        />
        Pilih Semua
      </label>
      {link === null ? null : (
        <a
          href={link}
          onClick={share}
          className="ml-auto flex h-11 min-w-11 items-center justify-center gap-2 px-2 text-sm font-medium"
        >
          <Icon name="share" size={18} />
          <span className="sr-only sm:not-sr-only">Bagikan Keranjang</span>
        </a>
      )}
      <Form path={path} action="empty" onSubmit={askFirst}>
        <Button variant="quiet" className="px-2! text-sm! font-medium!">
          Kosongkan Keranjang
        </Button>
      </Form>
      <dialog
        ref={dialog}
        onClose={(event) => {
          if (event.currentTarget.returnValue === 'ya') onEmpty()
        }}
        aria-labelledby="kosongkan"
        className="mx-auto mt-auto mb-0 w-full max-w-none rounded-t-lg bg-white p-4 sm:m-auto sm:w-[95%] sm:rounded-lg lg:w-1/3"
      >
        <h2 id="kosongkan" className="text-md">
          Kosongkan keranjang?
        </h2>
        <p className="mt-1 text-base text-neutral-600">Semua produk akan dihapus dari keranjang.</p>
        <form method="dialog" className="mt-5 grid grid-cols-2 gap-3">
          <Button variant="outline">Batal</Button>
          <Button value="ya">Kosongkan</Button>
        </form>
      </dialog>
    </div>
  )
}

/** By the phone's own share sheet; where there is none the link is copied. */
async function shareLink(url: string): Promise<void> {
  if (!navigator.share) return copyText(url)
  try {
    await navigator.share({ title: 'Keranjang belanja', url })
  } catch (failure) {
    // Closed without sharing is no failure.
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) await copyText(url)
  }
}
