import { useEffect, useRef, useState } from 'react'
import { isMasked } from '#src/contract/rules/person/pan.ts'
import type { Field } from './use-field.ts'

/** State of a field whose stored value is masked: `replace` empties it for a new one, `keep` brings the mask back. */
export function useMasked(field: Field) {
  const [mask, setMask] = useState<string | null>(null)
  const opened = useRef(false)
  const masked = isMasked(field.text)
  useEffect(() => {
    if (!opened.current) return
    opened.current = false
    document.getElementById(field.id)?.focus()
  })
  return {
    masked,
    replaced: !masked && mask !== null,
    replace: () => {
      opened.current = true
      setMask(field.text)
      field.onChange('')
    },
    keep: () => {
      field.onChange(mask ?? '')
      setMask(null)
    },
  }
}
