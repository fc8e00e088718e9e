import './form.css'

interface LaneProgressProps {
  label: string
  /** What a screen reader says, such as "Step 3 of 4". */
  valueText: string
  steps: number
  /** Number of the step that is open, from 1; the ones before it are done. */
  current: number
}

/** One segment per step: full, part-filled for the open one, or empty. */
export function LaneProgress({ label, valueText, steps, current }: LaneProgressProps) {
  return (
    <div
      className="steps-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={Math.min(current, steps)}
      aria-valuetext={valueText}
    >
      {Array.from({ length: steps }, (_, index) => (
        <i key={index} className={index + 1 < current ? 'done' : index + 1 === current ? 'now' : undefined} />
      ))}
    </div>
  )
}
