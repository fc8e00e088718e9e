import { useId, useState } from 'react'
import { typedFigure } from '#src/contract/rules/typed.ts'

type SliderProps = {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step: number
  /** The value in words, for the typed field and for screen readers. */
  format: (value: number) => string
  /** Two decimals may be typed. */
  decimal?: boolean
  /** More about the value, such as the amount in words. */
  help?: string
}

/** A range that can also be typed. What is typed is brought into the range when the field is left. */
export function Slider({ label, value, onChange, min, max, step, format, decimal = false, help }: SliderProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  // A range rests on its least value and whole steps from there: it begins and ends at whole steps, so that it holds round figures.
  const [from, to] = [Math.floor(min / step) * step, Math.ceil(max / step) * step]
  const share = `${((value - from) / (to - from)) * 100}%`

  const settle = () => {
    const number = Math.min(max, Math.max(min, Math.round(Number(typed) * 100) / 100))
    // A field that the keyboard only passed has changed nothing.
    if (typed && Number.isFinite(number) && number !== value) onChange(number)
    setTyped(null)
  }
  return (
    <div className="field">
      <div className="row between">
        <label className="lab" htmlFor={id}>
          {label}
        </label>
        <span className="inp small range-value">
          <input
            id={id}
            inputMode={decimal ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={typed ?? format(value)}
            onFocus={() => setTyped(String(value))}
            onChange={(event) => setTyped(typedFigure(event.target.value, 9, decimal ? 2 : 0))}
            aria-describedby={help ? `${id}-help` : undefined}
            onBlur={settle}
            onKeyDown={(event) => event.key === 'Enter' && settle()}
          />
        </span>
      </div>
      <input
        type="range"
        className="range"
        aria-label={label}
        aria-valuetext={format(value)}
        min={from}
        max={to}
        step={step}
        value={value}
        // Set by script: a style attribute in the served HTML would break the content security policy.
        ref={(element) => element?.style.setProperty('--at', share)}
        onChange={(event) => onChange(Math.min(max, Math.max(min, Number(event.target.value))))}
      />
      {help && (
        <p className="xs mut" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
