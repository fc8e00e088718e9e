import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { DeskEnquiry } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { enquiryFields } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import { Part } from '#src/features/desk/Part.tsx'
import { rupees } from '#src/lib/format.ts'

/** What the customer wants the loan for. */
export function AskedFor({ enquiry: { kind, details } }: { enquiry: DeskEnquiry }) {
  const { t } = useTranslation('enquiry-desk')
  const shown = (field: string) => {
    const value = details[field] ?? ''
    if (typeof value === 'number') return rupees(value)
    return field === 'place' || field === 'condition' ? t(`${field}.${value}`) : value
  }
  return (
    <Part title={t(`kind.${kind}`)}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}
      >
        {enquiryFields(kind)
          .filter((field) => details[field] !== undefined)
          .map((field) => (
            <div key={field}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`fields.${field}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {shown(field)}
              </Typography>
            </div>
          ))}
      </Box>
    </Part>
  )
}
