import { type FormEvent, type MouseEvent, useRef } from 'react'
import { text } from '#shared/text/text.ts'
import { cartLink } from '#shared/api/goods/cart-link.ts'
import { copyText } from '#client/app/browser/clipboard.ts'
import { useHydrated } from '#client/app/island/hydrated.ts'
import { toast } from '#client/app/browser/toast.ts'
import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { Button } from '#client/kit/base/button.tsx'
import { Form } from '#client/kit/form/form.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { ids } from './names.ts'
import { intend, offered, path as pathAtom, tickAll, ticked } from './state.ts'

/** What is done with all lines at once. */
export function CartHead() {
  return (
    <div className="card flex min-h-12 flex-wrap items-center justify-between pr-2">
      <TickAll />
      <Share />
      <Empty />
    </div>
  )
}

/** It needs a script, and without one its place stays empty. */
function TickAll() {
  const awake = useHydrated()
  const all = useAtomValue(offered).length
  const checked = useAtomValue(ticked).length === all
  const tick = useSetAtom(tickAll)
  return (
    <label
      className={`flex min-h-11 shrink-0 items-center gap-3 pl-3 whitespace-nowrap text-base font-medium ${awake ? '' : 'invisible'}`}
    >
      <input
        type="checkbox"
        className="size-5"
        checked={checked}
        onChange={(event) => tick(event.currentTarget.checked)}
      />
      Pilih Semua
    </label>
  )
}

/** The address of a cart with the ticked lines. */
function Share() {
  const awake = useHydrated()
  const link = cartLink(useAtomValue(ticked))
  if (link === null) return null
  if (link === 'too_long' && !awake)
    return <p className="hidden flex-1 px-2 text-xs text-muted noscript:block">{text.cartLinkTooLong}</p>
  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    void shareLink(event.currentTarget.href)
  }
  const className = 'ml-auto flex h-11 min-w-11 items-center justify-center gap-2 px-2 text-base text-brand-text'
  const label = (
    <>
      <span className="max-sm:hidden">
        <Icon name="share" size={18} />
      </span>
      Bagikan
    </>
  )
  return link === 'too_long' ? (
    <button type="button" className={className} onClick={() => toast(text.cartLinkTooLong)}>
      {label}
    </button>
  ) : (
    <a href={link} onClick={share} className={className}>
      {label}
    </a>
  )
}

/** With a script it is asked about first. */
function Empty() {
  const path = useAtomValue(pathAtom)
  const change = useSetAtom(intend)
  const dialog = useRef<HTMLDialogElement>(null)
  const askFirst = (event: FormEvent) => {
    event.preventDefault()
    if (dialog.current) dialog.current.returnValue = ''
    dialog.current?.showModal()
  }
  return (
    <>
      <Form path={path} action="empty" onSubmit={askFirst}>
        <button type="submit" className="ml-2 min-h-11 px-2 text-base text-muted">
          Kosongkan
        </button>
      </Form>
      <dialog
        ref={dialog}
        onClose={(event) => {
          if (event.currentTarget.returnValue === 'yes') change({ kind: 'empty' })
        }}
        aria-labelledby={ids.emptyTitle}
        className="mx-auto mt-auto mb-4 w-[95%] max-w-none rounded-lg bg-surface p-4 sm:m-auto min-[64rem]:w-[33%]"
      >
        <h2 id={ids.emptyTitle} className="text-md">
          Kosongkan keranjang?
        </h2>
        <p className="mt-1 text-base text-muted">Semua produk akan dihapus dari keranjang.</p>
        <form method="dialog" className="mt-5 grid grid-cols-2 gap-3">
          <Button variant="outline">Batal</Button>
          <Button value="yes">Kosongkan</Button>
        </form>
      </dialog>
    </>
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
