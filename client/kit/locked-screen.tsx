import { useLayoutEffect, useRef } from 'react'
import { painted } from '#client/app/painted.ts'

interface LockedScreenProps {
  /** While it is true nothing on the page can be pressed. */
  locked: boolean
  title: string
  hint: string
}

/**
 * Covers the whole screen while something that must not be interrupted is under way. As a modal dialog it makes the
 * page inert. It is closed before other effects, so that a refusal on the page can take the focus.
 */
export function LockedScreen({ locked, title, hint }: LockedScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const node = dialog.current
    if (!locked || !node) return
    // A modal dialog changes the style of every element. The pressed button says first that it was pressed.
    let open = true
    void painted().then(() => open && node.showModal())
    return () => {
      open = false
      node.close()
    }
  }, [locked])
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      aria-busy={locked}
      closedby="none"
      // For browsers that do not know `closedby`: Escape and Back leave it open.
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      className="locked"
    >
      <div role="status" className="locked-words">
        <p className="text-md font-bold">{title}</p>
        <p className="text-base text-neutral-600">{hint}</p>
      </div>
    </dialog>
  )
}
