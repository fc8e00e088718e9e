import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LenderApprovals } from '#src/contract/entities/approvals/approval.ts'
import type { AdminLender } from '#src/contract/entities/catalogue/lender.ts'
import { useApprovalReason } from '#src/ui/dialog/use-approval-reason.tsx'
import { useSaveLender } from './hooks.ts'
import { fieldId, fieldsOf } from './lender-fields.ts'
import type { LenderCardKey, LenderField } from './lender-fields.ts'
import { LenderRow } from './LenderRow.tsx'
import { LenderSwitch } from './LenderSwitch.tsx'
import type { FlagProperty } from './LenderSwitch.tsx'
import { isChangedTogether } from './waiting-changes.ts'

interface LenderCardProps {
  lender: AdminLender
  card: LenderCardKey
  approvals: LenderApprovals
  /** Shown under the heading. */
  children?: ReactNode
}

const isFlag = (field: LenderField): field is LenderField & { property: FlagProperty } => field.kind === 'flag'

/** One card of properties, each edited in its place. */
export function LenderCard({ lender, card, approvals, children }: LenderCardProps) {
  const { t } = useTranslation(['lenders-admin', 'common'])
  const why = useApprovalReason()
  const save = useSaveLender(why.withWhy)
  return (
    <Card variant="outlined" component="section" aria-labelledby={`card-${card}`}>
      <Box sx={{ px: 5, py: 4 }}>
        <Typography variant="h4" component="h2" id={`card-${card}`}>
          {t(`cards.${card}`)}
        </Typography>
        {children}
      </Box>
      {fieldsOf(lender, card).map((field) => {
        const { property } = field
        const row = { lender, approvals, field, save }
        const label = t(`fields.${property}`)
        if (isFlag(field) && !isChangedTogether(approvals, property))
          return (
            <Box key={property} id={fieldId(property)} sx={switchRow}>
              <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{label}</Box>
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', fontWeight: 500 }}>
                {t(lender[field.property] === 1 ? 'common:yes' : 'common:no')}
                <LenderSwitch lender={lender} property={field.property} label={label} />
              </Box>
            </Box>
          )
        return <LenderRow key={property} {...row} />
      })}
      {why.dialog}
    </Card>
  )
}

const switchRow = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 2fr) minmax(0, 4fr)' },
  columnGap: 4,
  alignItems: 'center',
  px: 5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
}
