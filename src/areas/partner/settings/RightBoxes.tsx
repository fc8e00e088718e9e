import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTranslation } from 'react-i18next'
import { PARTNER_RIGHTS } from '#src/contract/partner-rights.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'

interface RightBoxesProps {
  label: string
  rights: readonly PartnerRight[]
  busy?: boolean
  onChange: (right: PartnerRight, given: boolean) => void
}

/** What somebody may do, one box for each. */
export function RightBoxes({ label, rights, busy = false, onChange }: RightBoxesProps) {
  const { t } = useTranslation('partner-settings')
  return (
    <Box role="group" aria-label={label} aria-busy={busy} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
      {PARTNER_RIGHTS.map((right) => (
        <FormControlLabel
          key={right}
          control={
            <Checkbox checked={rights.includes(right)} onChange={(_, checked) => !busy && onChange(right, checked)} />
          }
          label={t(`rights.${right}`)}
        />
      ))}
    </Box>
  )
}
