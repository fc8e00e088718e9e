import Switch from '@mui/material/Switch'
import { useState } from 'react'
import type { Flag } from '#src/contract/entities/fields.ts'
import type { Lender } from '#src/contract/entities/lender.ts'
import { useSaveLender } from '../hooks.ts'

export type FlagProperty = {
  [P in keyof Lender]: Lender[P] extends Flag ? P : never
}[keyof Lender]

/** A switch that saves at once; it shows what was asked for, and goes back when that could not be saved. */
export function LenderSwitch({ lender, property, label }: { lender: Lender; property: FlagProperty; label: string }) {
  const save = useSaveLender()
  const [wanted, setWanted] = useState<Flag | null>(null)
  const onChange = async (next: Flag) => {
    if (wanted !== null) return
    setWanted(next)
    // The reason of a failure is in its toast.
    await save(lender, property, { value: next }).catch(() => undefined)
    setWanted(null)
  }
  return (
    <Switch
      checked={(wanted ?? lender[property]) === 1}
      onChange={(_, checked) => void onChange(checked ? 1 : 0)}
      slotProps={{ input: { role: 'switch', 'aria-label': label, 'aria-busy': wanted !== null } }}
    />
  )
}
