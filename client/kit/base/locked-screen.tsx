import { useLayoutEffect, useRef } from 'react'
import { painted } from '#client/app/island/painted.ts'

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
    const pressable = ignorePresses()
    const open = () => {
      if (pressable.signal.aborted) return
      node.showModal()
      pressable.abort()
    }
    // A modal dialog changes the style of every element. The pressed button says first that it was pressed.
    void painted().then(open)
    return () => {
      pressable.abort()
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
        <p className="text-base text-muted">{hint}</p>
      </div>
    </dialog>
  )
}

const presses = ['click', 'submit', 'keydown', 'beforeinput'] as const

/** Until it is aborted, no press and no key does anything on the page. */
function ignorePresses(): AbortController {
  const until = new AbortController()
  const ignore = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of presses) addEventListener(type, ignore, { capture: true, signal: until.signal })
  return until
}
