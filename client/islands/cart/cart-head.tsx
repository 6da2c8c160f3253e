import { type FormEvent, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'

interface CartHeadProps {
  path: string
  offered: number
  ticked: number
  awake: boolean
  onAll: (on: boolean) => void
  onEmpty: () => void
}

/** 'Pilih Semua' needs a script and keeps its place without one; with one, emptying is asked about first. */
export function CartHead({ path, offered, ticked, awake, onAll, onEmpty }: CartHeadProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const askFirst = (event: FormEvent) => {
    event.preventDefault()
    if (dialog.current) dialog.current.returnValue = ''
    dialog.current?.showModal()
  }
  return (
    <div className="card flex min-h-12 items-center justify-between pr-2">
      <label className={`flex min-h-11 items-center gap-3 px-3 text-base font-medium ${awake && offered > 0 ? '' : 'invisible'}`}>
        <input type="checkbox" className="size-5" checked={ticked === offered} onChange={(event) => onAll(event.currentTarget.checked)} />
        Pilih Semua
      </label>
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
        className="mx-auto mt-auto mb-0 w-full max-w-none rounded-t-lg bg-white p-5 sm:m-auto sm:w-[95%] sm:rounded-lg lg:w-1/3"
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
