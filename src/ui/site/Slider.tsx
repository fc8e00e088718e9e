import { useId, useState } from 'react'

type SliderProps = {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step: number
  /** The value in words, for the typed field and for screen readers. */
  format: (value: number) => string
}

/** A range that can also be typed. What is typed is brought into the range when the field is left. */
export function Slider({ label, value, onChange, min, max, step, format }: SliderProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const share = `${((value - min) / (max - min)) * 100}%`

  const settle = () => {
    if (typed) onChange(Math.min(max, Math.max(min, Number(typed))))
    setTyped(null)
  }
  return (
    <div className="field">
      <div className="row between">
        <label className="lab" htmlFor={id}>
          {label}
        </label>
        <span className="inp range-value">
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? format(value)}
            onFocus={() => setTyped(String(value))}
            onChange={(event) => setTyped(event.target.value.replace(/[^0-9]/g, '').slice(0, 9))}
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
        min={min}
        max={max}
        step={step}
        value={value}
        // Set by script: a style attribute in the served HTML would break the content security policy.
        ref={(element) => element?.style.setProperty('--at', share)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
