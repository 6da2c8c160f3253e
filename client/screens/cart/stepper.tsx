import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from '#client/kit/base/icon.tsx'

interface StepperProps {
  /** What is counted, for a shopper who cannot see the line around it. */
  name: string
  quantity: number
  max: number
  /** What was refused stays in the field. */
  typed?: string
  /** The id of what says that there are not so many. */
  problem?: string
  /** Without it the buttons submit their form with `step`, and Enter submits it with `quantity`. */
  onStep?: (quantity: number) => void
}

const bounded = (quantity: number, max: number) => Math.min(Math.max(1, quantity), Math.max(1, max))

/** Never below 1, never above the stock. The number itself can be typed. */
export function Stepper({ name, quantity, max, typed, problem, onStep }: StepperProps) {
  const field = useRef<HTMLInputElement>(null)
  const step = (delta: number) => (event: MouseEvent) => {
    if (!onStep) return
    event.preventDefault()
    const next = bounded(quantity + delta, max)
    // At its bound the button is disabled and would lose the focus. A press without a pointer counts no clicks.
    if (event.detail === 0 && (next === 1 || next === max)) field.current?.focus()
    onStep(next)
  }
  /** Takes what was typed, within the bounds. The field shows the result at once, even when nothing changes. */
  const take = (typing: HTMLInputElement) => {
    if (!onStep || typing.value === String(quantity)) return
    const typed = Number(typing.value)
    const wanted = Number.isInteger(typed) && typed > 0 ? bounded(typed, max) : quantity
    typing.value = String(wanted)
    if (wanted !== quantity) onStep(wanted)
  }
  // The field is not made again, so that a shopper who typed in it keeps the focus.
  useEffect(() => {
    if (field.current) field.current.value = String(quantity)
  }, [quantity])
  return (
    <span
      className={`inline-flex items-stretch rounded-sm border bg-surface ${problem ? 'border-danger' : 'border-edge'}`}
    >
      <StepButton
        icon="minus"
        label={`Kurangi jumlah ${name}`}
        value={-1}
        disabled={quantity <= 1}
        onClick={step(-1)}
      />
      <input
        ref={field}
        name="quantity"
        type="text"
        inputMode="numeric"
        maxLength={3}
        defaultValue={typed ?? quantity}
        aria-label={`Jumlah ${name}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem}
        autoComplete="off"
        onBlur={(event) => take(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && onStep) take(event.currentTarget)
        }}
        className="numbers h-11 w-11 bg-transparent text-center text-base font-semibold"
      />
      <StepButton icon="plus" label={`Tambah jumlah ${name}`} value={1} disabled={quantity >= max} onClick={step(1)} />
    </span>
  )
}

function StepButton({ icon, label, ...button }: { icon: 'minus' | 'plus'; label: string } & ComponentProps<'button'>) {
  return (
    <button
      type="submit"
      name="step"
      aria-label={label}
      className="grid size-11 place-items-center text-ink disabled:text-pale"
      {...button}
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
