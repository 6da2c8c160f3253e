interface StepsProps {
  /** What the steps are of. */
  label: string
  /** Short names, in the order of the way. */
  steps: readonly string[]
  /** The place of the step that is under way. */
  reached: number
}

/** How far something is on its way. */
export const Steps = ({ label, steps, reached }: StepsProps) => (
  <ol aria-label={label} className="mt-3 flex gap-2 text-center text-xs">
    {steps.map((step, at) => (
      <li
        key={step}
        aria-current={at === reached ? 'step' : undefined}
        className={`min-w-0 flex-1 ${at === reached ? 'font-semibold text-brand-text' : 'text-muted'}`}
      >
        <span className={`mb-1 block h-1.5 rounded-full ${at > reached ? 'bg-line' : 'bg-brand-text'}`} />
        {step}
      </li>
    ))}
  </ol>
)
