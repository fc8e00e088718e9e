import Switch from '@mui/material/Switch'
import type { AdminLender, Lender } from '#src/contract/entities/catalogue/lender.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import { useApprovalReason } from '#src/ui/dialog/use-approval-reason.tsx'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { useInstantSave } from '#src/ui/edit/use-instant-save.ts'
import { LenderUnfinished, useSaveLender } from './hooks.ts'
import { UnfinishedDialog } from './UnfinishedDialog.tsx'
import { useSignature } from './use-signature.tsx'

export type FlagProperty = {
  [P in keyof Lender]: Lender[P] extends Flag ? P : never
}[keyof Lender]

/** A switch that saves at once; it shows what was asked for, and goes back when that could not be saved. */
export function LenderSwitch({
  lender,
  property,
  label,
}: {
  lender: AdminLender
  property: FlagProperty
  label: string
}) {
  const why = useApprovalReason()
  const signature = useSignature(lender)
  const save = useSaveLender(why.withWhy, signature.withSignature)
  const [unfinished, setUnfinished] = useOpened<boolean>(false)
  const { shown, saving, choose } = useInstantSave<Flag>(lender[property], (value) =>
    save(lender, property, { value }).catch((error: unknown) => {
      if (error instanceof LenderUnfinished) setUnfinished(true)
      throw error
    }),
  )
  return (
    <>
      <Switch
        checked={shown === 1}
        onChange={(_, checked) => !saving && void choose(checked ? 1 : 0)}
        slotProps={{ input: { role: 'switch', 'aria-label': label, 'aria-busy': saving } }}
      />
      {why.dialog}
      {signature.dialog}
      {unfinished && <UnfinishedDialog lender={lender} onClose={() => setUnfinished(false)} />}
    </>
  )
}
